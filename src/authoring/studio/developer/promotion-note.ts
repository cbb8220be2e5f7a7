/** Says in the app what nobody can see: that the clock of the page is another one, and that the promotion of its address does not run. */
import type { Inspector } from "../inspector/index.ts";
import { type AskedPromotion, type PeriodField, periodPath } from "../protocol/panel.ts";
import { addressAt, isShifted } from "./page-clock.ts";
import { noteStyle } from "./panel-style.ts";

type OpenScreen = NonNullable<Inspector["context"]>;

interface Way {
  readonly text: string;
  readonly to: string;
}

const hourMs = 3_600_000;

/** Gives what is to be called with each screen that opens. */
export function createPromotionNote(): (context: OpenScreen) => void {
  const host = document.createElement("layar-note");
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = noteStyle;
  const note = document.createElement("p");
  note.role = "status";
  shadow.append(style, note);
  const say = (text: string, ways: readonly Way[]): void => {
    const links = ways.map(writeLink);
    note.replaceChildren(text, ...links.flatMap((link) => [" ", link]));
    note.hidden = text === "";
    if (!host.isConnected) document.body.append(host);
  };
  return (context) => {
    const { id: screen, market } = context.module.plan;
    const promotion = context.screenState.api.getState().params["templateId"] ?? "";
    void ask({ screen, market, promotion }).then((asked) => {
      const { text, ways } = describe(promotion, asked);
      say(text, ways);
    });
  };
}

/** The page is loaded again, also for another hash alone: it takes the clock when it starts. */
function writeLink({ text, to }: Way): HTMLAnchorElement {
  const link = Object.assign(document.createElement("a"), { href: to, textContent: text });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    history.replaceState(null, "", to);
    location.reload();
  });
  return link;
}

/** The app goes on without a response. */
async function ask(asked: Readonly<Record<PeriodField, string>>): Promise<AskedPromotion> {
  if (asked.promotion === "") return {};
  const response = await fetch(`${periodPath}?${new URLSearchParams(asked)}`).catch(() => undefined);
  return response?.ok === true ? response.json() : {};
}

function describe(promotion: string, { from, until, timeZone, scenario }: AskedPromotion): { text: string; ways: Way[] } {
  const now = Date.now();
  const at = (ms: number): string => writeMoment(ms, timeZone);
  const show = (ms: number): Way => ({ text: "Show it as it is then", to: addressAt(new Date(ms).toISOString(), scenario) });
  const back: Way[] = isShifted ? [{ text: "Back to the true time", to: addressAt("now") }] : [];
  if (from !== undefined && now < from)
    return { text: `${promotion} has not begun: it runs from ${at(from)}. This is the screen without it.`, ways: [show(from), ...back] };
  if (until !== undefined && now >= until)
    return {
      text: `${promotion} is over since ${at(until)}. This is the screen without it.`,
      ways: [show(Math.max(from ?? 0, until - hourMs)), ...back],
    };
  return { text: isShifted ? `The clock of this page shows ${at(now)}.` : "", ways: back };
}

function writeMoment(ms: number, timeZone: string | undefined): string {
  const written = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium", timeStyle: "short" }).format(ms);
  return timeZone === undefined ? written : `${written} (${timeZone})`;
}
