// A guided first game: the learner makes the moves of a record, one after the other,
// and everything else in it happens by itself.

import { signal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { name } from "../app/address.js";
import { openHelp } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import { clear, draw } from "../board/overlay.js";
import { Die, Icon } from "../board/pieces.js";
import { say, titles } from "../i18n/text.js";
import { sitDown } from "../play/play.js";
import { replay } from "../railhex/index.js";
import { remember, settings } from "../settings/settings.js";
import { LocalTable } from "../state/local.js";
import { Spot, type Thing } from "./spot.js";

const patient = 3; // presses on something else, after which the page offers to do it
const brisk = 500; // milliseconds for what happens between two steps

/** The games that have a lesson. */
export const taught = ["steamrollers", "steampower", "steam"];

/** What a learner presses, and the move that it makes; where a track is to lie, it is drawn lightly. */
interface Press {
  part: string; move: string; choices?: string[]; ghost?: boolean;
  /** What is said to a press on something else, by a key. */
  wrong?: { on: string; say: string }[];
}

/** A step, from after so many moves of the record on; lights and badges are parts, press and choice are labels. */
interface Step {
  at: number; presses: Press[]; lights?: string[]; badges?: [part: string, badge: string][];
  title: string; say: string; more?: string; press: string[]; choice: string[]; wrong?: Record<string, string>;
}

export interface Lesson { game: string; title: string; record: string; seat: number; names: string[]; steps: Step[] }

/** Where a lesson leads. */
interface Ways { home(): void; again(game: string): void; playOn(record: string): void }

const fetched = (path: string) => fetch(new URL(path, document.baseURI));
const read = async (path: string) => (await fetched(path)).json();

/** The lesson of a game. */
export async function lessonOf(game: string): Promise<Lesson> {
  const [lesson, { [game]: words }] = await Promise.all(
    [read(`./guides/${game}.json`), read(`./text/guide/${settings.language}.json`)]);
  const steps = lesson.steps.map((step: Step, i: number) => ({ ...step, ...words.steps[i] }));
  const record = await (await fetched(`./guides/${lesson.record}`)).text();
  return { ...lesson, game, title: words.title, record, steps };
}

/** What is taught: the step at which it is, and how many of its presses are made. */
interface Taught {
  lesson: Lesson; ways: Ways; table: LocalTable; at: number; pressed: number;
  /** What was said to presses on something else, and whether what others do is wanted at once. */
  wrong: string[]; hurry: boolean;
  /** The press that was shown on the board, and whether there was nothing for it. */
  seen?: Press; unseen?: boolean;
}

const fresh = { pressed: 0, wrong: [], hurry: false };
const taking = signal<Taught | null>(null);

function change(changes: Partial<Taught>): void {
  if (taking.value) taking.value = { ...taking.value, ...changes };
}

const stepOf = ({ lesson, at }: Taught): Step => lesson.steps[at]!;
const pressOf = (now: Taught): Press | undefined => stepOf(now).presses[now.pressed];
const isDone = (now: Taught) => !pressOf(now) && stepOf(now).presses.length > 0;
const keep = (game: string, at?: number) => remember({ lessons: { ...settings.lessons, [game]: at } });

/** Begins the lesson of a game, or goes on with it. */
export async function teach(game: string, ways: Ways): Promise<void> {
  const lesson = await lessonOf(game);
  document.title = $("title").textContent = `${titles[game]} · ${lesson.title}`;
  name(`#learn=${game}`, true);
  $("home").hidden = true;
  document.body.classList.add("learning");
  $("lesson").ariaLabel = lesson.title;
  $("lesson-leave").onclick = () => ways.home();
  sit(lesson, ways, Math.min(settings.lessons?.[game] ?? 0, lesson.steps.length - 1));
  render(<Panel />, $("lesson"));
  if (!$("spot").firstChild) follow();
}

/** Ends the lesson that is on the screen, if there is one. */
export function endLesson(): void {
  taking.value = null;
  document.body.classList.remove("learning");
}

/** Sits down at the position of a step. */
function sit(lesson: Lesson, ways: Ways, at: number): void {
  const record = replay(lesson.record, settings.language), script = record.moves.map(String);
  const moves = script.slice(0, lesson.steps[at]?.at).map((move, i) => ({ move, after: record.at(i + 1) }));
  const bots = lesson.names.map((_, i) => (i + 1 === lesson.seat ? "" : "greedy"));
  const pace = () => (taking.value?.hurry || settings.pace === 0 ? 0 : brisk);
  const table = new LocalTable({ start: record.start, moves, names: lesson.names, bots }, { seed: 1, pace, script });
  table.heading = lesson.title;
  taking.value = { ...fresh, lesson, ways, table, at };
  begin(at);
  sitDown(table, (view) => {
    const { value: now } = taking; // the next step begins at its position
    if (now && isDone(now) && view.at === now.lesson.steps[now.at + 1]?.at) begin(now.at + 1);
  });
}

function begin(at: number): void {
  change({ ...fresh, at });
  if (taking.value) keep(taking.value.lesson.game, at);
}

function makeMove(now: Taught): void {
  const move = pressOf(now)?.move;
  if (!move) return;
  change({ ...fresh, pressed: now.pressed + 1 });
  now.table.move(move);
}

/** What is to be done in a step, beside the board. */
function Panel() {
  const { value: now } = taking, table = now?.table, press = now && pressOf(now);
  useEffect(() => {
    if (!table || !press?.ghost) return;
    draw("lesson", { tracks: [table.choice(press.part).ghosts ?? ""], move: press.move }); // lightly
    return () => clear("lesson");
  }, [table, press]);
  if (!now || !table) return null;
  const { lesson: { steps, game }, ways, at, wrong } = now, { title, say: told, more } = stepOf(now);
  const last = at === steps.length - 1;
  const button = (id: string, key: string, act: () => unknown, main = false) =>
    <button type="button" id={`lesson-${id}`} class={main ? "main" : ""} onClick={act}>{say(key)}</button>;
  return (
    <>
      <p class="eyebrow">{say("lesson-step", { at: at + 1, of: steps.length })}</p>
      <p class="steps" aria-hidden="true">
        {steps.map((_, i) => <span key={i} class={i < at ? "done" : i === at ? "at" : ""} />)}
      </p>
      <div class="told" aria-live="polite">
        <h2 tabIndex={-1}>{title}</h2>
        <p class="say">{told}</p>
        {more && <p class="note hint"><Icon name="bulb" width={18} />{more}</p>}
      </div>
      <div class="four"><Four now={now} /></div>
      <p class="choices row"><Choices now={now} /></p>
      <p id="lesson-answer" class="note hint" role="status" hidden={!wrong.length}>{wrong.at(-1)}</p>
      <p class="row end">
        {at === 0 && button("begin", "lesson-begin", () => begin(at + 1), true)}
        {at > 0 && !last && button("doIt", "lesson-do", () => makeMove(now), wrong.length >= patient)}
        {last && (
          <>
            {button("playOn", "lesson-play-on", () => { keep(game); ways.playOn(table.record()); }, true)}
            {button("again", "lesson-again", () => { keep(game); ways.again(game); })}
            {button("help", "how-to", () => openHelp(game, table.help(), told))}
          </>
        )}
        <button type="button" id="lesson-back" aria-disabled={at === 0}
          onClick={() => at > 0 && sit(now.lesson, ways, at - 1)}>{say("back")}</button>
      </p>
    </>
  );
}

/** What the die that was taken can do, of which the step means one kind; nothing without a die. */
function Four({ now }: { now: Taught }) {
  const { report, offers } = now.table.view, meant = offers.find(({ move }) => move === pressOf(now)?.move)?.kind;
  const die = report && "die" in report && meant !== "draft" ? report.die : 0;
  return die > 0 && (
    <>
      <h3>{say("lesson-can", { die })}</h3>
      <ul>
        {["build", "deliver", "improve", "take"].map((kind) => (
          <li key={kind} class={kind === meant ? "on" : ""}>
            <Die number={die} size={22} />{say(`lesson-can-${kind}`, { die })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The choices of a press as buttons, or the press itself where nothing on the board is for it. */
function Choices({ now }: { now: Taught }) {
  const press = pressOf(now), { choice, press: labels } = stepOf(now);
  const moves = press?.choices ?? (press && press === now.seen && now.unseen ? [press.move] : []);
  return moves.map((move, i) => (
    <button key={move} type="button" data-guide={move}
      onClick={({ currentTarget }) => (move === press?.move ? makeMove(now) : answer(now, currentTarget))}>
      {press?.choices ? choice[i] : labels[now.pressed]}
    </button>
  ));
}

/** Draws the light as often as what lies in it moves. */
function follow() {
  const { value: now } = taking;
  render(now && <Spot things={thingsOf(now)} wrong={now.wrong.length} />, $("spot"));
  if (now) requestAnimationFrame(follow);
}

/** What lies in the light. */
function thingsOf(now: Taught): Thing[] {
  const { lights = [], badges = [], press: labels } = stepOf(now), press = pressOf(now);
  const others = [...lights.map((part) => ({ element: find(part) })),
    ...badges.map(([part, badge]) => ({ element: find(part), badge }))];
  if (!press) return isDone(now) ? [] : others;
  const onBoard = find(press.part), inLesson = document.querySelector(`[data-guide="${press.move}"]`);
  if ($("playing").ariaBusy === "false" && now.seen !== press) {
    onBoard?.scrollIntoView({ block: "nearest", behavior: "instant" });
    change({ seen: press, unseen: !onBoard });
  }
  return [...others, { element: onBoard, ring: true, label: labels[now.pressed] }, { element: inLesson, ring: true }];
}

/** The element of a part, or of a picture as in "#sheet-1". */
const find = (part: string) => document.querySelector(
  part.startsWith("#") ? `[data-picture="${part.slice(1)}"]` : `#playing [data-part="${part}"]`);

/** Answers a press on something that is not meant. */
function answer(now: Taught, element: Element): void {
  const wrong = pressOf(now)?.wrong?.find(({ on }) => element.closest(on));
  const { part } = element.closest<HTMLElement>("[data-part]")?.dataset ?? {};
  const { region = "" } = element.closest<HTMLElement>("[data-region]")?.dataset ?? {};
  const said = wrong && stepOf(now).wrong?.[wrong.say]?.replace("{region}", region);
  if (!said && !part && now.at > 0) return;
  const { refused } = now.table.choice(part ?? "");
  const other = now.at === 0 ? say("lesson-look") : refused ? `${refused.message}.` : say("lesson-else");
  change({ wrong: [...now.wrong, said ?? other] });
}

/** Takes what is pressed on the board, before anything else does. */
function pressed(event: MouseEvent | KeyboardEvent): void {
  const { value: now } = taking, { target } = event;
  if (!now || ("key" in event && event.key !== "Enter" && event.key !== " ")) return;
  if (!(target instanceof Element) || !target.closest("#playing") || target.closest("#lesson")) return;
  event.preventDefault();
  event.stopPropagation();
  if (isDone(now)) change({ hurry: true });
  else if (target.closest(`[data-part="${pressOf(now)?.part}"]`)) makeMove(now);
  else answer(now, target);
}
for (const type of ["click", "keydown"] as const) document.addEventListener(type, pressed, true);
