/** Shows one variant in the real runtime and view, and another one in its place whenever the studio says so. */
import { settings } from "virtual:layar/deployment";
import { widgets } from "virtual:layar/widgets";
import type { Root } from "react-dom/client";
import type { ScreenLoader } from "../../../browser/index.ts";
import type { Session } from "../../../browser/runtime/index.ts";
import { ScreenView } from "../../../browser/view/index.ts";
import { perform as performAct } from "../../testing/acts/index.ts";
import type { Inspector } from "../inspector/index.ts";
import { modulePath } from "../protocol/index.ts";
import type { FromFrame, ShowScreen } from "../protocol/preview.ts";
import type { RecordedAct } from "../protocol/recording.ts";
import { createMovableClock, type MovableClock } from "./clock.ts";
import { createDress } from "./dress.ts";
import { openShown } from "./open-shown.ts";
import { createMemoryStorage } from "./ports.ts";

interface Surroundings {
  readonly root: Root;
  readonly inspector: Pick<Inspector, "watch">;
  post(message: FromFrame): void;
}

export function createStage({ root, inspector, post }: Surroundings) {
  let device = createMemoryStorage(true);
  let visit = createMemoryStorage(true);
  let open: Session | undefined;
  let clock: MovableClock | undefined;
  /** Counts what was asked for, so that a module that arrives late does not cover a later one. */
  let turn = 0;
  const dress = createDress(document);

  /** Does what a user would do, after everything that needs no time. */
  const perform = async (act: RecordedAct): Promise<void> => {
    await untilQuiet(() => open);
    const refusal = open === undefined ? { message: "No screen is open." } : performAct(open, act);
    post({ kind: "performed", ...(refusal && { refusal: refusal.message }) });
  };

  const show = async (show: ShowScreen): Promise<void> => {
    const own = ++turn;
    const loaded: ScreenLoader = await import(/* @vite-ignore */ modulePath + show.module);
    if (own !== turn) return;
    const found = loaded.default;
    const lasts = show.given?.storage ?? true;
    if (show.isFresh) [device, visit] = [createMemoryStorage(lasts, show.given?.stored), createMemoryStorage(lasts)];
    const state = show.isFresh || open?.plan.id !== found.plan.id ? show.given?.state : open.store.getState().state;
    open?.close();
    clock = createMovableClock(show.now);
    const { session, market, launch } = openShown({ show, found, state, device, visit, clock, post, watch: inspector.watch });
    open = session;
    const { language } = found;
    const { scheme, textSize } = show;
    dress({ market: market.id, lang: language.tag, dir: language.direction ?? "", textSize, scheme });
    const report = (): void => post({ kind: "status", status: session.store.getState().status, title: session.title() });
    session.subscribe(["status"], report);
    session.start();
    const home = (): void => post({ kind: "go", route: settings.home ?? "/", params: {} });
    root.render(
      <ScreenView
        key={own}
        session={session}
        kit={{ ...language, settings, origin: location.origin, common: launch.common }}
        widgets={{ ...widgets, ...found.widgets }}
        views={found.views}
        onHome={home}
        onFault={({ plan: { id } }, error) => post({ kind: "failed", message: `\`${id}\`: ${String(error)}` })}
      />,
    );
    report();
  };
  const pass = (ms: number): void => clock?.advance(ms);
  return { show, perform, pass };
}

const quietTurns = 3;
const longestWaitMs = 8000;

/** Until nothing changes and nothing loads, as somebody waits before the next tap. */
async function untilQuiet(find: () => Session | undefined): Promise<void> {
  const end = performance.now() + longestWaitMs;
  let before: unknown;
  for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    const now = find()?.store.getState();
    const isLoading = now?.status === "loading" || Object.values(now?.busy ?? {}).some(Boolean);
    quiet = now === before && !isLoading ? quiet + 1 : 0;
    before = now;
  }
}
