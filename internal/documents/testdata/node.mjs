// Runs a module that is meant for browsers: it loads the library from the disk.
import { readFile } from "node:fs/promises";
import "./wasm_exec.js";

globalThis.fetch = async (file) =>
  new Response(await readFile(new URL(file, import.meta.url)), { headers: { "content-type": "application/wasm" } });
await import(`./${process.argv[2]}`);
process.exit(); // the library waits for calls
