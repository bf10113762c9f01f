// What browser tests ask of the page, in one place: they import none of its modules.

import { nextTo, options } from "../board/arrows.js";
import { fitPictures } from "../board/pictures.js";
import { lessonOf } from "../learn/lesson.js";
import { compare } from "../play/advice.js";
import { playing } from "../play/seats.js";
import { forget, kept, keptAs } from "../saving/keeping.js";
import { settings } from "../settings/settings.js";
import { hush } from "./keys.js";

const testing = { compare, fitPictures, forget, hush, kept, keptAs, lessonOf, nextTo, options, playing, settings };
Object.assign(window, { testing });
