/** The screens in JSON Forms, as its documentation has it: a schema of the data, a UI schema, and a registry of renderers. */
import "../../../src/browser/view/styles/base.css";
import { JsonForms } from "@jsonforms/react";
import { type ReactElement, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { draftKey, type Load, type Responses, type ScreenName, type Subject } from "../page/subject.ts";
import { LoadingScreen, useResponse } from "../react/parts.tsx";
import type { Data } from "./data.ts";
import { renderers } from "./renderers.tsx";
import { schemas, uiSchemas } from "./schemas.ts";

const titles = { cards: "Produk", periods: "Detail Tagihan", form: "Complaint" };

const firstData: { readonly [S in ScreenName]: (answer: Responses[S]) => Data } = {
  cards: (products) => ({ products, hasTags: false, saved: 0 }),
  periods: ({ repayPlanDetail }) => ({ periods: repayPlanDetail.repayWaitDetail, chosen: 1 }),
  form: ({ problemType, problemSonType }) => ({
    type: problemType[0]?.title ?? "",
    sonType: problemSonType[0]?.title ?? "",
    text: localStorage.getItem(draftKey) ?? "",
    isInvalid: false,
  }),
};

function saveDraft({ data }: { readonly data: Data }): void {
  if (data.text !== undefined) localStorage.setItem(draftKey, data.text);
}

function App<S extends ScreenName>({ name, load }: { readonly name: S; readonly load: Load }): ReactElement {
  const loaded = useResponse(load, name);
  const data = useMemo(() => (loaded.state === "ready" ? firstData[name](loaded.data) : undefined), [loaded, name]);
  if (!data) return <LoadingScreen title={titles[name]} hasFailed={loaded.state === "failed"} />;
  // Nothing is refused while it is typed, so it may spare itself the checks: they would cost it more.
  return (
    <JsonForms
      schema={schemas[name]}
      uischema={uiSchemas[name]}
      data={data}
      renderers={renderers}
      validationMode="NoValidation"
      onChange={saveDraft}
    />
  );
}

export const subject: Subject = {
  open(host, name, load) {
    if (name === "list") throw new Error("The list is compared with React alone.");
    const root = createRoot(host);
    root.render(<App name={name} load={load} />);
    return () => root.unmount();
  },
};
