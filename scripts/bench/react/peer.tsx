/** What the peers that keep their values in one object share: the values after a response, and how a screen is opened. */
import { type ReactElement, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { draftKey, type Load, type Period, type Product, type Responses, type ScreenName, type Subject, titles } from "../page/subject.ts";
import { LoadingScreen, useResponse } from "./parts.tsx";

/** What a screen keeps: its response, and what somebody has chosen or typed. */
export type Values = {
  readonly products?: readonly Product[];
  readonly hasTags?: boolean;
  readonly saved?: number;
  readonly periods?: readonly Period[];
  readonly chosen?: number;
  readonly type?: string;
  readonly sonType?: string;
  readonly text?: string;
  readonly isInvalid?: boolean;
};

const firstValues: { readonly [S in ScreenName]: (response: Responses[S]) => Values } = {
  cards: (products) => ({ products, hasTags: false, saved: 0 }),
  periods: ({ repayPlanDetail }) => ({ periods: repayPlanDetail.repayWaitDetail, chosen: 1 }),
  form: ({ problemType, problemSonType }) => ({
    type: problemType[0]?.title ?? "",
    sonType: problemSonType[0]?.title ?? "",
    text: localStorage.getItem(draftKey) ?? "",
    isInvalid: false,
  }),
};

type Ready = (props: { readonly name: ScreenName; readonly values: Values }) => ReactElement;

function App<S extends ScreenName>({ name, load, ready: Ready }: { name: S; load: Load; ready: Ready }): ReactElement {
  const loaded = useResponse(load, name);
  const values = useMemo(() => (loaded.state === "ready" ? firstValues[name](loaded.data) : undefined), [loaded, name]);
  return values ? <Ready name={name} values={values} /> : <LoadingScreen title={titles[name]} hasFailed={loaded.state === "failed"} />;
}

/** Shows a screen with its first values once they have come. */
export const createPeer = (ready: Ready): Subject => ({
  open(host, name, load) {
    if (name === "list") throw new Error("The list is compared with React alone.");
    const root = createRoot(host);
    root.render(<App name={name} load={load} ready={ready} />);
    return () => root.unmount();
  },
});
