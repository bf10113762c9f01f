// Tables that a server keeps, for pages and programs.

import type { Operations, View } from "./api.js";

export type { Group, Operations, Option, Paragraph, Refusal, Step, View } from "./api.js";

/** Why the server would not do something. What cannot be reached throws another error. */
export declare class Refused extends Error {
  /** Of HTTP. */
  readonly status: number;
  /** For programs, as in "stale"; "no-server" where another program answers. */
  readonly code: string;
  /** The rule of the game that forbids the move, "" for any other reason. */
  readonly rule: string;
  readonly ruleText: string;
  /** At which the table is, 0 where that does not matter. */
  readonly position: number;
  /** After how many milliseconds to ask again. */
  readonly wait: number;
}

/** Nobody has ever answered at the address of a server: cause says why. */
export declare class Unreachable extends Error {}

/** A key for a player, who keeps it for all seats. */
export function newKey(): string;

/** A name for one request, which no other has. */
export function newRequest(): string;

export interface ServerOptions {
  /** The key of the player; a watcher needs none. */
  key?: string;
  /** "en", "fr", "de" or "nl"; else what the browser likes best. */
  language?: string;
  /** Is told when requests begin to wait because there were too many, and when none waits any more. */
  onBusy?: (busy: boolean) => void;
  /** How often to ask before a server that has never answered is taken for Unreachable; 6, in a quarter of a minute, unless it is said. One that has answered is asked for ever. */
  tries?: number;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Query = Record<string, string | number | undefined>;

export interface Asking {
  /** Another key than that of the server. */
  key?: string;
  body?: unknown;
  query?: Query;
  stop?: AbortSignal;
}

export interface Following {
  key?: string;
  stop?: AbortSignal;
  query?: Query;
  /** Is told whenever the connection comes and goes. */
  connected?: (connected: boolean) => void;
  /** Is told the seats whose players are here, now and whenever that changes; not by servers of PostgreSQL. */
  present?: (seats: number[]) => void;
}

/** A server by its address. */
export declare class Server {
  constructor(url: string | URL, options?: ServerOptions);
  key: string;
  language: string | undefined;
  onBusy: (busy: boolean) => void;
  tries: number;
  /** Asks once. */
  ask(method: Method, path: string, request?: Asking): Promise<any>;
  /** Asks until there is an answer, ever less often; nothing is done twice. */
  insist(method: Method, path: string, request?: Asking): Promise<any>;
  choices(): Promise<Operations["choices"]["answer"]["games"]>;
  open(opening: Operations["open"]["body"]): Promise<Operations["open"]["answer"]>;
  mine(): Promise<Operations["mine"]["answer"]["tables"]>;
  /** The browsers of the player that are told of turns when no page is open, and the key to subscribe with. */
  pushes(): Promise<Operations["pushes"]["answer"]>;
  /** Has the browser of a PushSubscription told of turns, and returns its id. The player has to sit at a table. */
  keepPush(subscription: { toJSON(): { endpoint?: string; keys?: Record<string, string> } }): Promise<string>;
  /** Has a browser told no more. */
  dropPush(id: string): Promise<null>;
  /** The records of the player's games, as a ZIP file. */
  records(): Promise<Blob>;
  /** Deletes the player's name, and gives up all seats. */
  forget(): Promise<null>;
  table(id: string): Table;
  /** Gives every view of a table, now and whenever it changes, until it is stopped. */
  follow(id: string, tell: (view: View) => void, options?: Following): Promise<void>;
}

/** A table, as a player or a watcher sees it. */
export declare class Table {
  constructor(server: Server, id: string);
  readonly id: string;
  ask(method: Method, path: string, request?: Asking): Promise<any>;
  insist(method: Method, path: string, request?: Asking): Promise<any>;
  /** Takes a seat by its invitation, also from a bot, and returns its number. */
  sit(invite: string, name?: string): Promise<number>;
  /** Gives up the seat, and returns an invitation for the next player. */
  leave(): Promise<string>;
  /** Frees another's seat, and returns an invitation. */
  free(seat: number): Promise<string>;
  /** Lets a bot of the game's choices play at seats, or at all that are free, and returns all seats at which it plays. */
  seatBots(bot: string, seats?: number[]): Promise<number[]>;
  /** The table now, or after so many moves. */
  view(at?: number): Promise<View>;
  follow(tell: (view: View) => void, options?: Following): Promise<void>;
  /** Makes a move for the position of a view. It is made once, however often the connection is lost. */
  move(position: number, move: string): Promise<Operations["move"]["answer"]>;
  /** Asks to take back the last decision, or agrees. */
  undo(position: number): Promise<null>;
  /** Ends a wish to take back. */
  keep(position: number): Promise<null>;
  story(from?: number, to?: number): Promise<Operations["story"]["answer"]["steps"]>;
  ledger(at?: number): Promise<Operations["ledger"]["answer"]["seats"]>;
  help(): Promise<Operations["tableHelp"]["answer"]["help"]>;
  record(): Promise<string>;
  /** A picture as SVG; a look is that of openapi.yaml, as in { night: "" }. */
  picture(name: string, look?: Query & Pick<Asking, "key" | "stop">): Promise<string>;
}
