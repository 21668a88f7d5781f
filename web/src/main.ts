import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/styles/base.css";
import "./lib/styles/colours.css";
import "./lib/styles/seats.css";

mount(App, { target: document.getElementById("app")! });
