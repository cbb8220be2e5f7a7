import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Shown, showInScreen } from "../support/browser/render-widget.tsx";

interface Message {
  readonly from: "service" | "self";
  readonly text: string;
}

let add: (message: Message) => void;
let reads = 0;

/** A message that counts how often it is drawn. */
const counted = (from: Message["from"], text: string): Message => ({
  from,
  get text() {
    reads++;
    return text;
  },
});

function Talk({ first }: { readonly first: readonly Message[] }) {
  const [messages, setMessages] = useState(first);
  add = (message) => setMessages((before) => [...before, message]);
  return <Shown name="chat-log" props={{ label: "Conversation", messages, ownName: "You", otherName: "Assistant" }} />;
}

const show = (count: number) => {
  const first = Array.from({ length: count }, (_, index) => counted(index % 2 ? "self" : "service", `Message ${index}`));
  return showInScreen(<Talk first={first} />);
};
const unseen = () => page.getByRole("button", { name: "New messages" });
const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 130;

describe("chat-log", () => {
  it("names the speaker for screen readers, in one log", async () => {
    await show(2);
    const log = page.getByRole("log", { name: "Conversation" });
    expect(log.element().textContent).toBe("Assistant: Message 0You: Message 1");
    await expect.element(page.getByText("Message 0", { exact: true })).toBeVisible();
  });

  it.each(["ltr", "rtl"])("has the sign of who speaks where the line begins, %s", async (direction) => {
    const { container } = await show(1);
    container.dir = direction;
    const [sign, message] = [".ly-icon", "p"].map((selector) => container.querySelector(selector)?.getBoundingClientRect());
    const [inside, outside] = direction === "ltr" ? [message?.left, sign?.right] : [sign?.left, message?.right];
    expect(Number(inside)).toBeGreaterThan(Number(outside));
  });

  it("draws one message when one comes to a thousand", async () => {
    await show(1000);
    await expect.element(page.getByText("Message 999", { exact: true })).toBeInTheDocument();
    reads = 0;
    add(counted("service", "The new one"));
    await expect.element(page.getByText("The new one")).toBeInTheDocument();
    expect(reads).toBe(1);
  });

  it("follows who is at the end", async () => {
    await show(60);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(isAtEnd).toBe(true);
    for (const text of ["One more", "And another", "A third", "A fourth"]) {
      add(counted("service", text));
      await expect.element(page.getByText(text)).toBeInTheDocument();
      await expect.poll(isAtEnd).toBe(true);
    }
    expect(unseen().elements().length).toBe(0);
  });

  it("leaves alone who has scrolled up, and leads to what is new", async () => {
    await show(60);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(isAtEnd).toBe(true);
    window.scrollTo(0, 100);
    await new Promise((done) => setTimeout(done, 200));
    add(counted("service", "While away"));
    await expect.element(unseen()).toBeVisible();
    expect(window.scrollY).toBe(100);
    // Before its first frame what sticks still has its place in the flow, and a driver would scroll there: the end comes into
    // view, and the button goes. On a busy machine a frame can take that long.
    const button = unseen().element();
    if (button instanceof HTMLElement) button.click();
    await expect.poll(isAtEnd).toBe(true);
    await expect.poll(() => unseen().elements().length).toBe(0);
  });

  it("shows what the borrower says, wherever they are", async () => {
    await show(60);
    window.scrollTo(0, 0);
    await new Promise((done) => setTimeout(done, 200));
    add(counted("self", "My own words"));
    await expect.poll(isAtEnd).toBe(true);
  });
});
