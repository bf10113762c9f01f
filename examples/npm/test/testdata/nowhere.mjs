// Asks at addresses where no server of railhex is, and prints what was thrown.
import http from "node:http";
import { newKey, Refused, Server, Unreachable } from "railhex/server";

const answering = (status) => new Promise((done) => {
  const server = http.createServer((_, answer) => answer.writeHead(status, { "content-type": "text/html" }).end("<!doctype html><title>Hello</title>"));
  server.listen(0, "127.0.0.1", () => done(`http://127.0.0.1:${server.address().port}`));
});
const thrown = async (act) => {
  try {
    return JSON.stringify(await act());
  } catch (error) {
    const name = error instanceof Refused ? "Refused" : error instanceof Unreachable ? "Unreachable" : error.name;
    return `${name} ${error.code ?? ""}`.trim();
  }
};

const told = {};
for (const [what, address] of Object.entries({ page: await answering(200), "another page": await answering(404), nobody: "http://127.0.0.1:9", "no address": "hello", file: "file:///railhex/" })) {
  const server = () => new Server(address, { key: newKey(), tries: 2 });
  told[what] = [await thrown(() => server().choices())];
  if (what.endsWith("page")) told[what].push(await thrown(() => server().open({ setup: {} })), await thrown(() => server().table("x").follow(() => {})));
}
console.log(JSON.stringify(told));
process.exit();
