// Runs a program that asks much of a system, and prints how it ends in each way and what it says then.
import { readFile } from "node:fs/promises";
import { wasi } from "./node_modules/railhex/wasi.js";

const module = await WebAssembly.compile(await readFile(process.argv[2]));
const ends = {};
for (const name of ["check", "fall", "wait", "leave"]) {
  const { imports, lastWords } = wasi(module, () => exports.memory.buffer);
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  try {
    exports[name]();
    ends[name] = "";
  } catch (error) {
    ends[name] = lastWords() ?? error.message;
  }
}
console.log(JSON.stringify(ends));
