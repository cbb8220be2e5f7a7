/** What each screen says and shows differently, with a picture before and one after. */
import type { ReactElement } from "react";
import type { Publication } from "../../protocol/promotion.ts";
import { Link } from "../link.tsx";
import { nameOf, nameOfVariant } from "../parts/name-of.ts";
import { TextList } from "../parts/text-list.tsx";
import { addressInApp } from "../preview/app-address.ts";
import { type PreviewState, readPreviewState } from "../preview/preview-state.ts";
import { addressOf, type PageProps } from "../router.ts";
import { ScreenPicture } from "../start/screen-picture.tsx";
import * as styles from "./publish-page.module.css";

/** More would take long to draw; the others are listed. */
const mostPictures = 6;
const pictureWidth = 190;

export function VariantChanges({ project, variants }: Pick<PageProps, "project"> & Pick<Publication, "variants">): ReactElement {
  if (variants.length === 0) return <p>No screen looks or behaves differently.</p>;
  return (
    <ul className="plain">
      {variants.map((one, index) => {
        const screen = project.screens.find(({ id }) => id === one.screen);
        const shown = screen?.variants.find(({ name }) => name === one.variant);
        return (
          <li key={`${one.screen} ${one.variant}`} className={`box ${styles.variant}`}>
            <div className={styles.facts}>
              <h3>
                <Link
                  to={addressOf(["screen", one.screen], { variant: one.variant })}
                >{`${nameOf(one.screen)}: ${nameOfVariant(one.variant)}`}</Link>
                {one.isNew && <span className="pill">New</span>}
              </h3>
              <TextList lines={one.changes} />
              {shown && (
                <a href={addressInApp(shown, project.markets)} target="_blank" rel="noreferrer">
                  {`Open ${nameOfVariant(one.variant)} in the app`}
                </a>
              )}
            </div>
            {index < mostPictures && <Pictures {...one} />}
          </li>
        );
      })}
    </ul>
  );
}

function Pictures({ screen, variant, scenario }: Publication["variants"][number]): ReactElement {
  const after: PreviewState = { ...readPreviewState(new URLSearchParams({ width: "360" })), variant, scenario, height: 780 };
  return (
    <>
      <figure>
        <figcaption className="soft small">Before</figcaption>
        <ScreenPicture screen={screen} previewState={{ ...after, form: "committed" }} width={pictureWidth} />
      </figure>
      <figure>
        <figcaption className="soft small">After</figcaption>
        <ScreenPicture screen={screen} previewState={after} width={pictureWidth} />
      </figure>
    </>
  );
}
