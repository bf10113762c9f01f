// Short sounds for what happens, for whoever wants them: made here, of a few tones.

import { settings } from "../settings/settings.js";

// Tones, each [pitch in hertz, seconds after the first, seconds that it is heard], and their wave.
const sounds = {
  dice: { wave: "square", tones: [[190, 0, 0.03], [240, 0.06, 0.03], [170, 0.13, 0.04], [210, 0.2, 0.05]] },
  track: { wave: "triangle", tones: [[330, 0, 0.05], [220, 0.06, 0.09]] },
  delivery: { wave: "sine", tones: [[523, 0, 0.1], [659, 0.09, 0.1], [784, 0.18, 0.18]] },
  turn: { wave: "sine", tones: [[660, 0, 0.12], [880, 0.13, 0.16]] },
  over: { wave: "triangle", tones: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.4]] },
};

// What is heard of an event, by its kind; most are not heard.
const heard = {
  "dice rolled": "dice", "die rolled again": "dice", "place won": "dice",
  "track drawn": "track", "track placed": "track", "tile laid": "track", "tile upgraded": "track",
    "track redirected": "track",
  "good delivered": "delivery", "good removed": "delivery", "contract fulfilled": "delivery",
};

const loud = 0.08; // of 1
const many = 4; // moves that come at once: more of them are another position, not what has just happened

const audio = { context: null };

/** Makes the sounds of what has happened between two views; steps are what the moves between them did. */
export function hear(view, before, steps) {
  if (!settings.sound || document.hidden || steps.length === 0 || steps.length > many) return;
  const names = new Set(steps.flatMap(({ lines }) => lines.map(({ kind }) => heard[kind]).filter(Boolean)));
  if (view.over && !before?.over) names.add("over");
  else if (view.asks && steps.at(-1).seat !== view.seat) names.add("turn");
  let from = 0;
  for (const name of names) from = play(sounds[name], from);
}

/** Makes the sound of a turn, wherever the player looks. */
export const ring = () => play(sounds.turn, 0);

/** Plays a sound so many seconds from now, and gives when it ends. */
function play({ wave, tones }, wait) {
  const context = audio.context ??= new AudioContext();
  context.resume(); // it sleeps until somebody has clicked
  const start = context.currentTime + wait;
  let end = 0;
  for (const [pitch, from, long] of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, start + from);
    volume.gain.exponentialRampToValueAtTime(0.001, start + from + long);
    tone.connect(volume).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + from + long);
    end = Math.max(end, from + long);
  }
  return wait + end;
}
