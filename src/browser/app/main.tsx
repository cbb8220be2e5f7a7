import "../view/styles/base.css";
import "../view/styles/page.css";
import "virtual:layar/themes.css";
import { fatalWordings, hasLanguages, homeAction, launchNames, loginAction, markets, settings } from "virtual:layar/deployment";
import { receipts } from "virtual:layar/receipts";
import { widgets } from "virtual:layar/widgets";
import { reading, writing } from "virtual:layar/wire";
import { parseJson } from "../../core/json/index.ts";
import { cleanAddress, findMarket, firstLanguage, isLaunched, languageKey, readLaunch, speakerOf } from "../../core/market/index.ts";
import { clearForeignValues, openStorage } from "../runtime/index.ts";
import { startApp } from "./app.tsx";
import { isSending } from "./browser-ports.ts";
import { findScreen } from "./screens.ts";
import { watchTextSize } from "./text-size.ts";

const element = document.getElementById("root");
const storage = openStorage(() => window.sessionStorage);
const launch = readLaunch(location, storage, launchNames);
const market = findMarket(markets, launch.common["market"]);
if (!element || !market) throw new Error("No root, or no market without a flag.");

// Before anything else could send, log or share the address.
// With its origin, because a path that begins with two slashes would name a host.
const clean = location.origin + cleanAddress(location, launch);
try {
  history.replaceState(history.state, "", clean);
} catch {
  // A document whose address may not be changed is loaded again from the clean one; without storage that would lose who is signed in.
  if (clean !== location.href && isLaunched(storage)) location.replace(clean);
}
document.documentElement.dataset.market = market.id;

// The last choice counts, whether an address or a screen made it; screens know it as `stored.language`. It outlives whatever else a
// screen clears, and what was typed, but it does not interrupt what is being sent, and takes no photo away that was refused: then it
// counts from the next screen on.
const onDevice = openStorage(() => window.localStorage);
const speakerIn = (language: unknown): string => speakerOf(market, language);
const speaker = (): string => (hasLanguages ? speakerIn(parseJson(onDevice.read(languageKey))) : market.id);
const language = (): string => speaker().split("@")[1] ?? "";
if (hasLanguages && speakerIn(launch.language) !== market.id) onDevice.write(languageKey, JSON.stringify(launch.language));
/** Whose words the open screen has: what is chosen while it may not be renewed can be chosen again. */
let shown = speaker();
const device: typeof onDevice = !hasLanguages
  ? onDevice
  : {
      ...onDevice,
      keys: () => onDevice.keys().filter((key) => key !== languageKey),
      write(key, value) {
        onDevice.write(key, value);
        if (key === languageKey && speaker() !== shown && !isSending()) visit.renew();
      },
    };

// Also where the first screen reads nothing that is stored.
clearForeignValues(device, launch.owner);
receipts?.begin({ launch, device });
const visit = startApp({
  element,
  find() {
    shown = speaker();
    return findScreen(shown, element, launch);
  },
  market: market.id,
  serverLanguage: firstLanguage(market),
  homeAction,
  loginAction,
  wording: () => fatalWordings[language() || firstLanguage(market)],
  language,
  settings,
  writing,
  reading,
  launch,
  device,
  visit: storage,
  widgets,
});

const mayBeStale = (key: string): boolean => key.startsWith("layar.draft.");
if ([device, storage].some((area) => area.keys().some(mayBeStale)))
  import("./stale-drafts.ts")
    .then((late) => late.removeStaleDrafts([device, storage], { account: launch.owner, now: Date.now() }))
    .catch(() => {});
watchTextSize();
window.addEventListener("online", visit.look);
window.addEventListener("offline", visit.look);
// Timers stop in the background, and a shell may have arrived meanwhile.
document.addEventListener("visibilitychange", visit.turn);
// What another tab sends, and finds out, this one must not send again.
window.addEventListener("storage", visit.look);
// A page from the back/forward cache wakes with stale responses, locks and countdowns.
window.addEventListener("pageshow", (event) => event.persisted && visit.renew());
// The service worker can wait: the app works without it.
if (import.meta.env.PROD) setTimeout(() => import("./service-worker.ts").then((late) => late.superviseOnceReady()).catch(() => {}), 2000);
if (import.meta.hot) window.addEventListener("layar:screen", (event) => event instanceof CustomEvent && visit.renew(event.detail));
