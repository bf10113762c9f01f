// What takes long is done in workers with an engine of their own, so that
// the page stays alive meanwhile: some think, one draws.

import { summed } from "../railhex/thinker.js";
import { compiled } from "./engine.js";

const workers = {};
let asked = 0;

// patience is the iterations that a searching bot has for a move: a second or two.
const patience = 200;

// thinking are the workers that search together, where that leaves a core to the page.
const thinking = navigator.hardwareConcurrency > 2 ? ["thinking", "thinking too"] : ["thinking"];

/** The move that a bot chooses in a position; random decides what it leaves to luck. */
export async function choose(position, name, random) {
  const workers = name.startsWith("search") ? thinking : thinking.slice(0, 1);
  const iterations = patience / workers.length;
  const seed = Math.floor(random() * 2 ** 32);
  const searches = workers.map((worker, i) => ask(worker, { task: "choose", position: position.text(), name, how: { iterations, seed: seed + i } }));
  return summed(await Promise.all(searches))[0].move;
}

/** What a bot thinks that each seat can expect of the win, after a move if there is one; what it leaves to luck is the same whenever it is asked. */
export function judge(position, name, move = "") {
  return ask("thinking", { task: "evaluate", position: position.text(), move, name, how: { iterations: patience, seed: 1 } });
}

/** What a bot would do in a position, why, and the runner-up, as the package has it; it is the same whenever it is asked. */
export function consider(position, name) {
  return ask("thinking", { task: "consider", position: position.text(), move: "", name, how: { iterations: patience, seed: 1 } });
}

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
  const { worker, waiting } = (workers[name] ??= start(name));
  const number = ++asked;
  return new Promise((done, fail) => {
    waiting.set(number, { done, fail });
    worker.postMessage({ number, ...question });
  });
}

function start(name) {
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
  compiled().then((engine) => worker.postMessage({ engine }), ({ message }) => end(message));
  return { worker, waiting };
}
