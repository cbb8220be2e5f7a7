/** The screens in json-render, as its documentation has it: a spec, a registry, a store, handlers of actions and computed values. */
import "../../../src/browser/view/styles/base.css";
import { createStateStore, JSONUIProvider, Renderer, type StateStore } from "@json-render/react";
import { type ReactElement, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { draftKey, type Load, type Period, type Responses, type ScreenName, type Subject } from "../page/subject.ts";
import { send } from "../react/form.tsx";
import { LoadingScreen, useResponse } from "../react/parts.tsx";
import { writeTotal } from "../react/periods.tsx";
import { registry } from "./registry.tsx";
import { periodsByRow, specs } from "./specs.ts";

const titles = { cards: "Produk", periods: "Detail Tagihan", form: "Complaint" };

/** Whether each period is an element of its own. */
const isByRow = new URLSearchParams(location.search).has("rows");

type State = Record<string, unknown>;

const firstState: { readonly [S in ScreenName]: (answer: Responses[S]) => State } = {
  cards: (products) => ({ products, hasTags: false, saved: 0 }),
  periods: ({ repayPlanDetail }) => ({ periods: repayPlanDetail.repayWaitDetail, chosen: 1 }),
  form: ({ problemType, problemSonType }) => ({
    type: problemType[0]?.title ?? "",
    sonType: problemSonType[0]?.title ?? "",
    text: localStorage.getItem(draftKey) ?? "",
    isInvalid: false,
  }),
};

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

function Ready({ name, state }: { readonly name: ScreenName; readonly state: State }): ReactElement {
  const store = useMemo(() => createStateStore(state), [state]);
  const handlers = useMemo(() => createHandlers(store), [store]);
  return (
    <JSONUIProvider registry={registry} store={store} handlers={handlers} functions={functions}>
      <Renderer spec={name === "periods" && isByRow ? periodsByRow : specs[name]} registry={registry} />
    </JSONUIProvider>
  );
}

function App<S extends ScreenName>({ name, load }: { readonly name: S; readonly load: Load }): ReactElement {
  const loaded = useResponse(load, name);
  const state = useMemo(() => (loaded.state === "ready" ? firstState[name](loaded.data) : undefined), [loaded, name]);
  return state ? <Ready name={name} state={state} /> : <LoadingScreen title={titles[name]} hasFailed={loaded.state === "failed"} />;
}

export const subject: Subject = {
  open(host, name, load) {
    if (name === "list") throw new Error("The list is compared with React alone.");
    const root = createRoot(host);
    root.render(<App name={name} load={load} />);
    return () => root.unmount();
  },
};
