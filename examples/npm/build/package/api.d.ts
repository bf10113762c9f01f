// What a server can be asked, made from its openapi.yaml.

export interface Clock {
  days: number;
  /** What happens then. The seat passes where that is legal, and otherwise the weakest bot moves; or the bot moves always. */
  late: "pass" | "bot";
}

export interface Group {
  groups?: Array<Group>;
  options?: Array<Option>;
  title: string;
}

export interface Hex {
  city?: boolean;
  hex: string;
  /** Of its city or town. */
  name?: string;
  /** The nearest hex with a name, of a hex without one. */
  near?: string;
  /** Its corners, each x and y. */
  outline: Array<Array<number>>;
  /** Its number; left out if the map has no regions. */
  region?: number;
  town?: boolean;
}

export interface Listed {
  /** By seat, "" for a person. */
  bots: Array<string>;
  /** When the table changed last, in seconds since 1970. */
  changed: number;
  /** When the move that is asked has to be made, in seconds since 1970; 0 if it may take any time. */
  due: number;
  game: string;
  /** How many were made. */
  moves: number;
  /** By seat. */
  names: Array<string>;
  /** By the player. */
  opened: boolean;
  over: boolean;
  /** By seat, of a game that is over. */
  points: Array<number>;
  /** Of the player, 0 without one. */
  seat: number;
  table: string;
  /** The seat that is asked, 0 for none. */
  turn: number;
  /** Seats, of a game that came to its end. */
  winners: Array<number>;
}

export interface Option {
  /** The die that it says, if it says one. */
  die?: number;
  effects?: Array<string>;
  /** The letter of the good that the move says, if it says one. */
  good?: string;
  /** Of the move. */
  kind: string;
  move: string;
  /** The text without its details, if it has some. */
  short?: string;
  text: string;
  /** The ends of each track that the move says, if it says some. */
  tracks?: Array<Array<string>>;
}

export interface Paragraph {
  parts?: Array<Paragraph>;
  /** The one component that it is about: the end of its data-part in pictures, as in "tile-5". */
  piece?: string;
  /** Identifiers of the rules that say it in full. */
  rules: Array<string>;
  /** Those of the text; left out if it is one. */
  sentences?: Array<string>;
  text: string;
  title: string;
}

export interface Refusal {
  error: {
    code: "not-found" | "setup" | "input" | "name" | "seat" | "taken" | "stale" | "turn" | "opener" | "secret" | "full" | "too-soon" | "ended" | "watchers" | "reused" | "illegal" | "undo" | "hidden" | "damaged" | "request" | "too-many" | "unavailable" | "broken";
    /** At which the table is. */
    position?: number;
    /** The rule of the game that forbids the move. */
    rule?: string;
    /** That rule in a sentence. */
    ruleText?: string;
    /** A sentence for people. */
    text: string;
  };
}

export interface Step {
  events: Array<{
    /** The same without the player with whom it begins, if it does. */
    did?: string;
    kind: string;
    /** By which it happened. */
    rule: string;
    /** Whose doing it was, or whom it befell; 0 for nobody of the players. */
    seat: number;
    /** The text without its details, if it has some. */
    short?: string;
    /** In a sentence. */
    text: string;
    [more: string]: unknown;
  }>;
  /** Empty if it is hidden from who asks. */
  move: string;
  /** In which it was made, 0 in the setup. */
  round: number;
  /** Who made it, 0 for chance. */
  seat: number;
}

