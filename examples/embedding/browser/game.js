import { call } from "./railhex.js";

export let { position } = call("position.new", { players: 2, modules: ["coal"] });
export const look = { language: "en", names: ["Anna", "Ben"] };
const history = [];

export function play(move) {
  const { position: next, events } = call("position.apply", { position, move, ...look });
  history.push(position);
  position = next;
  return events.map((event) => event.text);
}

export function undo() {
  position = history.pop() ?? position;
}

let seed = 1;
while (call("position.moves", { position }).chance) {
  play(call("position.sample", { position, seed: seed++ }).move);
}
