const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isFunction = (value) => typeof value === "function";
const isText = (value) => typeof value === "string";

function describe(value) {
  if (isText(value)) return `the text "${value}"`;
  if (isFunction(value)) return "a function";
  if (Array.isArray(value)) return "a list";
  if (isObject(value)) return "then" in value ? "a promise" : "an object";
  return String(value);
}

function listNames(names) {
  return names.length > 0 ? names.map((name) => `"${name}"`).join(", ") : "none";
}

// biome-ignore lint/suspicious/noConsole: this is where a developer looks
const log = (...parts) => console.error(...parts);

const said = new Set();

function say(sentence) {
  if (said.has(sentence)) return;
  said.add(sentence);
  log(sentence);
}

export function checkProvider(host) {
  const right = "<LayarProvider market=… transport={httpTransport()} navigate={…}><Screen … /></LayarProvider>";
  if (!host) throw new Error(`A screen of Layar needs a <LayarProvider> around it: ${right}.`);
}

/** By the names of what a host gives: whether it may be left out, what it is, and the same in words. */
const rules = {
  market: ["must", (value) => isText(value) && value !== "", "the id of a market of the project"],
  transport: ["must", isFunction, "httpTransport(), or a function that sends a call and resolves with its data"],
  navigate: ["must", isFunction, "a function that opens the screen of a route, (to, { params }) => router.go(to, params)"],
  language: ["may", isText, "a language of the market"],
  owner: ["may", isText, "whose what is stored is, for example a user id"],
  widgets: ["may", isObject, 'components by name, as `import * as widgets from "layar/widgets"` gives them'],
  storage: ["may", isObject, "an object with `device`, `visit` or `prefix`"],
  bridge: ["may", isObject, "an object that speaks to a native shell"],
  back: ["may", isFunction, "a function that goes back"],
  home: ["may", isFunction, "a function that goes home"],
  leave: ["may", isFunction, "a function that leaves for an address"],
  confirm: ["may", isFunction, "a function that asks, and gives or resolves with whether the user leaves"],
  toast: ["may", isFunction, "a function that shows a message"],
  report: ["may", isFunction, "a function that gets reports"],
};

export function checkHost(where, host) {
  for (const [name, [need, isRight, right]] of Object.entries(rules)) {
    const value = host[name];
    if (isRight(value) || (need === "may" && value === undefined)) continue;
    throw new Error(`${where} needs \`${name}\`: ${right}. It got ${describe(value)}.`);
  }
}

function isEntry(given) {
  return isObject(given) && isObject(given.open) && isObject(given.project);
}

/** What would make an entry of it. */
function cureOf(given) {
  if (given === undefined) return "`screens` has no such name: its names are the ids of screens.";
  if (isText(given)) return `Write screens["${given}"].`;
  if (!isObject(given)) return "";
  if ("then" in given) return "Wait for it first, and give what it resolves with.";
  if ("body" in given) return "It is a definition: give what `compileScreen(files, { screen, market })` of layar/compile makes of it.";
  const names = Object.keys(given).filter((name) => isEntry(given[name]));
  return names.length > 0 ? `It has screens in it: choose one of ${listNames(names)}.` : "";
}

export function checkEntry(where, given) {
  if (isEntry(given)) return;
  const right = "one of `screens` of the project, or what `compileScreen` gives";
  throw new Error(`${where} needs \`screen\`: ${right}. It got ${describe(given)}. ${cureOf(given)}`.trim());
}

export function checkMarket(markets, market, language) {
  const found = markets.find(({ id }) => id === market);
  const names = listNames(markets.map(({ id }) => id));
  if (!found) throw new Error(`The project has no market "${market}", which <LayarProvider> or <Screen> names. It has ${names}.`);
  const { languages } = found;
  if (language === undefined || languages.includes(language)) return;
  say(`The market "${market}" has no language "${language}", so that its screens speak the first that it has: ${listNames(languages)}.`);
}

export function checkSpeaker(open, market) {
  const markets = Object.keys(open).map((speaker) => speaker.replace(/[@+].*/, ""));
  if (markets.includes(market)) return;
  const names = listNames([...new Set(markets)]);
  throw new Error(`The screen is not there in the market "${market}". Show it in one of ${names}, or compile it for that market.`);
}

function widgetsOf(nodes) {
  return nodes.flatMap(({ root, children, slots }) => [root["data-widget"], ...widgetsOf([...children, ...Object.values(slots).flat()])]);
}

export function checkWidgets({ plan, body, dialogs }, widgets) {
  const opened = Object.values(dialogs);
  const used = [...widgetsOf([...body, ...opened.flatMap((dialog) => [...dialog.body, ...dialog.actions])]), ...opened.map(() => "dialog")];
  const missing = [...new Set(used)].filter((name) => !(name in widgets));
  if (missing.length === 0) return;
  const right = 'give them in `widgets` of <LayarProvider>, as `import * as widgets from "layar/widgets"` has those of the engine';
  say(`The screen "${plan.id}" shows widgets that nobody has given, ${listNames(missing)}: ${right}.`);
}

export function checkParams({ plan, needs = [] }, params) {
  const where = `The screen "${plan.id}"`;
  const known = Object.keys(plan.params);
  for (const [name, value] of Object.entries(params)) {
    if (!known.includes(name)) say(`${where} has no parameter "${name}". Those that it has: ${listNames(known)}.`);
    else if (value !== undefined && !isText(value)) say(`${where} needs a text as its parameter "${name}". It got ${describe(value)}.`);
  }
  for (const name of needs)
    if (params[name] === undefined) say(`${where} needs the parameter "${name}": <Screen screen={…} params={{ ${name}: … }} />.`);
}

export function checkData({ action }, data) {
  if (!isFunction(data)) return;
  say(
    `\`transport\` resolved with a function for the action "${action}", not with data. Is a call forgotten, as in transport={httpTransport()}?`,
  );
}

/** What a call over HTTP may have met, by the kind of its failure. */
const metBy = {
  service: "no response in the form that the wire file says: another page, an error of the server, or too long a response",
  network: "no response at all: no server at this address, or one that does not allow the origin of the page (CORS)",
  timeout: "no response in time",
};

export function checkFailure({ action, plan, signal }, baseUrl, kind) {
  if (signal.aborted || !(kind in metBy)) return;
  log(`The call of the action "${action}" failed: ${plan.method ?? "POST"} ${baseUrl}${plan.path} met ${metBy[kind]}.`);
}

export function checkThrown({ action, signal }, thrown) {
  if (signal.aborted) return;
  const why = "because `transport` threw what is neither `Refused` nor `CallFailed`:";
  log(`The call of the action "${action}" counts as a lost connection, ${why}`, thrown);
}

export function logReport({ what, screen, detail }) {
  if (what !== "time-to-ready") log(`${screen}: ${what}`, detail);
}