export interface View {
  /** After how many moves this is. */
  at: number;
  /** Of moves; null if they may take any time. */
  clock: {
    days: number;
    /** When the move that is asked has to be made, in seconds since 1970; 0 if no person is asked. */
    due: number;
    late: "pass" | "bot";
  } | null;
  /** To those who look on. */
  closed: boolean;
  game: "steamrollers" | "steampower" | "steam";
  /** How many were made. */
  moves: number;
  /** What happened last besides moves. */
  notes: Array<{
    kind: "seated" | "left" | "freed" | "freed-operator" | "ended-operator" | "bot" | "reminded" | "late" | "neglected" | "ended-neglect" | "rematch" | "paused" | "resumed" | "closed" | "reopened";
    /** How many were made before. */
    moves: number;
    /** 0 for all. */
    seat: number;
  }>;
  /** By the player who asks, who can free seats. */
  opened: boolean;
  /** Of the seat that is asked, for her alone. */
  options: Array<Group>;
  over: boolean;
  /** A wish for a pause, or the pause; null if nobody asks for one. */
  pause: {
    /** Seats that want it. */
    consent: Array<number>;
    /** Whether all have agreed. */
    rests: boolean;
  } | null;
  /** What is asked for, in a word of the report. */
  phase: string;
  pictures: Array<string>;
  /** What moves are for. */
  position: number;
  prompt: string;
  result: string;
  /** Of the game, or the turn; 0 in the setup. */
  round: number;
  /** Of who asks, 0 for who looks on. */
  seat: number;
  seats: Array<{
    /** That plays there; empty for a person. */
    bot: string;
    name: string;
    /** As things stand. */
    points: number;
    /** By a person or a bot. */
    taken: boolean;
    wins: boolean;
  }>;
  table: string;
  /** The seat that is asked, 0 if none is. */
  turn: number;
  undo: {
    by: number;
    consent: Array<number>;
  } | null;
  /** Grows with every change. */
  version: number;
}

