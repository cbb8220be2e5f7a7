/** Fields of text and lists out of view, in each engine that is installed. What a page cannot be made to do in all of them, such as a real input method, stands in `fields.browser.test.tsx`. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveDist } from "../support/browser/built-app.ts";
import { isReactThere } from "../support/browser/react-held.ts";
import type { Engine, Tab } from "../support/engines/engine.ts";
import { flowVisit } from "../support/engines/flow-visit.ts";
import { chromium, firefox } from "../support/engines/puppeteer.ts";
import { webkit } from "../support/engines/webkit.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const form = "/complainPageNext?problemIndex=1&problemSonIndex=11&orderNo=L2001";
const area = "[data-node=text] textarea";
const phone = "[data-node=phone] input";

let app: Awaited<ReturnType<typeof serveDist>>;
beforeAll(async () => {
  app = await serveDist((line) => expect.fail(line));
});
afterAll(() => app.close());

/** Does something to a field as the browser itself would, and gives its text, its caret and its counter. */
async function act(tab: Tab, selector: string, code: string): Promise<unknown> {
  const field = `document.querySelector(${JSON.stringify(selector)})`;
  await tab.evaluate(`(() => { const field = ${field}; field.focus(); ${code} })()`);
  return tab.evaluate(`(() => {
    const field = ${field};
    const counter = [...field.closest("[data-node]").querySelectorAll("p")].map((one) => one.textContent).find((one) => /^\\d+\\/\\d+$/.test(one));
    return [field.value, field.selectionStart, ...(counter ? [counter] : [])];
  })()`);
}

const insert = (text: string): string => `document.execCommand("insertText", false, ${JSON.stringify(text)});`;
const select = (from: number, to: number): string => `field.setSelectionRange(${from}, ${to});`;
/** As an input method does it. */
const compose = (text: string, isLast: boolean): string => `
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set;
  const tell = (event) => field.dispatchEvent(event);
  if (!window.composing) tell(new CompositionEvent("compositionstart", { bubbles: true }));
  window.composing = ${!isLast};
  set.call(field, ${JSON.stringify(text)});
  tell(new InputEvent("input", { bubbles: true, inputType: "insertCompositionText", isComposing: true }));
  if (${isLast}) tell(new CompositionEvent("compositionend", { bubbles: true, data: ${JSON.stringify(text)} }));`;

describe.each(takeTurn([chromium, firefox, webkit], 3))(`in $name (turn ${turn})`, (kind) => {
  const missing = kind.missing();
  if (missing.length > 0)
    process.stderr.write(`\n!!! NOT TESTED: fields in ${kind.name}, because it is not here (apt-get install ${missing.join(" ")})\n\n`);

  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    if (missing.length > 0) return;
    engine = await kind.start();
    const opened = await engine.open();
    if (!opened) throw new Error("No tab.");
    tab = opened;
  });
  afterAll(async () => {
    await tab?.close();
    await engine?.close();
  });

  it.skipIf(missing.length > 0)("a text is typed, undone, replaced, composed and counted", async () => {
    const { open, type, sees } = flowVisit(tab, app.origin);
    await open(form);
    await type(area, "helo");
    await sees("[data-node=text] p", "4/200");
    expect(await act(tab, area, select(0, 4) + insert("hello"))).toEqual(["hello", 5, "5/200"]);
    expect(await act(tab, area, 'document.execCommand("undo");')).toEqual(["helo", expect.any(Number), "4/200"]);
    expect(await act(tab, area, 'document.execCommand("redo");')).toEqual(["hello", expect.any(Number), "5/200"]);
    expect(await act(tab, area, select(5, 5) + insert("😀".repeat(250)))).toEqual([`hello${"😀".repeat(195)}`, 395, "200/200"]);
    expect(await act(tab, area, select(0, 395) + insert("x"))).toEqual(["x", 1, "1/200"]);
    expect(await act(tab, area, compose("xni", false))).toEqual(["xni", 3, "3/200"]);
    expect(await act(tab, area, compose("x日", true))).toEqual(["x日", 2, "2/200"]);
    expect(tab.faults).toEqual([]);
  });

  it.skipIf(missing.length > 0)("what was typed is there again after a reload", async () => {
    const { open, type, reload, sees } = flowVisit(tab, app.origin);
    await open(form);
    await act(tab, area, `field.select();${insert("kept ")}`);
    await type(area, "here");
    await reload();
    await sees("[data-node=text] p", "9/200");
    expect(await act(tab, area, "")).toEqual(["kept here", expect.any(Number), "9/200"]);
  });

  it.skipIf(missing.length > 0)("a number in groups keeps its caret and takes what is filled in", async () => {
    const { open, type } = flowVisit(tab, app.origin);
    await open("/#/addnormalcard?orderId=L2001&amount=16365");
    await type(phone, "1381234");
    expect(await act(tab, phone, select(2, 2) + insert("9"))).toEqual(["139 8123 4", 3]);
    expect(await act(tab, phone, `${select(0, 99)}${insert("(138) 1234-5678 9")}`)).toEqual(["138 1234 5678", 13]);
    expect(await act(tab, phone, compose("13912345678", true))).toEqual(["139 1234 5678", expect.any(Number)]);
  });

  // The headless Chromium has no search in the page at all.
  if (kind.name === "Chromium") return;
  it.skipIf(missing.length > 0)("a search in the page finds an entry out of view", async () => {
    const { open } = flowVisit(tab, app.origin);
    await open("/complaintList");
    // A page to which somebody else has added elements is drawn again by React when it comes.
    await expect.poll(() => tab.evaluate(`(${isReactThere})()`)).toBe(true);
    const found = await tab.evaluate(`(() => {
      const [first] = document.querySelectorAll("[data-node=complaint]");
      for (let at = 0; at < 60; at++) {
        const copy = first.parentElement.appendChild(first.cloneNode(true));
        copy.querySelector("span > span").textContent = "Entry " + at;
      }
      getSelection().removeAllRanges();
      return window.find("Entry 57");
    })()`);
    expect(found).toBe(true);
    // What comes into view has its text in the next frame.
    await expect.poll(() => tab.evaluate("getSelection().toString()")).toBe("Entry 57");
  });
});
