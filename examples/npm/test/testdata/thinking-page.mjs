// Plays what is asked for behind "?", here or behind "#worker" in a worker, and tells the server how
// it went.
import { play } from "./thinking.mjs";

const inWorker = (plans) => new Promise((done) => {
  const worker = new Worker(new URL("./thinking-worker.mjs", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => done(data);
  worker.postMessage(plans);
});

const plans = JSON.parse(decodeURIComponent(location.search.slice(1)));
const played = location.hash === "#worker" ? inWorker(plans) : play(plans);
const said = await played.catch((error) => ({ error: String(error) }));
await fetch("said", { method: "POST", body: JSON.stringify(said) });
