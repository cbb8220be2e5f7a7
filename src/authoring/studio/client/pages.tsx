/** The pages of the studio. Each is fetched when somebody opens it or is about to: the first one does not wait for the others. */
import { type ComponentType, lazy, type ReactElement } from "react";
import type { ProjectSummary } from "../protocol/index.ts";
import type { Address, PageProps } from "./router.ts";

const pages = {
  start: fetched(async () => (await import("./start/start-page.tsx")).StartPage),
  texts: fetched(async () => (await import("./texts/texts-page.tsx")).TextsPage),
  new: fetched(async () => (await import("./new/new-page.tsx")).NewPage),
  gallery: fetched(async () => (await import("./gallery/gallery-page.tsx")).GalleryPage),
  widget: fetched(async () => (await import("./gallery/widget-page.tsx")).WidgetPage),
  editor: fetched(async () => (await import("./editor/editor-page.tsx")).EditorPage),
  promotions: fetched(async () => (await import("./promotions/promotions-page.tsx")).PromotionsPage),
  markets: fetched(async () => (await import("./markets/market-page.tsx")).MarketPage),
  problems: fetched(async () => (await import("./problems/problems-page.tsx")).ProblemsPage),
  publish: fetched(async () => (await import("./publish/publish-page.tsx")).PublishPage),
};

function fetched(find: () => Promise<ComponentType<PageProps>>) {
  const load = async () => ({ default: await find() });
  return { load, Shown: lazy(load) };
}

function pageOf([area = "", id = ""]: Address["parts"]): (typeof pages)[keyof typeof pages] {
  if (area === "widgets") return id === "" ? pages.gallery : pages.widget;
  if (area === "screen" && id !== "") return pages.editor;
  const named = (["texts", "new", "publish", "promotions", "problems", "markets"] as const).find((name) => name === area);
  return pages[named ?? "start"];
}

/** So that it is there when it is opened; what does not come is said then. */
export function fetchPage(parts: Address["parts"]): void {
  pageOf(parts)
    .load()
    .catch(() => undefined);
}

export function Page({ project, parts, query }: Address & { readonly project: ProjectSummary }): ReactElement {
  const [area, id = "", part = ""] = parts;
  const { Shown } = pageOf(parts);
  // A widget stays until the next one has been read.
  return <Shown key={area === "widgets" ? area : id} {...{ project, query, id, part }} />;
}
