// Where the client begins.
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFiles } from "./lib/keptFiles.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./layout.css";
import "./parts/forms.css";

mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD) keepFiles();
