/** One screen of the start page: its picture, its name, and what is wrong or unsaved. */
import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import type { ScreenSummary } from "../../protocol/index.ts";
import { Link } from "../link.tsx";
import * as card from "../parts/card.module.css";
import { nameOf, nameOfVariant } from "../parts/name-of.ts";
import { addressInApp } from "../preview/app-address.ts";
import { readPreviewState } from "../preview/preview-state.ts";
import { useProject } from "../project-store.ts";
import { addressOf } from "../router.ts";
import * as styles from "./screen-card.module.css";
import { ScreenPicture } from "./screen-picture.tsx";

const pictureWidth = 160;

export function ScreenCard({ screen, query }: { readonly screen: ScreenSummary; readonly query: URLSearchParams }): ReactElement {
  const { id, description, problems, edited, variants } = screen;
  const markets = useProject((store) => store.project?.markets) ?? [];
  const previewState = readPreviewState(query, screen);
  return (
    <li className={styles.card} data-screen-id={id}>
      <Link to={addressOf(["screen", id], Object.fromEntries(query))} className={card.link}>
        <ScreenPicture screen={id} previewState={previewState} width={pictureWidth} />
        <span className={card.id}>{nameOf(id)}</span>
      </Link>
      <code className="soft small">{id}</code>
      <p className={card.about}>{description}</p>
      <p className="row small">
        Open{" "}
        {variants.map((variant) => (
          <a
            key={variant.name}
            href={addressInApp(variant, markets, previewState)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open ${id} in the app, ${nameInFull(variant.name)}`}
          >
            {nameOfVariant(variant.name)}
          </a>
        ))}
      </p>
      <p className={card.badges}>
        {problems > 0 && <span className="pill bad">{count(problems, "problem")}</span>}
        {edited.length > 0 && <span className="pill note">Not saved</span>}
        {variants.some(({ promotion }) => promotion) && <span className="pill">Promotion</span>}
      </p>
    </li>
  );
}

/** With what is shown, where that is another name. */
function nameInFull(variant: string): string {
  return /[@+]/.test(variant) ? `${variant}: ${nameOfVariant(variant)}` : variant;
}
