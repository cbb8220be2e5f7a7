/** A page of one implementation: shows the screen that its address names, or waits for the measuring script. */
import { subject } from "virtual:bench/subject";
import type { Load, ScreenName, Subject } from "./subject.ts";

declare global {
  interface Window {
    bench: { readonly subject: Subject };
  }
}

const fetchResponse: Load = async (screen) => {
  const inlined = document.getElementById("data")?.textContent;
  if (inlined) return JSON.parse(inlined);
  const response = await fetch(`/bench/api/${screen}`, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
  const { code, data, message } = await response.json();
  if (code !== "00") throw new Error(message);
  return data;
};

function isScreen(name: string | null): name is ScreenName {
  return name === "cards" || name === "periods" || name === "form";
}

async function start(): Promise<void> {
  window.bench = { subject: await subject };
  const screen = new URLSearchParams(location.search).get("screen");
  const host = document.getElementById("root");
  if (host && isScreen(screen)) window.bench.subject.open(host, screen, fetchResponse);
}

void start();