/** The bodies and answers of what can be asked, by operationId. */
export interface Operations {
  /** Open a table. */
  open: { body: {
    /** By seat, the bot that plays there, as /api/choices names it; empty for a person. */
    bots?: Array<string>;
    clock?: Clock;
    names?: Array<string>;
    /** Of the operator, where the server wants one. */
    secret?: string;
    /** What is played: the lines of a record's header, "game steam" first, or an object with game, players and what else /api/choices names. Maps, boards and components are those that ship. */
    setup: Array<string> | {
      game: string;
      players: number;
      [more: string]: unknown;
    };
  }; answer: {
    game: string;
    invites: Array<string>;
    table: string;
  } };
  /** A QR code of a text. */
  qr: { body: {
    text: string;
  }; answer: string };
  /** All tables, the bots, the space and the last errors, for the operator. */
  overview: { body: undefined; answer: {
    /** Of the database. */
    bytes: number;
    /** The last warnings and errors of the log. */
    errors: Array<{
      /** In seconds since 1970. */
      at: number;
      text: string;
    }>;
    /** Bytes of the disk that are free, 0 where that is not known. */
    free: number;
    tables: Array<Listed>;
    /** Bots that think. */
    thinking: number;
    /** How many tables there are. */
    total: number;
    /** Tables at which a bot waits. */
    waiting: number;
  } };
  /** Free a seat, end a game, or delete a name at all tables, as the operator. */
  operate: { body: {
    do: "free" | "end" | "forget";
    name?: string;
    seat?: number;
    table?: string;
  }; answer: {
    /** To the seat that was freed. */
    invite: string;
    /** At how many the name stood. */
    tables: number;
  } };
  /** The records of a player's games, a file each. */
  records: { body: undefined; answer: string };
  /** The browsers of a player that are told of turns when no page is open. */
  pushes: { body: undefined; answer: {
    /** The applicationServerKey of the server, as base64url. */
    key: string;
    pushes: Array<string>;
  } };
  /** Have a browser told when it is the player's turn. */
  keepPush: { body: {
    /** As base64url. */
    auth: string;
    /** An address of https at a public host. */
    endpoint: string;
    /** As base64url. */
    p256dh: string;
  }; answer: {
    push: string;
  } };
  /** Delete the address, and end letters. */
  dropMail: { body: undefined; answer: null };
  /** Where letters to a player go. */
  mail: { body: undefined; answer: {
    /** "" without one. */
    address: string;
    /** Whether the player has answered the first letter, without which no other is sent. */
    confirmed: boolean;
    /** Whether the server sends letters. */
    offered: boolean;
  } };
  /** Have letters sent to an address when it is the player's turn. */
  keepMail: { body: {
    address: string;
  }; answer: null };
  /** Give all that a player has to a new key, so that all links of the old one are void. */
  rekey: { body: {
    /** 32 random bytes as base64url, which nobody has had. */
    key: string;
  }; answer: null };
  /** Delete a player's name everywhere, and leave all seats. */
  forget: { body: undefined; answer: null };
  /** The tables at which a player sits, and those that the player opened. */
  mine: { body: undefined; answer: {
    tables: Array<Listed>;
    /** How many there are. */
    total: number;
  } };
  /** Confirm an address by the code of a letter, or end letters to it. */
  answerMail: { body: {
    code: string;
    /** Whether letters are wanted. */
    wants: boolean;
  }; answer: null };
  /** How a game is played that has not begun. */
  help: { body: undefined; answer: {
    help: Array<Paragraph>;
  } };
  /** What can be chosen for a new table. */
  choices: { body: undefined; answer: {
    games: Array<{
      /** Programs that play, the weakest first. */
      bots: Array<string>;
      /** What a screen makes of the kinds of moves. */
      cards: {
        /** They make an engine stronger. */
        engine?: Array<string>;
        /** What players look for in a phase. */
        expected?: {
          [more: string]: unknown;
        };
        /** By kind, what moves say by which a screen groups them, the outermost first. */
        groups?: {
          [more: string]: unknown;
        };
        /** They go on without doing anything. */
        last?: Array<string>;
        /** They spend nothing, end nothing and can be taken back: one press can make them. */
        light?: Array<string>;
        /** One card can stand for those on all hexes. */
        onHexes?: Array<string>;
      };
      choices: Array<{
        /** Players with whom it can be said, where that is not as in the game. */
        least?: number;
        most?: number;
        /** Of a line of the setup, but for modules: that line is called module. */
        name: string;
        /** What must be chosen of another. */
        needs?: {
          name: string;
          value: string;
        };
        /** It has to be said where it can be. */
        required?: boolean;
        /** It can have more than one value at once, or none. */
        several?: boolean;
        /** What it is unless it is said; empty for nothing, or where usualFor says it. */
        usual: string;
        /** The same where it goes by the number of players: for the least number first. */
        usualFor?: Array<string>;
        values: Array<string>;
      }>;
      game: string;
      /** Players. */
      least: number;
      most: number;
      /** What people call the game. */
      title: string;
    }>;
  } };
  /** Close the table to those who look on, as the player who opened it. */
  closeToWatchers: { body: undefined; answer: null };
  /** Open it to them again. */
  openToWatchers: { body: undefined; answer: null };
  /** End such a wish. */
  insist: { body: undefined; answer: null };
  /** Ask to take back the last decision of a person, or agree to that. */
  undo: { body: undefined; answer: null };
  /** What happened. */
  story: { body: undefined; answer: {
    steps: Array<Step>;
  } };
  /** Leave the seat. */
  leave: { body: undefined; answer: {
    invite: string;
  } };
  /** Sit down. */
  sit: { body: {
    invite: string;
    name?: string;
  }; answer: {
    seat: number;
  } };
  /** The ways that the good of a move may go. */
  routes: { body: undefined; answer: {
    routes: Array<{
      /** That picture, as SVG. */
      drawn: string;
      /** The name of the picture that it is drawn on. */
      picture: string;
      stops: Array<string>;
    }>;
  } };
  /** The report of the game's notation, with what is hidden left out. */
  report: { body: undefined; answer: {
    [more: string]: unknown;
  } };
  /** Open a table for the same people, each one seat further on, when the game is over. */
  rematch: { body: undefined; answer: {
    game: string;
    invites: Array<string>;
    table: string;
  } };
  /** The record, as a referee reads it. */
  record: { body: undefined; answer: string };
  /** End a pause, or the wish for one. */
  resume: { body: undefined; answer: null };
  /** Ask to let the table rest, or agree to that. */
  pause: { body: undefined; answer: null };
  /** What the seat that is asked can do, with all that a screen shows of it. */
  offers: { body: undefined; answer: {
    missing: Array<{
      /** Of moves that players look for in this phase, as /api/choices says. */
      kind: string;
      /** Why there are none. */
      message: string;
      /** The identifier of the rule; empty where none is broken. */
      rule: string;
      /** The rule in a sentence. */
      text: string;
    }>;
    offers: Array<{
      /** The rest of the text, if there is any. */
      detail?: string;
      /** The die that it says, if it says one. */
      die?: number;
      /** How far that is. */
      distance?: number;
      effects?: Array<string>;
      /** Where its good comes from and goes to, each a hex or the number of a city. */
      from?: string;
      /** What it brings at once, in the unit in which the game counts. */
      gain: number;
      /** What it brings each seat at once, seat 1 first, if it brings any something. */
      gains?: Array<number>;
      /** The letter of the good that the move says, if it says one. */
      good?: string;
      /** The titles of the groups that it is in, the outermost first. */
      groups: Array<string>;
      /** That it is about. */
      hexes: Array<string>;
      /** As in "build". */
      kind: string;
      move: string;
      /** Whether nothing else can be done, and the turn goes on after it. */
      only?: boolean;
      /** Whether it stands first in any list. */
      pinned?: boolean;
      /** The move taken apart; what it says goes by its kind. */
      says: {
        chance: boolean;
        kind: string;
        text: string;
        [more: string]: unknown;
      };
      /** The title of the part of a list that it belongs to. */
      section?: string;
      /** The text without its details, if it has some. */
      short?: string;
      text: string;
      /** The text for a card: what is done and where. */
      title?: string;
      to?: string;
      /** The ends of each track that the move says, if it says some. */
      tracks?: Array<Array<string>>;
    }>;
  } };
  /** Make a move. */
  move: { body: {
    move: string;
    /** The position that the move is for. */
    position: number;
    request: string;
  }; answer: {
    moves: number;
    position: number;
    /** The move, and what chance decided after it. */
    steps: Array<{
      /** Empty if it is hidden from who asks. */
      move: string;
      /** Who made it, 0 for chance. */
      seat: number;
    }>;
  } };
  /** Where each point comes from. */
  ledger: { body: undefined; answer: {
    seats: Array<{
      lines: Array<string>;
      name: string;
      /** 0 for Olive. */
      seat: number;
      /** Those of the total; none where they are not known. */
      sources: Array<{
        name: string;
        points: number;
      }>;
      total: number;
    }>;
  } };
  /** How the game is played, and on which hexes. */
  tableHelp: { body: undefined; answer: {
    help: Array<Paragraph>;
    /** Of the map. */
    hexes: Array<Hex>;
  } };
  /** Every view of the table, now and whenever it changes. */
  events: { body: undefined; answer: string };
  /** What a click on a part of a picture chooses. */
  choice: { body: undefined; answer: {
    /** It is another player's part, where a click means nothing. */
    elsewhere: boolean;
    /** The same where it would lie on the picture of the hex, as SVG. */
    ghosts: string;
    options: Array<Option>;
    refused?: {
      /** Why not. */
      message: string;
      /** The identifier of the rule; empty where none is broken. */
      rule: string;
      /** The rule in a sentence. */
      text: string;
    };
    /** What the moves draw in a hex, as SVG; a data-move says which. Empty for other moves. */
    tracks: string;
  } };
  /** Let a bot play at free seats, as a player at the table or the one who opened it. */
  seatBots: { body: {
    /** As /api/choices names it. */
    bot: string;
    /** All that are free unless it is said. */
    seats?: Array<number>;
  }; answer: {
    seats: Array<number>;
  } };
  /** The table as a seat sees it, or as who looks on does. */
  view: { body: undefined; answer: View };
  /** Have a browser told no more. */
  dropPush: { body: undefined; answer: null };
  /** Free a seat, as the player who opened the table. */
  free: { body: undefined; answer: {
    invite: string;
  } };
  /** A picture of the table as a seat sees it. */
  picture: { body: undefined; answer: string };
}
