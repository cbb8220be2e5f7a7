import { expect, it } from "vitest";
import { callWithKit, type Kit } from "../../src/browser/view/kit-context.ts";
import { useOwnLabel } from "../../src/browser/view/widget-kit.ts";
import { asWhole } from "../../src/core/format/index.ts";
import { testRequest } from "../support/session/open-session.ts";

it("a widget reads a label of the project's own by its name", () => {
  const { labels } = asWhole({ id: "en", tag: "en", labels: { ring: "Ring the bell" }, failures: {} });
  const kit: Kit = { tag: "en", labels, settings: testRequest.settings, origin: "", common: {} };
  const read = (name: string) => callWithKit(kit, () => useOwnLabel(name));
  expect([read("ring"), read("toString")]).toEqual(["Ring the bell", ""]);
});
