// What a Go program asks of a system (WASI, preview 1), as far as the engine needs it: clocks, random
// numbers, and where to write what it says before it dies. Go's runtime ends the program where a clock,
// a sleep or a write fails, so each of these answers as the standard says, and writes every result.

const success = 0;
const badDescriptor = 8;
const invalid = 28;
const unsupported = 52;

/**
 * The functions that the engine imports: those below, and for files, which it never opens, a refusal.
 * lastWords() is the line that says why it has ended, if it could say so.
 * @param {WebAssembly.Module} module
 * @param {() => ArrayBuffer} memory
 */
export function wasi(module, memory) {
  /** @type {string | undefined} */
  let words;
  const tell = (/** @type {string} */ line) => {
    if (/^(fatal error|panic): /.test(line)) words ??= line;
    console.error(line);
  };
  const system = known(memory, tell);
  /** @type {Record<string, (...said: number[]) => number>} */
  const all = {};
  for (const { name } of WebAssembly.Module.imports(module)) {
    const answer = system[name] ?? (() => unsupported);
    // Above two gigabytes the addresses of WebAssembly are negative numbers in JavaScript.
    all[name] = (...said) => answer(...said.map((word) => (typeof word === "number" ? word >>> 0 : word)));
  }
  return { imports: /** @type {WebAssembly.Imports} */ ({ wasi_snapshot_preview1: all }), lastWords: () => words };
}

// The clocks, in milliseconds: that of the wall, and one that never goes back. Go takes a time of 0 for
// no time, and a worker's clock may stand there when the engine begins.
const clocks = [() => Date.now(), () => 1 + performance.now()];

// A subscription says what a program waits for: userdata, a type, and for a clock which one, until when
// and whether that is counted from now; for a descriptor which one. An event answers it.
const subscriptionSize = 48;
const eventSize = 32;
const clockType = 0;
const absolute = 1;

// Standard input, which has ended, and the two outputs.
const isOpen = (/** @type {number} */ descriptor) => descriptor <= 2;

/**
 * The functions that do something: memory() is the engine's memory, and tell(line) is what it says.
 * @param {() => ArrayBuffer} memory
 * @param {(line: string) => void} tell
 * @returns {Record<string, (...said: number[]) => number>}
 */
function known(memory, tell) {
  const view = () => new DataView(memory());
  const words = (/** @type {[at: number, value: number][]} */ ...pairs) => {
    const v = view();
    for (const [at, value] of pairs) v.setUint32(at, value, true);
    return success;
  };
  let said = "";
  const decoder = new TextDecoder();
  const answerOf = (/** @type {number} */ descriptor) => (isOpen(descriptor) ? success : badDescriptor);
  return {
    args_sizes_get: (count, size) => words([count, 0], [size, 0]),
    args_get: () => success,
    environ_sizes_get: (count, size) => words([count, 0], [size, 0]),
    environ_get: () => success,
    clock_time_get(clock, _precision, at) {
      if (!clocks[clock]) return invalid;
      view().setBigUint64(at, BigInt(Math.round(clocks[clock]() * 1e6)), true);
      return success;
    },
    random_get(at, length) {
      const most = 65536;
      for (let from = 0; from < length; from += most) {
        globalThis.crypto.getRandomValues(new Uint8Array(memory(), at + from, Math.min(most, length - from)));
      }
      return success;
    },
    fd_read: (descriptor, _vectors, _count, read) => (descriptor === 0 ? words([read, 0]) : badDescriptor),
    fd_write(descriptor, vectors, count, written) {
      if (descriptor !== 1 && descriptor !== 2) return badDescriptor;
      const v = view();
      let total = 0;
      for (let i = 0; i < count; i++) {
        const at = v.getUint32(vectors + 8 * i, true);
        const length = v.getUint32(vectors + 8 * i + 4, true);
        said += decoder.decode(new Uint8Array(memory(), at, length), { stream: true });
        total += length;
      }
      const lines = said.split("\n");
      said = lines.pop() ?? "";
      lines.forEach(tell);
      return words([written, total]);
    },
    fd_close: answerOf,
    fd_fdstat_get(descriptor, at) {
      if (!isOpen(descriptor)) return badDescriptor;
      const v = view();
      v.setUint8(at, 2); // a character device
      v.setUint16(at + 2, 0, true); // that blocks
      v.setBigUint64(at + 8, 0n, true);
      v.setBigUint64(at + 16, 0n, true);
      return success;
    },
    fd_fdstat_set_flags: answerOf,
    fd_prestat_get: () => badDescriptor, // Go asks for folders until it is told this
    fd_prestat_dir_name: () => badDescriptor,
    sched_yield: () => success,
    poll_oneoff(subscriptions, events, count, happened) {
      if (count === 0) return invalid;
      const v = view();
      const waiting = Array.from({ length: count }, (_, i) => subscription(v, subscriptions + i * subscriptionSize));
      const first = Math.min(...waiting.map(({ due }) => due));
      // Nothing else can be done meanwhile, and the thread of a page must not sleep.
      while (performance.now() < first);
      const now = performance.now();
      const due = waiting.filter(({ due }) => due <= now);
      for (const [i, { userdata, error, type }] of due.entries()) {
        const at = events + i * eventSize;
        new Uint8Array(memory(), at, eventSize).fill(0);
        v.setBigUint64(at, userdata, true);
        v.setUint16(at + 8, error, true);
        v.setUint8(at + 10, type);
      }
      return words([happened, due.length]);
    },
    proc_exit(code) {
      throw new Error(`the engine of railhex has ended with ${code}`);
    },
  };
}

/**
 * What a subscription waits for, and when that happens by performance.now(): a descriptor is ready, or
 * wrong, at once.
 * @param {DataView} v
 * @param {number} at
 */
function subscription(v, at) {
  const waiting = { userdata: v.getBigUint64(at, true), type: v.getUint8(at + 8), error: success, due: -Infinity };
  const which = v.getUint32(at + 16, true);
  if (waiting.type !== clockType) {
    if (!isOpen(which)) waiting.error = badDescriptor;
  } else if (!clocks[which]) {
    waiting.error = invalid;
  } else {
    const timeout = Number(v.getBigUint64(at + 24, true)) / 1e6;
    const passed = v.getUint16(at + 40, true) & absolute ? clocks[which]() : 0;
    waiting.due = performance.now() + timeout - passed;
  }
  return waiting;
}
