// What is told before any check runs: files that cannot be read, names that clash, overlays that have lost their base.
import type { CheckText } from "./check.ts";

const overlay = { overlay: "example", for: { market: "india" } };
const words = (text: string) => ({ widget: "text", id: "words", props: { text } });
const base = { body: [words("Hello")] };
const variant = (parts: object) => ({ screen: base, files: { "screens/example.india.json": { ...overlay, ...parts } } });

/** The findings of loading and overlaying, with their reasons and examples; `explain` and the documentation show them beside the checks. */
export const loadChecks: readonly CheckText[] = [
  {
    id: "syntax",
    why: "A file that is not JSON says nothing at all, and everything that relies on it is missing.",
    bad: [{ texts: { "screens/more.json": '{ "id": "more", }' } }, { texts: { "screens/more.json": "{ 'id': 'more' }" } }],
    good: [{ screen: base }],
  },
  {
    id: "duplicate-key",
    why: "Of two keys with one name in a group only the last counts, and the first is lost in silence.",
    bad: [{ texts: { "screens/more.json": '{ "id": "more", "id": "most" }' } }],
    good: [{ screen: base }],
  },
  {
    id: "reserved-name",
    why: "Names that every object has of itself cannot be told from what an author has put there.",
    bad: [{ screen: { state: { constructor: 1 } } }],
    good: [{ screen: base }],
  },
  {
    id: "shape",
    why: "A part that no reader knows, or of another type than it reads, is passed over or breaks the screen.",
    bad: [{ screen: { titel: "Hello" } }, { screen: { body: [{ widget: "text" }] } }],
    good: [{ screen: base }],
  },
  {
    id: "duplicate-name",
    why: "Of two definitions with one name it would depend on the order of files which one is meant.",
    bad: [{ files: { "screens/more.json": { id: "order", route: "/more", title: "More", body: [words("Hello")] } } }],
    good: [{ screen: base }],
  },
  {
    id: "fragment-target",
    why: "Nodes that several screens share are missing where their name, or their place, is misspelt.",
    bad: [{ screen: { fragments: [{ use: "fotter", after: "header" }] } }],
    good: [{ screen: base }],
  },
  {
    id: "overlay-target",
    why: "A variant of what is not there any more changes nothing, and the market shows the base.",
    bad: [variant({ nodes: { wrods: { props: { text: "Namaste" } } } })],
    good: [variant({ expects: "ab00f24c", nodes: { words: { props: { text: "Namaste" } } } })],
  },
  {
    id: "overlay-expects",
    why: "When the base changes beneath a variant, the variant may say what is no longer true; somebody has to look.",
    bad: [
      variant({ nodes: { words: { props: { text: "Namaste" } } } }),
      variant({ expects: "00000000", nodes: { words: { props: { text: "Namaste" } } } }),
    ],
    good: [variant({ expects: "ab00f24c", nodes: { words: { props: { text: "Namaste" } } } })],
  },
  {
    id: "overlay-equal",
    why: "A variant that repeats its base stays behind when the base changes.",
    bad: [variant({ expects: "ab00f24c", nodes: { words: { props: { text: "Hello" } } } })],
    good: [variant({ expects: "ab00f24c", nodes: { words: { props: { text: "Namaste" } } } })],
  },
];
