// What browser tests ask of the page, in one place: they import none of its modules.

import { compare } from "./advice.js";
import { nextTo, options } from "./arrows.js";
import { lessonOf } from "./lessons.js";
import { isLight } from "./core/offers.js";
import { fitPictures } from "./pictures.js";
import { playing } from "./play.js";
import { hush } from "./quiet.js";
import { kept, keptAs } from "./store.js";

window.testing = { compare, fitPictures, hush, isLight, kept, keptAs, lessonOf, nextTo, options, playing };
