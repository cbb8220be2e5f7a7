// A page whose own styles are for everything, and what of it shows screens.
import { join } from "node:path";

const doors = join(process.cwd(), "src/browser/embed/index.ts");

/** What the page itself shows. */
export const page = `<!doctype html><title>City</title>
<div id="own"><h1>City</h1><ul><li>Parks</li></ul><p class="hint">Open</p><a href="#">Map</a>
<button class="btn">Go</button><button>Plain</button><input class="field"><img alt="" class="icon"><fieldset><legend>Way</legend></fieldset></div>
<div id="app"></div><script type="module" src="/main.ts"></script>`;

/** Which parts of it are there stands after the hash. */
export const main = `
const has = (part) => location.hash.includes(part);
const wanted = [has("hostile") && import("./hostile.css"), has("screens") && import("./app.tsx")];
await Promise.all(wanted);
document.title = "complete";
`;

export const hostile = `
:root { --bg: red; --ink: red; --ink-2: red; --accent: red; --surface: red; --line: red; --gutter: 90px; --tone: red; --on: red; --edge: red; }
html { background: teal; line-height: 3; }
body { margin: 9px; color: red; font: italic 20px/2 serif; text-align: right; text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; }
* { box-sizing: content-box; outline: 2px dashed red; }
*::before, *::after { border: 3px solid red; content: "!"; }
div, section, main, header, article { padding: 5px; background: silver; max-width: 300px; min-height: 20px; }
h1, h2, h3, p { margin: 50px 10px; text-indent: 20px; color: fuchsia; border-bottom: 5px solid; }
h1 { font-size: 60px; }
ul { padding: 40px; list-style: square; background: yellow; }
li { margin: 9px; float: left; }
a, a:link, a:hover { color: lime; text-decoration: underline wavy; }
button { border: 3px dotted; border-radius: 0; background: orange; text-transform: uppercase; transform: rotate(3deg); }
button:not(:disabled), input[type="search"]:not(:disabled) { box-shadow: 0 0 9px red; opacity: 0.5; }
input { height: 99px; border: 4px double; background: pink; }
input::placeholder { color: red; }
label { display: inline-block; color: red; font-size: 30px; }
span { color: blue; font-size: 30px; letter-spacing: 9px; }
svg, img { width: 90px; filter: invert(1); }
#app button, #app span, #app .btn { border: 7px ridge red; }
.btn, .field, .label, .hint, .icon, .mono, .row, .rows, .slip, .tag, .sign, .root, .open, .line { padding: 40px; border: 3px dotted; color: red; }
@keyframes pulse { to { opacity: 0; } }
.place::before, .place::after { content: none !important; }
@layer base { *, ::before { margin: 0; padding: 0; border: 0 solid; } button { background: none; } }
`;

/** Each at its place, however wide the page makes its own elements, on a ground that an edge between two pixels lets through; between the theme of the page and a screen a wrapper has its own. */
export const screens = `
import { createRoot } from "react-dom/client";
import { httpTransport, LayarProvider, Screen } from ${JSON.stringify(doors)};
import { screens } from "virtual:layar";

const transport = httpTransport({ token: () => "T" });
const Place = ({ at, theme, id, children }) =>
  <div id={id} className="place" data-theme={theme} style={{ all: "initial", position: "absolute", top: 300, left: at * 400, width: 360, height: 800, background: "white" }}>{children}</div>;
const Broken = () => { throw new Error("Broken on purpose."); };
const OwnField = ({ root }) => <div {...root} className="ly-host"><button className="btn">Of the page</button></div>;
const widgets = location.hash.includes("broken") ? { "search-field": Broken } : location.hash.includes("own") ? { "search-field": OwnField } : {};

createRoot(document.getElementById("app")).render(
  <LayarProvider market="utrecht" transport={transport} widgets={widgets} navigate={() => {}}>
    <Place id="one" at={0}><Screen screen={screens["books-search"]} /></Place>
    <Place id="two" at={1} theme="dark"><Screen screen={screens["books-search"]} market="amman" /></Place>
    <Place id="three" at={2} theme="dark"><Screen screen={screens["books-search"]} market="izmir" theme="light" as="main" /></Place>
  </LayarProvider>,
);
`;
