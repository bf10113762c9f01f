// What takes long is done aside, in workers with an engine of their own, so that
// the page stays alive meanwhile: one thinks, one draws.

import { wasmModule } from "./railhex/index.js";

const workers = {};
const waiting = new Map(); // who waits for an answer, by the number of the question
let asked = 0;

// patience is the iterations that a searching bot has for a move: a second or two.
const patience = 200;

/** The move that a bot chooses in a position; random decides what it leaves to luck. */
export function choose(position, name, random) {
  return ask("thinking", { task: "choose", position: position.text(), name, how: { iterations: patience, seed: Math.floor(random() * 2 ** 32) } });
}

/** What a bot thinks that each seat can expect of the win. */
export function judge(position, name) {
  return ask("thinking", { task: "evaluate", position: position.text(), name, how: { iterations: patience } });
}

/** A picture of the position after a move, or of that before it without one. */
export function draw(before, move, name, look) {
  return ask("drawing", { task: "draw", position: before.text(), move, name, how: look });
}

/** Lets the worker that draws begin, since it is needed next. */
export function prepare() {
  workers.drawing ??= start();
}

function ask(worker, question) {
  workers[worker] ??= start();
  const number = ++asked;
  return new Promise((done, fail) => {
    waiting.set(number, { done, fail });
    workers[worker].postMessage({ number, ...question });
  });
}

function start() {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.postMessage({ engine: wasmModule() });
  worker.addEventListener("message", ({ data: { number, answer, error } }) => {
    const { done, fail } = waiting.get(number);
    waiting.delete(number);
    if (error) fail(new Error(error));
    else done(answer);
  });
  return worker;
}
