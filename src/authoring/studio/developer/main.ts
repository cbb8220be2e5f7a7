/** A developer's tools in the app while it is served: they watch the screens that open, and show the panel. No part of a build. */
import "./page-clock.ts";
import { joinApp } from "../../../browser/index.ts";
import { createInspectedPage, createInspector } from "../inspector/index.ts";
import type { FromInspected } from "../protocol/inspection.ts";
import { createConsole } from "./console.ts";
import { createPanel } from "./panel.ts";
import { createPromotionNote } from "./promotion-note.ts";

const post = (message: FromInspected): void => postToPanel(message);
const inspector = createInspector(post, createInspectedPage(post));
const postToPanel = createPanel(inspector.receive);
const note = createPromotionNote();
joinApp((ports) => {
  const watched = inspector.watch(ports);
  return {
    ...watched,
    inspect(context) {
      watched.inspect?.(context);
      note(context);
    },
  };
});
Object.defineProperty(window, "layar", { value: createConsole(inspector), enumerable: true });
