import { type ReactElement, useMemo, useState } from "react";
import bar from "../../../src/widgets/bottom-bar/bottom-bar.module.css";
import text from "../../../src/widgets/text/text.module.css";
import type { Load, Period } from "../page/subject.ts";
import { Action, LoadingScreen, Screen, useResponse } from "./parts.tsx";
import { PeriodList } from "./period-list.tsx";

const group = new Intl.NumberFormat("id-ID");
const noPeriods: readonly Period[] = [];

export function writeTotal(periods: readonly Period[], chosen: number): string {
  const total = periods.reduce((sum, { totalAmount }, index) => (index < chosen ? sum + Number(totalAmount) : sum), 0);
  return `Rp ${group.format(total)}`;
}

export function Total({ words }: { readonly words: string }): ReactElement {
  return (
    <p data-node="total" className={text.root}>
      {words}
    </p>
  );
}

export function Periods({ load }: { readonly load: Load }): ReactElement {
  const loaded = useResponse(load, "periods");
  const [chosen, setChosen] = useState(1);
  const periods = loaded.state === "ready" ? loaded.data.repayPlanDetail.repayWaitDetail : noPeriods;
  const words = useMemo(() => writeTotal(periods, chosen), [periods, chosen]);
  if (loaded.state !== "ready") return <LoadingScreen title="Detail Tagihan" hasFailed={loaded.state === "failed"} />;
  return (
    <Screen title="Detail Tagihan">
      <Total words={words} />
      <PeriodList label="Belanja cicilan" periods={periods} chosen={chosen} onChange={setChosen} />
      <div className={bar.root}>
        <Action id="all" label="Bayar semua" onTap={() => setChosen(chosen === periods.length ? 1 : periods.length)} />
      </div>
    </Screen>
  );
}
