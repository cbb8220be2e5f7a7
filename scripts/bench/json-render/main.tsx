/** The screens in json-render, as its documentation has it: a spec, a registry, a store, handlers of actions and computed values. */
import "../../../src/browser/view/styles/base.css";
import "../../../src/browser/view/styles/page.css";
import { createStateStore, JSONUIProvider, Renderer, type StateStore } from "@json-render/react";
import { type ReactElement, useMemo } from "react";
import { draftKey, type Period, type ScreenName } from "../page/subject.ts";
import { send } from "../react/form.tsx";
import { createPeer, type Values } from "../react/peer.tsx";
import { writeTotal } from "../react/periods.tsx";
import { registry } from "./registry.tsx";
import { periodsByRow, specs } from "./specs.ts";

/** Whether each period is an element of its own. */
const isByRow = new URLSearchParams(location.search).has("rows");

const functions = {
  writeTotal: ({ periods, chosen }: Record<string, unknown>): string =>
    Array.isArray(periods) ? writeTotal(periods satisfies Period[], Number(chosen)) : "",
};

function createHandlers(store: StateStore): Record<string, (params: Record<string, unknown>) => void> {
  const sizeOf = (path: string): number => {
    const list = store.get(path);
    return Array.isArray(list) ? list.length : 0;
  };
  return {
    toggleTags: () => store.set("/hasTags", store.get("/hasTags") !== true),
    save: () => store.set("/saved", Number(store.get("/saved")) + 1),
    toggleAll: () => store.set("/chosen", store.get("/chosen") === sizeOf("/periods") ? 1 : sizeOf("/periods")),
    toggle: ({ index }) => store.set("/chosen", Number(index) < Number(store.get("/chosen")) ? Number(index) : Number(index) + 1),
    saveDraft: () => localStorage.setItem(draftKey, String(store.get("/text"))),
    submit: () => (store.get("/text") === "" ? store.set("/isInvalid", true) : void send(String(store.get("/text")))),
  };
}

function Ready({ name, values }: { readonly name: ScreenName; readonly values: Values }): ReactElement {
  const store = useMemo(() => createStateStore(values), [values]);
  const handlers = useMemo(() => createHandlers(store), [store]);
  return (
    <JSONUIProvider registry={registry} store={store} handlers={handlers} functions={functions}>
      <Renderer spec={name === "periods" && isByRow ? periodsByRow : specs[name]} registry={registry} />
    </JSONUIProvider>
  );
}

export const subject = createPeer(Ready);
