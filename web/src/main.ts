import { mount } from "svelte";
import { start } from "#door";
import App from "./App.svelte";
import { dressPage } from "./lib/settings.svelte";
import "./lib/styles/base.css";
import "./lib/styles/board.css";
import "./lib/styles/colours.css";
import "./lib/styles/seats.css";

dressPage(); // before the first paint: nobody who reads in the dark is shown a white page
mount(App, { target: document.getElementById("app")! });
start();
