import type { BotOptions, Game } from "./index.js";

/** What both sides need of a worker, of a browser or of Node. */
interface WorkerLike {
  postMessage(message: any): void;
  terminate(): unknown;
}

/** Chooses moves for the Thinker of the page: called in the worker. In Node the port is parentPort. */
export function serve(port?: object | null): void;

export interface ThinkerOptions extends BotOptions {
  /** That of the page, wasmModule(). */
  engine: WebAssembly.Module;
  /** The name of the bot; "search" unless it is said. */
  bot?: string;
  /** After how many milliseconds of silence, besides those that the bot may think, a worker is taken for dead; 60000 unless it is said. */
  patience?: number;
}

/** A bot in a worker. What goes wrong there is an error here: a StoppedError if the worker has died, and then the next question starts another. */
export declare class Thinker {
  /** start makes a worker that calls serve. */
  constructor(start: () => WorkerLike, how: ThinkerOptions);
  /** The text of the move that the bot makes for the seat that is asked. */
  choose(game: Game): Promise<string>;
  /** Stops the worker; what it was asked is rejected. */
  free(): void;
}
