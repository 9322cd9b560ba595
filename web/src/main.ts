// Where the client begins.
import { mount } from "svelte";
import App from "./App.svelte";
import { whenIdle } from "./lib/idle";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./parts/forms.css";

mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () =>
    whenIdle(() => navigator.serviceWorker.register("./sw.js").catch(() => undefined)),
  ); // the page works without it, and comes first
