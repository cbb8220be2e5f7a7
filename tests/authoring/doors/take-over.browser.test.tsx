// A screen that opens in place of itself: what the user has typed.
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { mockTransport } from "../../../src/authoring/without-build/doors/testing.ts";
import { LayarProvider, Screen } from "../../../src/browser/embed/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";

const widgets = { ...ofEngine, ...ofLibrary };
const transport = mockTransport(libraryFiles, { screen: "books-search", market: "amman" });
const compile = (files = libraryFiles) => compileScreen(files, { screen: "books-search", market: "amman" });

interface Shown {
  readonly language: string;
  readonly owner?: string;
  readonly screen?: ReturnType<typeof compile>;
}

it("stays in another language and after a change of the definition, and is gone for another user", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const show = ({ screen = compile(), ...host }: Shown): void =>
    root.render(
      <LayarProvider {...host} {...{ market: "amman", widgets, transport }} navigate={() => undefined}>
        <Screen screen={screen} />
      </LayarProvider>,
    );
  const input = () => container.querySelector("input");
  const shownIn = (language: string) => expect.poll(() => container.querySelector("[data-screen]")?.getAttribute("lang")).toBe(language);
  show({ language: "en" });
  await expect.poll(input).not.toBeNull();
  await shownIn("en");
  await userEvent.fill(input() ?? document.body, "zzz");
  show({ language: "ar" });
  await shownIn("ar");
  expect(input()?.value).toBe("zzz");
  const change = ({ path, text }: (typeof libraryFiles)[number]) => {
    return { path, text: path === "screens/books/search/screen.json" ? text.replace('"id": "found"', '"id": "count"') : text };
  };
  show({ language: "ar", screen: compile(libraryFiles.map(change)) });
  await expect.poll(() => container.querySelector('[data-node="count"]')).not.toBeNull();
  expect(input()?.value).toBe("zzz");
  show({ language: "ar", owner: "somebody else" });
  await expect.poll(() => input()?.value).toBe("");
  root.unmount();
  container.remove();
});
