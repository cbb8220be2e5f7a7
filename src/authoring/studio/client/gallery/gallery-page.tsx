/** Every widget of the project, with a picture of its first example. */
import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import { MarkedText } from "../../code-editor/index.ts";
import { galleryParts, type WidgetSummary } from "../../protocol/widget.ts";
import { Link } from "../link.tsx";
import * as card from "../parts/card.module.css";
import { useResult } from "../parts/use-loaded.ts";
import { readPreviewState } from "../preview/preview-state.ts";
import { AppearanceSwitches, SearchField } from "../preview/switches.tsx";
import { addressOf, type PageProps } from "../router.ts";
import * as styles from "./gallery-page.module.css";
import { showOf } from "./show-of.ts";
import { WidgetPicture } from "./widget-picture.tsx";

export function GalleryPage({ project, query }: PageProps): ReactElement {
  const widgets = useResult("widgets", {});
  const search = query.get("search") ?? "";
  const found = widgets?.filter((widget) => matches(widget, search));
  return (
    <main className="page">
      <h1>Widgets</h1>
      <div className="tools">
        <SearchField query={query} />
        <AppearanceSwitches query={query} markets={project.markets} />
      </div>
      <ul className={`plain ${styles.widgets}`}>
        {found?.map((widget) => (
          <WidgetCard key={widget.id} widget={widget} query={query} market={query.get("market") ?? project.markets[0]?.id ?? ""} />
        ))}
      </ul>
      {found === undefined && <output>Reading the widgets…</output>}
      {found?.length === 0 && <p>No widget is named “{search}”, and none has it in its description.</p>}
    </main>
  );
}

function matches({ id, description }: WidgetSummary, search: string): boolean {
  const asked = search.trim().toLowerCase();
  return [id, description].some((text) => text.toLowerCase().includes(asked));
}

interface WidgetCardProps {
  readonly widget: WidgetSummary;
  readonly query: URLSearchParams;
  readonly market: string;
}

const pictureWidth = 260;
const pictureHeight = 150;

function WidgetCard({ widget, query, market }: WidgetCardProps): ReactElement {
  const { id, description, examples, problems, isEdited, shown } = widget;
  const { width, language, scheme, textSize } = readPreviewState(query);
  const look = { market, language, scheme, textSize };
  const { search: _, ...previewState } = Object.fromEntries(query);
  return (
    <li data-widget-id={id}>
      <Link to={addressOf(galleryParts(id), previewState)} className={card.link}>
        <span className={styles.frame}>
          {shown && <WidgetPicture show={showOf(widget, shown, look)} windowWidth={width} width={pictureWidth} height={pictureHeight} />}
        </span>
        <span className={card.id}>{id}</span>
      </Link>
      <p className={card.about}>
        <MarkedText text={description} />
      </p>
      <p className={`soft small ${card.badges}`}>
        <span>{count(examples.length, "example")}</span>
        {problems > 0 && <span className="pill bad">{count(problems, "problem")}</span>}
        {isEdited && <span className="pill note">Not saved</span>}
      </p>
    </li>
  );
}
