// What a player asks a server about one table.

import { fitOf } from "../board/fit.js";
import { notice } from "../play/refusal.js";
import { reason } from "./reason.js";
import { Refused, server } from "./server.js";

/** Asks for the seat of a token, or to look on without one, in the manner and look of how. */
export class TableRequests {
  token;
  how;
  #path; #pictures;
  #left = new AbortController();

  constructor(id, token, how) {
    this.token = token;
    this.how = how;
    this.#path = `tables/${id}`;
    this.#pictures = server.table(id); // the client keeps and draws them
  }

  /** Ends what is asked when the player leaves. */
  get stop() { return this.#left.signal; }

  leave() { this.#left.abort(); }

  async #unlessLeft(ask) {
    try {
      return await ask();
    } catch (error) {
      if (this.stop.aborted) return new Promise(() => {}); // nobody is there to hear it
      throw error;
    }
  }

  /** Sends one by ask or insist of server.js. */
  send(by, method, path, { query = {}, ...more } = {}) {
    const { token, stop, how } = this;
    return this.#unlessLeft(() => by(method, this.#path + path, { token, stop, query: { language: how.manner.language, ...query }, ...more }));
  }

  /** Sends one, and shows where the player looks why it was refused; a rule of the game is for the caller to show. */
  async attempt(...request) {
    try {
      return await this.send(...request);
    } catch (error) {
      if (error instanceof Refused && error.rule) throw error;
      notice(reason(error));
      return undefined;
    }
  }

  picture(name, at, otherwise) {
    const { token, stop, how } = this;
    return this.#unlessLeft(() => this.#pictures.picture(name, /** @type {any} */ ({ key: token, stop, language: how.manner.language, at, ...this.#lookOf(otherwise) })));
  }

  /** The look of tiles and routes that are laid over the map, as a query. */
  get drawn() { return this.#lookOf({ mapAlone: true, ...fitOf("map") }); }

  #lookOf(otherwise) {
    const { night, colourBlind, narrow, hexNames, mapAlone, thumbnail, codes, scale, labelPixels } = { ...this.how.look, ...otherwise };
    const flag = (on) => (on ? "" : undefined);
    return {
      "night": flag(night), "colour-blind": flag(colourBlind), "narrow": flag(narrow), "hex-names": flag(hexNames),
      "map-alone": flag(mapAlone), "thumbnail": flag(thumbnail), "codes": flag(codes), scale, "label-pixels": labelPixels,
    };
  }
}
