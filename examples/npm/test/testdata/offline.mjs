// Has a service worker keep the package and play in it; then the server falls silent, and a page that begins anew still plays.
const play = async () => {
  const { init, newGame } = await import("./node_modules/railhex/steam.js");
  await init();
  return newGame({ game: "steam", players: 3 }).prompt();
};

async function keep() {
  const { active, installing, waiting } = await navigator.serviceWorker.register("offline-worker.mjs", { type: "module" });
  const worker = active ?? waiting ?? installing;
  await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const inside = await new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage("play", [port2]);
  });
  await fetch("silence", { method: "POST" });
  const frame = Object.assign(document.createElement("iframe"), { src: "offline.html#again" });
  const again = new Promise((done) => addEventListener("message", ({ data }) => done(data)));
  document.body.append(frame);
  return { inside, again: await again };
}

const failed = (error) => `${error.name}: ${error.message}`;
if (location.hash) parent.postMessage(await play().catch(failed));
else await fetch("said", { method: "POST", body: JSON.stringify(await keep().catch((error) => ({ error: failed(error) }))) });
