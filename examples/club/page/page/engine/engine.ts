// The library, which is fetched and compiled while it comes, and workers with an engine of their own for what takes
// long: some think, one draws.

import { type Game, init, size } from "../railhex/index.js";
import { summed, workersHere } from "../railhex/thinker.js";
import { settings } from "../settings/settings.js";
import type { Answers, Told, Work } from "../worker.js";

type Compiled = Promise<WebAssembly.Module>;

// asked counts questions to workers; drawing is kept when the engine that draws runs, or cannot
const library: { compiling?: Compiled; drawing?: Promise<unknown>; starting?: Promise<void>; asked: number } =
  { asked: 0 };

/**
 * Fetches and compiles the library; tell(loaded, total) is told of bytes while they come. The engine that draws is
 * started meanwhile. A browser compiles what of an engine is run when it is run first, once for all that are alike:
 * whatever is started after this one keeps the page busy for less.
 */
export function load(tell: (loaded: number, total: number) => void): void {
  library.compiling = compile(tell);
  library.drawing = ask("drawing", { task: "begin" }).catch(() => {}); // who waits for the library is told
}

/** Is kept when the library has been started here. */
export const ready = (): Promise<void> => (library.starting ??= startEngine());

async function startEngine(): Promise<void> {
  const wasm = await library.compiling;
  await library.drawing;
  await init({ wasm, languages: [settings.language] });
}

async function compile(tell: (loaded: number, total: number) => void): Compiled {
  // A site in a folder has it compressed, for servers that compress nothing.
  const address = new URL(document.documentElement.dataset.engine ?? "railhex/railhex.wasm", document.baseURI);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  const whole = address.pathname.endsWith(".gz") ? unfolded(answer) : answer;
  let loaded = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, onward) {
      loaded += chunk.byteLength;
      tell(loaded, size);
      onward.enqueue(chunk);
    },
  });
  return WebAssembly.compileStreaming(new Response(whole.body!.pipeThrough(counted), whole));
}

/** What was compressed, also where the server has said so and the browser has unfolded it. */
function unfolded(answer: Response): Response {
  const packed = !answer.headers.get("Content-Encoding")?.includes("gzip");
  const body = packed ? answer.body!.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

// What takes long is done in workers with an engine of their own, so that
// the page stays alive meanwhile: some think, one draws.

/** A worker, and who waits for its answers, by the number of the question. */
interface Asked {
  worker: Worker;
  waiting: Map<number, { done(answer: unknown): void; fail(error: Error): void }>;
}

const workers: Record<string, Asked> = {};
// patience is the iterations that a searching bot has for a move: a second or two.
const patience = 200;

// thinking are the workers that search together, where that leaves a core to the page.
const thinking = ["thinking", "thinking too"].slice(0, workersHere());

/** The move that a bot chooses in a position; random decides what it leaves to luck. */
export async function choose(position: Game, name: string, random: () => number): Promise<string> {
  const workers = name.startsWith("search") ? thinking : thinking.slice(0, 1);
  const iterations = patience / workers.length, seed = Math.floor(random() * 2 ** 32);
  const searches = workers.map((worker, i) => {
    const how = { iterations, seed: seed + i };
    return ask(worker, { task: "choose", position: position.text(), name, how });
  });
  return summed(await Promise.all(searches))[0]!.move;
}

/**
 * What a bot thinks in a position, after a move if there is one, as the package has it: what each seat can expect of
 * the win, or what it would do. What it leaves to luck is the same whenever it is asked.
 */
export const think = <Task extends "evaluate" | "consider">(
  task: Task, position: Game, name: string, move = ""): Promise<Answers[Task]> =>
  ask("thinking", { task, position: position.text(), move, name, how: { iterations: patience, seed: 1 } });

/** A picture of the position after a move, or of that before it without one. */
export async function draw(before: Game, move: string, name: string, how: Work["how"]): Promise<string> {
  const question = { task: "draw" as const, position: before.text(), move, name, how };
  return ask("drawing", question).catch((error) => {
    if (!(error instanceof Stopped)) throw error;
    return ask("drawing", question); // another one can
  });
}

/** A worker has stopped. */
class Stopped extends Error {}

function ask<Task extends keyof Answers>(name: string, question: { task: Task } & Work): Promise<Answers[Task]> {
  workers[name] ??= startWorker(name);
  const { worker, waiting } = workers[name];
  const number = ++library.asked;
  return new Promise((done, fail) => {
    waiting.set(number, { done, fail });
    worker.postMessage({ number, ...question });
  });
}

function startWorker(name: string): Asked {
  const worker = new Worker(new URL("./worker.js", document.baseURI), { type: "module" });
  const waiting: Asked["waiting"] = new Map();
  const end = (message: string) => { // it answers nothing any more: the next question is for another one
    delete workers[name];
    worker.terminate();
    for (const { fail } of waiting.values()) fail(new Stopped(message));
  };
  worker.addEventListener("message", ({ data: { number, answer, error, stopped } }: MessageEvent<Told>) => {
    if (stopped) return end(error ?? "");
    const { done, fail } = waiting.get(number)!;
    waiting.delete(number);
    return error === undefined ? done(answer) : fail(new Error(error));
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault(); // who waits is told
    end(event.message);
  });
  library.compiling?.then((engine) => worker.postMessage({ engine }), ({ message }) => end(message));
  return { worker, waiting };
}
