// What a Go program asks of a system (WASI, preview 1), as far as the engine needs it: a
// clock, random numbers, and where to write what it says before it dies.

const success = 0;
const badDescriptor = 8;
const unsupported = 52;

/** The functions that the engine imports: those below, and for files, which it never opens, a refusal. */
export function wasi(module, memory) {
  const system = known(memory);
  const all = {};
  for (const { name } of WebAssembly.Module.imports(module)) all[name] = system[name] ?? (() => unsupported);
  return { wasi_snapshot_preview1: all };
}

// The functions that do something; memory() is the engine's memory.
function known(memory) {
  const view = () => new DataView(memory());
  const words = (...pairs) => {
    const v = view();
    for (const [at, value] of pairs) v.setUint32(at, value, true);
    return success;
  };
  let said = "";
  const decoder = new TextDecoder();
  return {
    args_sizes_get: (count, size) => words([count, 0], [size, 0]),
    args_get: () => success,
    environ_sizes_get: (count, size) => words([count, 0], [size, 0]),
    environ_get: () => success,
    clock_time_get(clock, _precision, at) {
      const realtime = clock === 0;
      const milliseconds = realtime ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(milliseconds * 1e6)), true);
      return success;
    },
    random_get(at, length) {
      const most = 65536;
      for (let from = 0; from < length; from += most) {
        globalThis.crypto.getRandomValues(new Uint8Array(memory(), at + from, Math.min(most, length - from)));
      }
      return success;
    },
    fd_write(_descriptor, vectors, count, written) {
      let total = 0;
      for (let i = 0; i < count; i++) {
        const v = view();
        const at = v.getUint32(vectors + 8 * i, true);
        const length = v.getUint32(vectors + 8 * i + 4, true);
        said += decoder.decode(new Uint8Array(memory(), at, length), { stream: true });
        total += length;
      }
      const lines = said.split("\n");
      said = lines.pop();
      for (const line of lines) console.error(line);
      return words([written, total]);
    },
    fd_close: () => success,
    fd_fdstat_get: () => badDescriptor,
    fd_fdstat_set_flags: () => badDescriptor,
    fd_prestat_get: () => badDescriptor,
    fd_prestat_dir_name: () => badDescriptor,
    sched_yield: () => success,
    // The engine waits for nothing; whoever does is woken at once.
    poll_oneoff: (_in, _out, _count, happened) => (words([happened, 0]), unsupported),
    proc_exit(code) {
      throw new Error(`the engine of railhex has stopped with ${code}`);
    },
  };
}
