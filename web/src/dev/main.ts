/** The page for those who draw boards: /board.html?game=dice_king&moment=2&seat=0&lang=cs&theme=dark&generic=1 */
import { mount } from "svelte";
import "../lib/styles/base.css";
import "../lib/styles/board.css";
import "../lib/styles/colours.css";
import "../lib/styles/seats.css";
import Easel from "./Easel.svelte";

mount(Easel, { target: document.getElementById("app")! });
