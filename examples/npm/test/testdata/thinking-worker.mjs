import { play } from "./thinking.mjs";

self.onmessage = async ({ data }) => {
  self.postMessage(await play(data).catch((error) => ({ error: String(error) })));
};
