// What browser tests ask of the page, in one place: they import none of its modules.

import { compare } from "../play/advice.js";
import { nextTo, options } from "../board/arrows.js";
import { lessonOf } from "../learn/lessons.js";
import { fitPictures } from "../board/pictures.js";
import { playing } from "../play/play.js";
import { hush } from "./quiet.js";
import { settings } from "../settings/settings.js";
import { forget, kept, keptAs } from "../saving/store.js";

const testing = {
  compare, fitPictures, forget, hush, kept, keptAs, lessonOf, nextTo, options, playing, settings,
};
Object.assign(window, { testing });
