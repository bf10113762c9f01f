import { play } from "./main.js";

await play();
