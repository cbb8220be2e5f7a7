/** Screens from the network that are accepted, and cost too much once they run. */
import { type Group, goodScreen } from "./good-screen.ts";

const [header] = goodScreen.body;
const more = goodScreen.body[5];
const many = "split(state.big, '')";
const state = { big: "x".repeat(2_000), other: "", list: { type: "text[]", initial: [] } };

const shows = (count: number, text: string): Group[] =>
  Array.from({ length: count }, (_, at) => ({ widget: "text", id: `n${at}`, props: { text } }));
const set = (to: string, path = "state.big"): Group => ({ do: "set", path, to });
const numbered = (count: number, make: (at: number) => unknown): unknown[] => Array.from({ length: count }, (_, at) => make(at));

export function screenOf(body: readonly unknown[], parts: Group = {}): Group {
  return { ...goodScreen, flows: {}, values: {}, timers: {}, state, body: [header, more, ...body], ...parts };
}

/** Each with what of its budget it exceeds first, without a page that shows it. */
export const costlyScreens: readonly (readonly [what: string, screen: Group, excess: string])[] = [
  ["doubles at 100 nodes", screenOf(shows(100, "{state.big}"), { onOpen: Array(8).fill(set("{state.big + state.big}")) }), "letters-held"],
  ["joins what it splits", screenOf(shows(150, `n{size(join(${many}, state.big))}`)), "work"],
  [
    "runs loops in loops",
    screenOf(shows(150, `n{size(${many}.filter(one, size(split('aaaaaaaaa', '').filter(two, two != one)) > 20))}`)),
    "work",
  ],
  ["runs a loop at each node", screenOf(shows(150, `n{size(${many}.filter(one, one == 'b'))}`)), "work"],
  [
    "makes a value that all read",
    screenOf(shows(9, "{all}"), { values: { all: `{join(${many}.map(one, one + one + one), '')}` } }),
    "letters-held",
  ],
  ["fills a list of its state", screenOf(shows(1, "x"), { onOpen: [set(`{${many}.map(one, state.big)}`, "state.list")] }), "letters-held"],
  [
    "fills many values of its state",
    screenOf(shows(1, "x"), {
      state: { ...state, ...Object.fromEntries(numbered(25, (at) => [`s${at}`, ""]).map((entry) => Object(entry))) },
      onOpen: numbered(25, (at) => set("{state.big + 'x'}", `state.s${at}`)),
    }),
    "letters-held",
  ],
  ["says too much at once", screenOf([], { onOpen: [{ do: "toast", text: "{state.big + state.big + state.big}" }] }), "letters-held"],
  [
    "looks through a list for each condition",
    screenOf(shows(150, "x").map((node) => ({ ...node, when: `size(${many}.filter(one, one == 'b')) == 0` }))),
    "work",
  ],
  [
    "repeats what it looks for",
    screenOf(shows(60, "{item}").map((node) => ({ ...node, each: `${many}.filter(one, one == 'b')` }))),
    "work",
  ],
  [
    "grows by a tick at a time",
    screenOf(shows(3, "{state.big}"), { onReady: [{ do: "wait", ms: 50 }, ...Array(2).fill(set("{state.big + state.big}"))] }),
    "letters-held",
  ],
];

/** As above; only a page that shows them knows. */
export const wideScreens: readonly (readonly [what: string, screen: Group])[] = [
  ["shows one text everywhere", screenOf(shows(100, "{state.big}"))],
  [
    "repeats a text in a list",
    screenOf([
      {
        widget: "stack",
        id: "s",
        each: many,
        page: 30,
        children: [
          { widget: "text", id: "t", props: { text: "{item}{state.big}" } },
          { widget: "text", id: "u", props: { text: "{state.big}{item}" } },
        ],
      },
    ]),
  ],
  [
    "nests lists of nothing",
    screenOf([
      {
        widget: "stack",
        id: "s",
        each: many,
        page: 30,
        children: numbered(180, (at) => ({ widget: "text", id: `e${at}`, props: { text: "{item}{state.other}" } })),
      },
      {
        widget: "stack",
        id: "z",
        each: many,
        page: 30,
        children: numbered(10, (at) => ({ widget: "text", id: `f${at}`, props: { text: "{item}{slice(state.big, 0, 300)}" } })),
      },
    ]),
  ],
];
