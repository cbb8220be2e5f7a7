/** The pages of the studio. Each is fetched when somebody opens it or is about to: the first one does not wait for the others. */
import { lazy, type ReactElement } from "react";
import type { Address, PageProps } from "./router.ts";

const fetchers = {
  start: async () => ({ default: (await import("./start/start-page.tsx")).StartPage }),
  texts: async () => ({ default: (await import("./texts/texts-page.tsx")).TextsPage }),
  new: async () => ({ default: (await import("./new/new-page.tsx")).NewPage }),
  gallery: async () => ({ default: (await import("./gallery/gallery-page.tsx")).GalleryPage }),
  widget: async () => ({ default: (await import("./gallery/widget-page.tsx")).WidgetPage }),
  editor: async () => ({ default: (await import("./editor/editor-page.tsx")).EditorPage }),
  publish: async () => ({ default: (await import("./publish/publish-page.tsx")).PublishPage }),
};

const StartPage = lazy(fetchers.start);
const TextsPage = lazy(fetchers.texts);
const NewPage = lazy(fetchers.new);
const GalleryPage = lazy(fetchers.gallery);
const WidgetPage = lazy(fetchers.widget);
const EditorPage = lazy(fetchers.editor);
const PublishPage = lazy(fetchers.publish);

function nameOf([area = "", id = ""]: Address["parts"]): keyof typeof fetchers {
  if (area === "widgets") return id === "" ? "gallery" : "widget";
  if (area === "screen" && id !== "") return "editor";
  return area === "texts" || area === "new" || area === "publish" ? area : "start";
}

/** So that it is there when it is opened. */
export function fetchPage(parts: Address["parts"]): void {
  void fetchers[nameOf(parts)]();
}

export function Page({ project, parts, query }: PageProps & Address): ReactElement {
  const [, id = "", part = ""] = parts;
  switch (nameOf(parts)) {
    case "texts":
      return <TextsPage project={project} query={query} />;
    case "new":
      return <NewPage key={id} kind={id} query={query} />;
    case "gallery":
      return <GalleryPage project={project} query={query} />;
    case "widget":
      return <WidgetPage id={id} example={part} project={project} query={query} />;
    case "editor":
      return <EditorPage key={id} id={id} query={query} />;
    case "publish":
      return <PublishPage project={project} />;
    default:
      return <StartPage project={project} query={query} />;
  }
}
