/** The promotions of all markets: what runs, what is to come, what is over; to be changed, ended, or begun again. */
import { type ReactElement, useState } from "react";
import { wallTimeIn } from "../../../../core/market/index.ts";
import { errorText } from "../../../../core/text/index.ts";
import type { ProjectSummary } from "../../protocol/index.ts";
import { Link } from "../link.tsx";
import { Alert } from "../parts/alert.tsx";
import { Button } from "../parts/button.tsx";
import { writeMoment } from "../parts/moment.ts";
import { nameOf } from "../parts/name-of.ts";
import { Table } from "../parts/table.tsx";
import { changePromotion } from "../promotion/promotion-store.ts";
import { addressOf, type PageProps } from "../router.ts";
import { type ListedPromotion, listPromotions, type PromotionState, stateOf } from "./list-promotions.ts";
import * as styles from "./promotions-page.module.css";

const states: { readonly [state in PromotionState]: string } = { running: "Running", before: "Not begun", after: "Ended" };
const looks: typeof states = { running: "good", before: "note", after: "" };

export function PromotionsPage({ project }: PageProps): ReactElement {
  const now = Date.now();
  const all = listPromotions(project).map((promotion) => ({ promotion, state: stateOf(promotion, now) }));
  const order = Object.keys(states);
  const sorted = all.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const isUnsaved = all.some(({ promotion }) => promotion.screens.some(({ isEdited }) => isEdited));
  return (
    <main className="page">
      <h1>Promotions</h1>
      <p className="soft">
        {all.length === 0 && "None yet: a promotion changes a screen for a time. "}
        <Link to={addressOf([], { at: `${new Date(now).toISOString().slice(0, 10)}T12:00` })}>What will users see on a day?</Link>
        {isUnsaved && (
          <>
            {" · "}
            <Link to={addressOf(["publish"])}>Save and publish what is not saved…</Link>
          </>
        )}
      </p>
      {all.length > 0 && (
        <Table columns={["Promotion", "Screens", "Markets", "State", "Runs", "Actions"]} className={styles.table}>
          {sorted.map(({ promotion, state }) => (
            <Row key={promotion.id} {...{ project, promotion, state }} />
          ))}
        </Table>
      )}
    </main>
  );
}

interface RowProps {
  readonly project: ProjectSummary;
  readonly promotion: ListedPromotion;
  readonly state: PromotionState;
}

function Row({ project, promotion, state }: RowProps): ReactElement {
  const { id, screens, markets } = promotion;
  const [first] = screens;
  const variant = markets[0] === undefined ? "" : `${markets[0].id}+${id}`;
  const isUnsaved = screens.some(({ isEdited }) => isEdited);
  return (
    <tr>
      <th scope="row">
        {first && <Link to={addressOf(["screen", first.screen.id], { file: first.file, variant })}>{id}</Link>}
        {isUnsaved && <p className="note small">Not saved</p>}
      </th>
      <td>
        {screens.map(({ screen, file }) => (
          <Link key={file} to={addressOf(["screen", screen.id], { file, variant })} className={styles.screen}>
            {nameOf(screen.id)}
          </Link>
        ))}
      </td>
      <td>{markets.length === project.markets.length ? "All" : markets.map((one) => nameOf(one.id)).join(", ")}</td>
      <td>
        <span className={`pill ${looks[state]}`} data-state={state}>
          {states[state]}
        </span>
      </td>
      <td>
        {listPeriods(promotion).map((text) => (
          <span key={text} className={styles.period}>
            {text}
          </span>
        ))}
      </td>
      <td>
        <Acts promotion={promotion} state={state} />
      </td>
    </tr>
  );
}

/** What holds in all markets is said once. */
function listPeriods({ markets }: ListedPromotion): string[] {
  const written = markets.map(({ id, timeZone, period: { from, until } }) => {
    const begins = from === undefined ? "" : `from ${writeMoment(from, timeZone)}`;
    const ends = until === undefined ? "" : `until ${writeMoment(until, timeZone)}`;
    return { id, text: [begins, ends].filter(Boolean).join(" ") || "until somebody ends it" };
  });
  const texts = new Set(written.map(({ text }) => text));
  return texts.size === 1 ? [...texts] : written.map(({ id, text }) => `${nameOf(id)}: ${text}`);
}

/** In all its files, because one promotion has one end. They are drafts until somebody saves them. */
async function endNow({ screens, markets }: ListedPromotion): Promise<void> {
  const now = Date.now();
  // Each market reads the end by its own clock: by the one that is behind, it is over in all of them.
  const [until] = markets.map(({ timeZone }) => wallTimeIn(now, timeZone)).sort();
  for (const { file } of screens) await changePromotion(file, [{ at: ["until"], value: until }]);
}

function Acts({ promotion, state }: Pick<RowProps, "promotion" | "state">): ReactElement {
  const [said, setSaid] = useState<{ readonly text: string; readonly failure?: string }>({ text: "" });
  const end = (): void => {
    endNow(promotion).then(
      () => setSaid({ text: "Ends now, once it is saved and published." }),
      (error: unknown) => setSaid({ text: "", failure: errorText(error) }),
    );
  };
  return (
    <span className="row">
      {state === "running" && <Button text="End now" aria-label={`End now: ${promotion.id}`} onClick={end} />}
      <Link to={addressOf(["new", "promotion"], { like: promotion.id })} label={`Copy ${promotion.id}`}>
        Copy…
      </Link>
      <output className="note">{said.text}</output>
      <Alert text={said.failure} className="bad" />
    </span>
  );
}
