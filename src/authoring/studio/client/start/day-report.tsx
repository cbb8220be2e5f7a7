/** What the users of a market see at a moment, screen by screen: which promotions run then, and for whom. */
import type { ReactElement } from "react";
import { momentIn } from "../../../../core/market/index.ts";
import { count } from "../../../../core/text/index.ts";
import type { MarketSummary, ScreenSummary, VariantSummary } from "../../protocol/index.ts";
import { Link } from "../link.tsx";
import { writeMoment, writeWallTime } from "../parts/moment.ts";
import { nameOf } from "../parts/name-of.ts";
import { Table } from "../parts/table.tsx";
import { addressInApp } from "../preview/app-address.ts";
import { type PromotionState, stateAt } from "../promotions/list-promotions.ts";
import { addressOf, type PageProps } from "../router.ts";
import * as styles from "./day-report.module.css";

export function DayReport({ project, query }: Pick<PageProps, "project" | "query">): ReactElement | null {
  const market = project.markets.find(({ id }) => id === query.get("market")) ?? project.markets[0];
  const at = query.get("at") ?? "";
  const moment = market && momentIn(at, market.timeZone);
  if (market === undefined || moment === undefined) return null;
  const promoted = project.screens.flatMap((screen) => promotionsOf(screen, market).map((variant) => ({ screen, variant })));
  const running = promoted.filter(({ variant }) => stateAt(variant.period ?? {}, moment) === "running");
  const screens = new Set(running.map(({ screen }) => screen.id));
  return (
    <section className={`box ${styles.day}`} aria-labelledby="day">
      <h2 id="day">{`${nameOf(market.id)} on ${writeWallTime(at)}`}</h2>
      <p className="soft">
        {screens.size === 0
          ? `No promotion runs then: all ${project.screens.length} screens are as usual, as the pictures show.`
          : `${count(screens.size, "screen")} with a promotion, for those who open its address. The other ${project.screens.length - screens.size} are as usual, as the pictures show.`}
      </p>
      {promoted.length > 0 && (
        <Table columns={["Screen", "Promotion", "Then", "See it then"]}>
          {promoted.map(({ screen, variant }) => (
            <PromotedRow key={screen.id + variant.name} {...{ project, screen, variant, market, at, moment }} />
          ))}
        </Table>
      )}
    </section>
  );
}

function promotionsOf({ variants }: ScreenSummary, { id }: MarketSummary): VariantSummary[] {
  return variants.filter(({ market, promotion, language }) => market === id && promotion !== undefined && language === undefined);
}

interface PromotedRowProps extends Pick<PageProps, "project"> {
  readonly screen: ScreenSummary;
  readonly variant: VariantSummary;
  readonly market: MarketSummary;
  readonly at: string;
  readonly moment: number;
}

function PromotedRow({ project, screen, variant, market, at, moment }: PromotedRowProps): ReactElement {
  const { name, period = {}, scenario = "" } = variant;
  const then: { readonly [state in PromotionState]: string } = {
    running: period.until === undefined ? "Shown" : `Shown, until ${writeMoment(period.until, market.timeZone)}`,
    before: period.from === undefined ? "" : `Not begun: from ${writeMoment(period.from, market.timeZone)}`,
    after: period.until === undefined ? "" : `Over since ${writeMoment(period.until, market.timeZone)}`,
  };
  const state = stateAt(period, moment);
  return (
    <tr>
      <th scope="row">{nameOf(screen.id)}</th>
      <td>{variant.promotion}</td>
      <td className={state === "running" ? "good" : "soft"}>{state === "running" ? then.running : `${then[state]}; as usual`}</td>
      <td className={styles.ways}>
        <Link to={addressOf(["screen", screen.id], { variant: name, scenario, at })} label={`Preview of ${name} on ${screen.id} then`}>
          Preview
        </Link>
        <a
          href={addressInApp(variant, project.markets, { at })}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${name} on ${screen.id} in the app then`}
        >
          In the app
        </a>
      </td>
    </tr>
  );
}
