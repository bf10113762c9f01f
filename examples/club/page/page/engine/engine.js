// The library, which is fetched and compiled while it comes, and workers with an engine of their own for what takes
// long: some think, one draws.

import { init, size } from "../railhex/index.js";
import { summed, workersHere } from "../railhex/thinker.js";
import { settings } from "../settings/settings.js";

const library = { compiling: null, before: null, starting: null, asked: 0 }; // asked counts questions to workers

/**
 * Fetches and compiles the library; tell(loaded, total) is told of bytes while they come, and what first() begins
 * meanwhile is waited for before it is started here.
 */
export function load(tell, first) {
  library.compiling = compile(tell);
  library.compiling.catch(() => {}); // who waits for it is told
  library.before = first();
}

/** Is kept when the library has been started here. */
export const ready = () => (library.starting ??= startEngine());

async function startEngine() {
  const wasm = await library.compiling;
  await library.before;
  await init({ wasm, languages: [settings.language] });
}

async function compile(tell) {
  // A site in a folder has it compressed, for servers that compress nothing.
  const address = new URL(document.documentElement.dataset.engine ?? "railhex/railhex.wasm", document.baseURI);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  const whole = address.pathname.endsWith(".gz") ? unfolded(answer) : answer;
  let loaded = 0;
  const counted = new TransformStream({
    transform(chunk, onward) {
      tell(loaded += chunk.byteLength, size);
      onward.enqueue(chunk);
    },
  });
  return WebAssembly.compileStreaming(new Response(whole.body.pipeThrough(counted), whole));
}

/** What was compressed, also where the server has said so and the browser has unfolded it. */
function unfolded(answer) {
  const packed = !answer.headers.get("Content-Encoding")?.includes("gzip");
  const body = packed ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

// What takes long is done in workers with an engine of their own, so that
// the page stays alive meanwhile: some think, one draws.

const workers = {};
// patience is the iterations that a searching bot has for a move: a second or two.
const patience = 200;

// thinking are the workers that search together, where that leaves a core to the page.
const thinking = ["thinking", "thinking too"].slice(0, workersHere());

/** The move that a bot chooses in a position; random decides what it leaves to luck. */
export async function choose(position, name, random) {
  const workers = name.startsWith("search") ? thinking : thinking.slice(0, 1);
  const iterations = patience / workers.length, seed = Math.floor(random() * 2 ** 32);
  const searches = workers.map((worker, i) => {
    const how = { iterations, seed: seed + i };
    return ask(worker, { task: "choose", position: position.text(), name, how });
  });
  return summed(await Promise.all(searches))[0].move;
}

/** What a bot thinks; what it leaves to luck is the same whenever it is asked. */
const think = (task, position, name, move = "") =>
  ask("thinking", { task, position: position.text(), move, name, how: { iterations: patience, seed: 1 } });

/** What a bot thinks that each seat can expect of the win, after a move if there is one. */
export const judge = (position, name, move = "") => think("evaluate", position, name, move);

/** What a bot would do in a position, why, and the runner-up, as the package has it. */
export const consider = (position, name) => think("consider", position, name);

/** A picture of the position after a move, or of that before it without one. */
export async function draw(before, move, name, look) {
  const question = { task: "draw", position: before.text(), move, name, how: look };
  try {
    return await ask("drawing", question);
  } catch (error) {
    if (!error.stopped) throw error;
    return ask("drawing", question); // another one can
  }
}

/**
 * Starts the engine that draws, and is kept when it runs, or cannot. A browser compiles
 * what of an engine is run when it is run first, once for all that are alike: whatever
 * is started after this one keeps the page busy for less.
 */
export const prepare = () => ask("drawing", { task: "begin" }).catch(() => {});

function ask(name, question) {
  const { worker, waiting } = (workers[name] ??= startWorker(name));
  const number = ++library.asked;
  return new Promise((done, fail) => {
    waiting.set(number, { done, fail });
    worker.postMessage({ number, ...question });
  });
}

function startWorker(name) {
  const worker = new Worker(new URL("./worker.js", document.baseURI), { type: "module" });
  const waiting = new Map(); // who waits for an answer, by the number of the question
  const end = (message) => { // it answers nothing any more: the next question is for another one
    delete workers[name];
    worker.terminate();
    for (const { fail } of waiting.values()) fail(Object.assign(new Error(message), { stopped: true }));
  };
  worker.addEventListener("message", ({ data: { number, answer, error, stopped } }) => {
    if (stopped) return end(error);
    const { done, fail } = waiting.get(number);
    waiting.delete(number);
    return error ? fail(new Error(error)) : done(answer);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault(); // who waits is told
    end(event.message);
  });
  library.compiling.then((engine) => worker.postMessage({ engine }), ({ message }) => end(message));
  return { worker, waiting };
}
