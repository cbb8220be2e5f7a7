// One open screen: joins its state, its nodes, its responses and its flows. It knows neither React nor the browser.

import type { StoreApi } from "zustand/vanilla";
import { isDeveloping } from "#is-developing";
import type { Frame } from "../../../core/expression/evaluate/evaluate.ts";
import type { DialogPlan, ScreenPlan } from "../../../core/format/index.ts";
import { readOwn, showText } from "../../../core/json/index.ts";
import { compileValue } from "../state/compile-value.ts";
import type { ScreenStore } from "../state/store.ts";
import { type CompiledNode, compileNodes } from "./compile-nodes.ts";
import { createSessionContext } from "./create-session-context.ts";
import type { OpenRequest, ScreenModule, SessionPorts } from "./session-context.ts";

interface SessionDialog {
  /** @internal */
  readonly plan: DialogPlan;
  readonly body: readonly CompiledNode[];
  readonly actions: readonly CompiledNode[];
}

/**
 * One open screen: its nodes, its state, and what a user can do with it.
 *
 * @example
 * const end = session.body.find(({ root }) => root["data-node"] === "end");
 * if (end?.isShown()) await session.emit(end, "tap", undefined);
 */
export interface Session {
  /** @internal */
  readonly plan: ScreenPlan;
  /** Its nodes, from top to bottom. */
  readonly body: readonly CompiledNode[];
  /** Its dialogs by name; `store` says which one is open. */
  readonly dialogs: { readonly [name: string]: SessionDialog };
  /** Its state, to be read and followed: `getState` and `subscribe`. Only `change` and flows write. */
  readonly store: StoreApi<ScreenStore>;
  /** While developing: notes something for a developer's tools. @internal */
  readonly trace?: SessionPorts["trace"];
  /** Runs `onOpen` and sends the calls of `load`; once, however often it is called. */
  start(): void;
  /** Repeats the calls that failed or are still under way; responses that came are kept. */
  retry(): void;
  /** Stores what was typed last at once. @internal */
  flush(): void;
  /** Runs `onClose`, ends every flow and call, and makes the state read-only. */
  close(): void;
  /** Calls back after each write to one of the paths, to an ancestor or to a descendant of it. Gives the function that unsubscribes. */
  subscribe(paths: readonly string[], listener: () => void): () => void;
  /** Starts the flow of an event and resolves with its reply, or undefined; never rejects. Nothing happens while the same one runs. */
  emit(node: CompiledNode, event: string, payload: unknown, frame?: Frame, onProgress?: (share: number) => void): Promise<unknown>;
  /** Writes the value of a bound node, clears its error mark and emits `change`. */
  change(node: CompiledNode, value: unknown, frame?: Frame): void;
  /** Says whether the widget of a bound node still gets its value, or why it cannot; what sends the value waits meanwhile. */
  hold(node: CompiledNode, reason: true | string | undefined): void;
  /** Closes the open dialog, as its close button does. */
  closeDialog(): void;
  /** Ends the message that is shown. */
  dismissToast(): void;
  /** Language tag of a message that is in another language than the screen: one of the server, or one that keeps its language. */
  languageOf(text: string | undefined): string | undefined;
  /** Current title of the document. */
  title(): string;
  /** Title of the open dialog, '' when none is open. */
  dialogTitle(): string;
  /** Whether the screen has calls that commit, and none of them was sent from this device without a definite refusal. */
  isUnsent(): boolean;
  /** Says whether the device has a connection, which `env.online` of expressions reads. */
  setOnline(isOnline: boolean): void;
  /** Reads the clock, and looks for the shell and at what other tabs have sent again. */
  refresh(): void;
  /** The page is in view again: what is unknown is checked at once. */
  returned(): void;
}

/** Opens a screen. Nothing is sent or shown before `start`. */
export function openSession(module: ScreenModule, request: OpenRequest, ports: SessionPorts): Session {
  const { plan } = module;
  const closing = new AbortController();
  const context = createSessionContext(module, request, { ports, signal: closing.signal });
  const { screenState, compile, flowRunner, toaster, timerTicks } = context;
  const { api, scope } = screenState;
  const prepare = (plans: DialogPlan["body"]): readonly CompiledNode[] => {
    const prepared = compileNodes(plans, scope, compile);
    context.nodes.push(...prepared);
    return prepared;
  };

  const body = prepare(plan.body);
  const dialogs: { [name: string]: SessionDialog } = {};
  for (const [name, dialog] of Object.entries(plan.dialogs)) {
    dialogs[name] = { plan: dialog, body: prepare(dialog.body), actions: prepare(dialog.actions) };
  }

  const following = module.features.openFollowing?.(ports, plan);
  const readTitle = compileValue(plan.title, compile);
  const showReady = (): void => {
    if (closing.signal.aborted) return;
    screenState.write("status", "ready");
    following?.ready();
    context.commits?.recall();
    flowRunner.start(plan.onReady);
  };
  const askForLoads = module.features.openLoads?.(context, closing.signal, showReady) ?? showReady;
  let isStarted = false;

  function unmark(id: string): void {
    const { toast, invalid } = api.getState();
    // What stands beside the field was said by the message, too.
    if (toast && toast.text === invalid[id]) toaster?.dismiss();
    screenState.write(`invalid.${id}`, undefined);
  }

  const emit: Session["emit"] = (node, event, payload, frame, onProgress) => flowRunner.emit({ node, event, payload, frame, onProgress });

  return {
    plan,
    body,
    dialogs,
    store: api,
    trace: isDeveloping ? ports.trace : undefined,
    emit,
    subscribe: screenState.viewListeners.subscribe,
    closeDialog: () => context.dialogs?.close(),
    dismissToast: () => toaster?.dismiss(),
    refresh() {
      screenState.write("env.hasShell", ports.bridge.present());
      screenState.write("env.platform", ports.bridge.platform);
      timerTicks?.look();
      context.commits?.recall();
    },
    returned: () => context.commits?.returned(),
    languageOf(text = "") {
      const { serverLanguage } = request;
      const isForeign = text !== "" && context.heard.has(text) && serverLanguage !== plan.language;
      return readOwn(plan.otherLanguages, text) ?? (isForeign ? serverLanguage : undefined);
    },
    title: () => showText(readTitle(scope)),
    dialogTitle: () => context.dialogs?.title() ?? "",
    start() {
      if (isStarted) return;
      isStarted = true;
      following?.open();
      timerTicks?.look();
      flowRunner.start(plan.onOpen);
      askForLoads();
    },
    retry() {
      screenState.write("failure", null);
      screenState.write("status", "loading");
      askForLoads();
    },
    change(node, value, frame) {
      const { bind, id } = node.plan;
      if (bind) screenState.write(bind, value ?? null);
      unmark(id);
      context.commits?.reconsider();
      void emit(node, "change", value, frame);
    },
    isUnsent: () => context.commits?.isUnsent() ?? false,
    hold({ plan: { bind, id } }, reason) {
      const [, name] = bind?.split(".") ?? [];
      if (name) screenState.write(`waiting.state.${name}`, typeof reason === "string" ? { node: id, message: reason } : reason);
      // A refused part of the value is gone, or was taken.
      if (reason === undefined) unmark(id);
    },
    flush: () => context.drafts?.flush(),
    setOnline: (isOnline) => screenState.write("env.online", isOnline),
    close() {
      if (closing.signal.aborted) return;
      if (isStarted) flowRunner.start(plan.onClose);
      toaster?.dismiss();
      timerTicks?.stop();
      context.commits?.stop();
      closing.abort();
      context.drafts?.flush();
      screenState.seal();
    },
  };
}
