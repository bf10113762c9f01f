import { mount } from "svelte";
import Table from "./Table.svelte";

mount(Table, { target: document.body });
