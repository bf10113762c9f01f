import type { BotOptions, Game, Tried } from "./index.js";

/** What both sides need of a worker, of a browser or of Node. */
export interface WorkerLike {
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
  /** How many workers search together, each from luck of its own; they share the iterations. Two unless it is said, one on a machine with less than three cores. */
  workers?: number;
  /** After how many milliseconds of silence, besides those that the bot may think, a worker is taken for dead; 60000 unless it is said. */
  patience?: number;
}

/** What several searches of a position have tried, as one, the move that was tried most often first. */
export function summed(searches: Tried[][]): Tried[];

/** How many workers search together: two where that leaves a core to the page. */
export function workersHere(): number;

/** A bot in workers. What goes wrong there is an error here: a StoppedError if a worker has died, and then the next question starts others. */
export declare class Thinker {
  /** start makes a worker that calls serve. */
  constructor(start: () => WorkerLike, how: ThinkerOptions);
  /** The text of the move that the bot makes for the seat that is asked. */
  choose(game: Game): Promise<string>;
  /** The moves that the bot has tried, of all workers together. */
  tried(game: Game): Promise<Tried[]>;
  /** Stops the workers; what they were asked is rejected. */
  free(): void;
}
