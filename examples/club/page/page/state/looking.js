// What can be read of a game in which others have moved, or that is over: what happened
// since the player's last move, and how it went.

import { draw } from "../engine/workers.js";
import { courseOf } from "../end/course.js";
import { mapOf, placesOf } from "../board/names.js";
import { Reading } from "./reading.js";

export class Looking extends Reading {
  /** The course of the game, when it is over. */
  course() {
    const { last } = this;
    return courseOf((at) => this.position(at), last, (at) => this.story(at - 1, at)[0].lines, this.names, () => this.last === last);
  }

  /** The board with the way of the delivery that was the move before a position, or without one. */
  drawnAt(at) {
    const look = { ...this.drawnLook, mapAlone: true };
    const before = this.position(at - 1), { move } = this.game.moves[at - 1];
    const drawn = before.routes(move, look)[0]?.drawn;
    const { game, turn } = before;
    return drawn ?? draw(before, move, game === "steamrollers" ? `sheet-${turn}` : "map", look);
  }

  /** The board after so many moves: in SteamRollers that of a seat. */
  boardAt(at, seat) {
    return draw(this.position(at), "", this.view.game === "steamrollers" ? `sheet-${seat}` : "map", { ...this.drawnLook, mapAlone: true, marks: false });
  }

  /** What the hexes of the map are called. */
  get names() { return this.#called.names; }

  /** Where its hexes lie that have no name. */
  get spots() { return this.#called.spots; }

  get #called() {
    const { language } = this.how.manner;
    if (this.#places?.language === language) return this.#places;
    const { start } = this.game, map = mapOf(start.game, start.pictures());
    this.#places = { language, ...placesOf(start.game, map && start.picture(map, { marks: false })) };
    return this.#places;
  }

  #places;

  /** Who has made each of the moves before the position that is shown, 0 for chance. */
  get movers() { return Array.from({ length: this.at }, (_, i) => this.position(i).turn); }

  /** The points of every seat after so many moves. */
  pointsAt(at) { return this.view.seats.map((_, i) => this.position(at).points(i + 1)); }
}
