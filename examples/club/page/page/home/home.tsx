// The screen without a table: the games that are kept, the latest as cards, and lessons to go on with.

import { type ComponentChildren, render, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { saveFile } from "../app/browser.js";
import { $, breathe } from "../app/dom.js";
import { Face } from "../board/pieces.js";
import { draw, ready } from "../engine/engine.js";
import { momentOf, say, sayRound, titles, written } from "../i18n/text.js";
import { type Lesson, lessonOf, taught } from "../learn/lesson.js";
import { calledAs, seated } from "../play/seats.js";
import { choices, replay } from "../railhex/index.js";
import { forget, type Kept, keepsGames, kept } from "../saving/keeping.js";
import { settings } from "../settings/settings.js";

/** A game of the list; damaged is the record of one that cannot be played. */
export type Listed = Kept & { damaged?: string };

type Resume = (game: Kept) => unknown;

const few = 3; // cards in a row

/**
 * Shows it; resume(game) goes on with one that is kept, learn(name) with a lesson, and broken is one that turned out to
 * be damaged.
 */
export async function showHome(resume: Resume, learn: (game: string) => unknown, broken?: Listed) {
  if ($("home").hidden) { // those of the last time may have gone
    for (const id of ["games", "cards"]) render(null, $(id));
    $("all-games").open = false;
  }
  $("home").hidden = false;
  const games: Listed[] = (await kept()).map((game) => (game.id === broken?.id ? broken : game));
  const again = async (id: string) => {
    if (!confirm(say("delete-surely"))) return;
    await forget(id);
    await showHome(resume, learn, broken);
    ($("games").querySelector("button") ?? $("home-help")).focus();
  };
  $("games-title").textContent = say("all-games", { count: games.length });
  render(games.map((game) => <Entry key={game.id} game={game} resume={resume} drop={again} />), $("games"));
  $("all-games").open ||= games.some(({ damaged, held }) => damaged || held);
  const lessons = await Promise.all(taught.filter((game) => settings.lessons?.[game]).map(lessonOf));
  const latest = games.filter(({ damaged, over }) => !damaged && !over).slice(0, few);
  render([...latest.map((game) => <GameCard key={game.id} game={game} resume={resume} />),
    ...lessons.map((lesson) => <LessonCard key={lesson.game} lesson={lesson} learn={learn} />)], $("cards"));
  $("lasting").textContent = await keepsGames() ? "" : say("lasting-denied");
}

function Entry({ game, resume, drop }: { game: Listed; resume: Resume; drop(id: string): unknown }) {
  const { id, damaged, over, names } = game, word = damaged ? "download" : over ? "look-at" : "resume";
  const act = () => (damaged ? saveFile("damaged", damaged) : resume(game));
  return (
    <li data-game={id} class={damaged && "damaged"}>
      <div>
        <b>{titles[game.game] ?? say("some-game")}</b> {damaged ? say("is-damaged") : names.join(", ")}
        <small> {told(game)}</small>
      </div>
      <span class="row">
        <button type="button" class={damaged ? "" : "main"} onClick={act}>{say(word)}</button>
        <button type="button" onClick={() => drop(id)}>{say("delete")}</button>
      </span>
    </li>
  );
}

/** How far a game is, and when it was played last. */
function told({ damaged, held, moves, changed }: Listed) {
  const when = changed ? momentOf(changed) : "";
  return damaged ? when : say("moves-when", { moves, when }) + (held ? ` · ${say("is-held")}` : "");
}

type CardProps = { title: string | undefined; thumbnail: VNode; children: ComponentChildren; onClick(): unknown };

/** A card that goes on with something; its data- attribute says with what. */
const Card = ({ title, thumbnail, children, onClick, ...data }: CardProps & Record<`data-${string}`, string>) => (
  <li {...data}>
    <button type="button" class="run" onClick={onClick}>
      {thumbnail}<span class="told"><b>{title}</b>{children}</span>
    </button>
  </li>
);

/** A card that goes on with a game: its board, whose turn it is and how the seats stand, once the library is there. */
function GameCard({ game, resume }: { game: Kept; resume: Resume }) {
  const [now, stand] = useState<Awaited<ReturnType<typeof standing>>>();
  useEffect(() => {
    standing(game).then(stand, () => {}); // a game that cannot be replayed says why when it is opened
  }, [game]);
  const score = (points: number, i: number) =>
    <span key={i}><Face view={now!.view} seat={i + 1} />{written(points)}</span>;
  return (
    <Card data-card={game.id} title={titles[game.game]} onClick={() => resume(game)}
      thumbnail={<span class="thumbnail" aria-hidden="true" dangerouslySetInnerHTML={{ __html: now?.drawn ?? "" }} />}>
      <span class="state">{now && <>{now.whose ?? <b>{say("your-turn")}</b>}{now.round}</>}</span>
      <span class="scores">{now?.points.map(score)}</span>
    </Card>
  );
}

/** How a game stands; whose is who is asked, null for the player. */
async function standing({ game, record }: Kept) {
  await ready();
  await breathe();
  const { game: now, ...notes } = replay(record, settings.language), { turn } = now;
  const { names, bots } = seated(notes, choices().bots), mine = bots.indexOf("") + 1, plain = game === "steamrollers";
  const seats = calledAs(names, bots).map((name) => ({ name })), points = seats.map((_, i) => now.points(i + 1));
  const whose = turn === mine || turn === 0 ? null : say("turn-of", seats[turn - 1]);
  const look = { thumbnail: true, seat: mine, night: settings.night, marks: false };
  const drawn = await draw(now, "", plain ? `sheet-${mine || 1}` : "map", look).catch(() => ""); // there may be none
  const round = now.round ? ` · ${sayRound(now.report())}` : "";
  return { view: { game, seats, turn: plain ? mine : 0 }, points, whose, round, drawn };
}

/** A card that goes on with a lesson that somebody has begun and not finished. */
function LessonCard({ lesson: { game, title, steps }, learn }: { lesson: Lesson; learn(game: string): unknown }) {
  const at = settings.lessons?.[game] ?? 0;
  return (
    <Card data-lesson={game} title={say("lesson-of", { title, game: titles[game] })} onClick={() => learn(game)}
      thumbnail={<span class="thumbnail learnt" aria-hidden="true">{at + 1}</span>}>
      <span>{say("lesson-step", { at: at + 1, of: steps.length })} · {steps[at]?.title}</span>
      <progress max={steps.length} value={at} aria-hidden="true" />
    </Card>
  );
}
