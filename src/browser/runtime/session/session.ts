// One open screen: joins its memory, its nodes, its answers and its flows. It knows neither React nor the browser.
import type { StoreApi } from "zustand/vanilla";
import type { Frame } from "../../../core/expression/evaluate/evaluate.ts";
import type { DialogPlan, ScreenPlan } from "../../../core/format/index.ts";
import { showText } from "../../../core/json/index.ts";
import { openLoads } from "../network/loads.ts";
import type { Ports } from "../ports.ts";
import { compileValue } from "../state/compile-value.ts";
import type { ScreenStore } from "../state/store.ts";
import { prepareNodes, type RunNode } from "./compile-nodes.ts";
import { createCore } from "./create-session-context.ts";
import type { OpenRequest, ScreenModule } from "./session-context.ts";

interface SessionDialog {
  readonly plan: DialogPlan;
  readonly body: readonly RunNode[];
  readonly actions: readonly RunNode[];
}

export interface Session {
  readonly plan: ScreenPlan;
  readonly body: readonly RunNode[];
  readonly dialogs: { readonly [name: string]: SessionDialog };
  readonly store: StoreApi<ScreenStore>;
  /** Runs `onOpen` and asks for the answers; once, however often it is called. */
  start(): void;
  /** Asks again for the answers that failed or are still on their way; those that came are kept. */
  retry(): void;
  /** Runs `onClose`, ends every flow and call, and lets nothing change any more. */
  close(): void;
  /** Calls back after each write to one of the paths, to what holds it or to what it holds. Gives the function that ends it. */
  subscribe(paths: readonly string[], listener: () => void): () => void;
  /** Starts the flow of an event and resolves with its reply, or undefined; never rejects. Nothing happens while the same one runs. */
  emit(node: RunNode, event: string, payload: unknown, frame?: Frame, onProgress?: (share: number) => void): Promise<unknown>;
  /** Writes the value of a bound node, takes its fault mark away and tells `change`. */
  change(node: RunNode, value: unknown, frame?: Frame): void;
  closeDialog(): void;
  dismissToast(): void;
  /** Title of the document, as the screen knows it now. */
  title(): string;
  /** Title of the open dialog, '' when none is open. */
  dialogTitle(): string;
  setOnline(isOnline: boolean): void;
  /** Looks at the clock and for the shell again, for a page that comes back from the background. */
  refresh(): void;
}

/** Opens a screen. Nothing is sent or shown before `start`. */
export function openSession(module: ScreenModule, request: OpenRequest, ports: Ports): Session {
  const { plan } = module;
  const closing = new AbortController();
  const core = createCore(module, request, { ports, signal: closing.signal });
  const { memory, compile, emitter, toaster, ticker } = core;
  const { api, scope } = memory;
  const prepare = (plans: DialogPlan["body"]): readonly RunNode[] => {
    const prepared = prepareNodes(plans, scope, compile);
    core.nodes.push(...prepared);
    return prepared;
  };

  const body = prepare(plan.body);
  const dialogs: { [name: string]: SessionDialog } = {};
  for (const [name, dialog] of Object.entries(plan.dialogs)) {
    dialogs[name] = { plan: dialog, body: prepare(dialog.body), actions: prepare(dialog.actions) };
  }

  const readTitle = compileValue(plan.title, compile);
  const askForLoads = openLoads(core, closing.signal, () => emitter.start(plan.onReady));
  let isStarted = false;

  const emit: Session["emit"] = (node, event, payload, frame, onProgress) => emitter.emit({ node, event, payload, frame, onProgress });

  return {
    plan,
    body,
    dialogs,
    store: api,
    emit,
    subscribe: memory.views.subscribe,
    closeDialog: () => core.dialogs?.close(),
    dismissToast: toaster.dismiss,
    refresh() {
      memory.write("env.hasShell", ports.bridge.present());
      memory.write("env.platform", ports.bridge.platform);
      ticker?.look();
    },
    title: () => showText(readTitle(scope)),
    dialogTitle: () => core.dialogs?.title() ?? "",
    start() {
      if (isStarted) return;
      isStarted = true;
      ticker?.look();
      emitter.start(plan.onOpen);
      askForLoads();
    },
    retry() {
      memory.write("failure", null);
      memory.write("status", "loading");
      askForLoads();
    },
    change(node, value, frame) {
      const { bind, id } = node.plan;
      if (bind) memory.write(bind, value ?? null);
      memory.write(`invalid.${id}`, undefined);
      void emit(node, "change", value, frame);
    },
    setOnline: (isOnline) => memory.write("env.online", isOnline),
    close() {
      if (closing.signal.aborted) return;
      if (isStarted) emitter.start(plan.onClose);
      toaster.dismiss();
      ticker?.stop();
      closing.abort();
      memory.seal();
    },
  };
}
