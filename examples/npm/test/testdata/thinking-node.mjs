// Plays what is asked for, here or in a worker, and prints how it went.
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { play } from "./thinking.mjs";

const tell = (played) => console.log(JSON.stringify(played));
if (!isMainThread) {
  parentPort.postMessage(await play(workerData));
} else {
  const [asked, where] = process.argv.slice(2);
  const workerData = JSON.parse(asked);
  if (where === "worker") new Worker(new URL(import.meta.url), { workerData }).on("message", tell);
  else tell(await play(workerData));
}
