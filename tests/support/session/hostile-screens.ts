/** Makes screens that somebody sends with bad intent, or that went wrong on the way: the same ones for a seed. */
import { createRandom } from "../run/random.ts";

type Group = { [name: string]: unknown };

const texts = [
  "https://evil.example/a.png",
  "//evil.example/a.png",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "https://app.example.com@evil.example/",
  "https://app.example.com/",
  "https:\\\\evil.example",
  "<img src=https://evil.example/x onerror=alert(1)>",
  "{launch.token}",
  "{launch.deviceId}",
  "{state.constructor.constructor('alert(1)')()}",
  "{'https://evil.example/' + state.phone}",
  "{join(map(['https:', 'evil.example'], it), '//')}",
  "{data.begun.sid}",
  "{{{{{{",
  "{",
  "}",
  "a\u202eb",
  "\u0000",
  "{state.phone}{state.phone}{state.phone}",
  "</style><style>*{background:url(https://evil.example/)}",
  "__proto__",
  "constructor",
  "toString",
  "",
  "state.phone",
  "true",
  "x".repeat(3_000),
  "1/0",
  "9".repeat(400),
];
const names = [
  "widget",
  "id",
  "props",
  "on",
  "when",
  "each",
  "key",
  "bind",
  "children",
  "slots",
  "do",
  "action",
  "input",
  "url",
  "load",
  "flows",
  "state",
  "onOpen",
  "onReady",
  "style",
  "href",
  "src",
  "html",
  "constructor",
  "$",
  "replacedBy",
  "page",
  "params",
];
const words = [
  "text",
  "button",
  "uploader",
  "image-uploader",
  "frame",
  "dialog",
  "page-header",
  "stack",
  "call",
  "store",
  "native",
  "leave",
  "clear",
  "promotion-register",
  "myLoans",
  "channelTemplate",
  "getSid",
  "run",
  "sendCode",
  "phone",
  "state.phone",
  "state.x",
  "launch.token",
];

interface Hand {
  /** A whole number below `below`. */
  number(below: number): number;
  pick<T>(from: readonly T[]): T;
}

function createHand(seed: number): Hand {
  const random = createRandom(seed);
  const number = (below: number) => Math.floor(random() * below);
  return {
    number,
    pick(from) {
      const picked = from[number(from.length)];
      if (picked === undefined) throw new Error("Nothing to pick from.");
      return picked;
    },
  };
}

function nested(depth: number, inner: unknown): unknown {
  let value = inner;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { children: value };
  return value;
}

function anything(hand: Hand, depth = 0): unknown {
  const makers: readonly (() => unknown)[] = [
    () => hand.pick(texts),
    () => hand.pick(words),
    () => hand.pick([null, true, false, 0, -1, 1e308, 0.1]),
    () => nested(hand.number(60), hand.pick(texts)),
    () => Array(hand.pick([0, 1, 31, 500, 5_000])).fill(hand.pick(words)),
    () => JSON.parse(`{"__proto__":{"widget":"frame"},"a":1}`),
    () => step(hand),
    () => node(hand, depth),
    () => group(hand, depth),
  ];
  return hand.pick(makers)();
}

function group(hand: Hand, depth: number): Group {
  const count = depth > 3 ? 0 : hand.number(5);
  return Object.fromEntries([...Array(count).keys()].map(() => [hand.pick(names), anything(hand, depth + 1)]));
}

function step(hand: Hand): Group {
  return hand.pick([
    { do: "leave", url: hand.pick(texts) },
    { do: "call", action: hand.pick(words), input: { phone: hand.pick(texts) } },
    { do: "run", flow: hand.pick(["sendCode", "loop", "constructor"]) },
    { do: "wait", ms: hand.pick([0, 60_000, 1e9]) },
    { do: "set", path: hand.pick(["state.phone", "state.__proto__", "data.x", "state.code"]), to: hand.pick(texts) },
    { do: "go", screen: hand.pick(["promotion-register", "repayment-periods", "festival"]), params: { a: hand.pick(texts) } },
    { do: "toast", text: hand.pick(texts), ms: hand.pick([0, 300, 1e12]) },
    { do: hand.pick(words) },
  ]);
}

function node(hand: Hand, depth: number): Group {
  const base: Group = { widget: hand.pick(words), id: hand.pick(["a", "b", "c", "header", "phone", "__proto__"]) };
  if (hand.number(2) === 0) base["props"] = { text: hand.pick(texts), label: hand.pick(texts), images: [hand.pick(texts)] };
  if (hand.number(4) === 0) base["each"] = hand.pick(["['a', 'b']", "state.phone", "data.x", "split('a,b', ',')"]);
  if (hand.number(4) === 0) base["on"] = { tap: [step(hand)] };
  if (hand.number(6) === 0 && depth < 3) base["children"] = [node(hand, depth + 1)];
  return base;
}

interface Place {
  readonly holder: object;
  readonly name: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [{ holder: value, name }, ...placesIn(part)]);
}

function change(screen: object, hand: Hand): void {
  const { holder, name } = hand.pick(placesIn(screen));
  const before: unknown = Reflect.get(holder, name);
  const changes: readonly (() => unknown)[] = [
    () => Reflect.set(holder, name, anything(hand)),
    () => typeof before === "string" && Reflect.set(holder, name, hand.pick(texts)),
    () => typeof before === "string" && Reflect.set(holder, name, before + hand.pick(texts)),
    () => typeof before === "string" && Reflect.set(holder, name, hand.pick(words)),
    () => Reflect.deleteProperty(holder, name),
    () => !Array.isArray(holder) && Reflect.set(holder, hand.pick(names), before),
    () => Array.isArray(before) && before.push(hand.pick([step(hand), node(hand, 0)])),
    () => Array.isArray(before) && before.push(...before),
  ];
  hand.pick(changes)();
}

/** The hostile screen of a number; `good` is what most of them are made from. */
export function hostileScreen(good: object, seed: number): unknown {
  const hand = createHand(seed);
  if (hand.number(10) === 0) return anything(hand);
  const screen: object = JSON.parse(JSON.stringify(good));
  for (let count = 1 + hand.number(3); count > 0; count--) if (placesIn(screen).length > 0) change(screen, hand);
  // As it arrives: without the gaps that a deletion leaves in an array.
  const sent: unknown = JSON.parse(JSON.stringify(screen));
  return sent;
}
