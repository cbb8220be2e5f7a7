/** A page that is written before React is there. */
import { type ReactNode, useId, useState } from "react";
import { type HydrationOptions, hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openEarlyPage } from "../../../src/browser/view/index.ts";

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => root.remove());

const button = (name: string): HTMLElement => {
  const found = [...root.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith(name));
  if (!found) throw new Error(`No button says ${name}.`);
  return found;
};

/** Comes back when React has the page. */
async function hydrate(view: ReactNode, options?: HydrationOptions): Promise<void> {
  hydrateRoot(root, view, options);
  await vi.waitFor(() => expect(Object.keys(root.firstElementChild ?? {}).join()).toContain("__react"));
}

/** It counts by itself, which needs it mounted. */
function Counter({ onCount }: { readonly onCount?: (count: number) => void }): ReactNode {
  const [count, setCount] = useState(0);
  const add = () => {
    setCount(count + 1);
    onCount?.(count + 1);
  };
  return (
    <button type="button" onClick={add}>
      Counter {count}
    </button>
  );
}

function Form({ onSend }: { readonly onSend: (text: string) => void }): ReactNode {
  const [text, setText] = useState("");
  return (
    <main data-node="form">
      <input type="text" defaultValue="" onInput={({ currentTarget: { value } }) => setText(value)} />
      <button type="button" onClick={() => onSend(text)}>
        Send
      </button>
    </main>
  );
}

function Named(): ReactNode {
  return <p id={useId()}>Named</p>;
}

it("leaves the page as it is where only React can draw the view", () => {
  root.innerHTML = "<p>From the server</p>";
  const page = openEarlyPage(root);
  expect(page.write(<Named />)).toBe(false);
  expect(root.innerHTML).toBe("<p>From the server</p>");
  page.end();
});

it("handles a tap at once, and writes only what differs", () => {
  const tap = vi.fn();
  const page = openEarlyPage(root);
  const view = (text: string) => (
    <main>
      <p>{text}</p>
      <button type="button" onClick={() => tap()}>
        Tap
      </button>
    </main>
  );
  expect(page.write(view("Before"))).toBe(true);
  const first = button("Tap");
  first.click();
  expect(tap).toHaveBeenCalledTimes(1);
  expect(page.write(view("After"))).toBe(true);
  expect(root.textContent).toBe("AfterTap");
  expect(button("Tap")).toBe(first);
  page.end();
  first.click();
  expect(tap).toHaveBeenCalledTimes(1);
});

it("plays what only a mounted component can handle, and all after it, in its order", async () => {
  const log: string[] = [];
  const view = (
    <main>
      <Counter onCount={(count) => log.push(`count ${count}`)} />
      <button type="button" onClick={() => log.push("plain")}>
        Plain
      </button>
    </main>
  );
  const page = openEarlyPage(root);
  page.write(view);
  button("Plain").click();
  button("Counter").click();
  button("Plain").click();
  button("Counter").click();
  expect(log).toEqual(["plain"]);
  const play = page.end();
  const onRecoverableError = vi.fn();
  await hydrate(view, { onRecoverableError });
  await play();
  expect(log).toEqual(["plain", "count 1", "plain", "count 2"]);
  await vi.waitFor(() => expect(button("Counter").textContent).toBe("Counter 2"));
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it("plays a tap with the text that stood there, whatever was typed after it", async () => {
  const log: string[] = [];
  const page = openEarlyPage(root);
  page.write(<Form onSend={(text) => log.push(text)} />);
  const field = root.querySelector("input");
  if (!field) throw new Error("No field.");
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  for (const text of ["", "100", "2000"]) {
    type(text);
    button("Send").click();
  }
  type("30");
  const play = page.end();
  expect(field.value).toBe("");
  await hydrate(<Form onSend={(text) => log.push(text)} />);
  await play();
  expect(log).toEqual(["", "100", "2000"]);
  expect(field.value).toBe("30");
});

it("plays a tap with in view what was in view", async () => {
  const seen: number[] = [];
  root.style.minHeight = "5000px";
  const page = openEarlyPage(root);
  page.write(<Counter onCount={() => seen.push(scrollY)} />);
  scrollTo(0, 100);
  button("Counter").click();
  scrollTo(0, 900);
  const play = page.end();
  await hydrate(<Counter onCount={() => seen.push(scrollY)} />);
  await play();
  expect([...seen, scrollY]).toEqual([100, 900]);
  scrollTo(0, 0);
});

it("keeps what stands in a field, its focus and its caret, when the page is written again", () => {
  root.innerHTML = '<div data-node="name"><input type="text"></div>';
  const served = root.querySelector("input");
  if (!served) throw new Error("No field.");
  served.focus();
  served.value = "Ani";
  served.setSelectionRange(1, 1);
  const page = openEarlyPage(root);
  const view = (text: string) => (
    <main>
      <div data-node="name">
        <input type="text" autoComplete="name" defaultValue="" />
      </div>
      <p>{text}</p>
    </main>
  );
  page.write(view("Before"));
  const field = root.querySelector("input");
  expect(field).not.toBe(served);
  expect([field?.value, field?.selectionStart, document.activeElement]).toEqual(["Ani", 1, field]);
  page.write(view("After"));
  expect(root.querySelector("input")).toBe(field);
  expect([field?.value, field?.selectionStart, document.activeElement]).toEqual(["Ani", 1, field]);
  page.end();
});

it("waits for the end of a word that is being composed", () => {
  const page = openEarlyPage(root);
  page.write(
    <main>
      <input type="text" defaultValue="" />
    </main>,
  );
  const done = vi.fn();
  root.querySelector("input")?.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  page.afterWord(done);
  expect(done).not.toHaveBeenCalled();
  root.querySelector("input")?.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  expect(done).toHaveBeenCalledTimes(1);
  page.end();
});
