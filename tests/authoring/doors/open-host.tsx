// An app of somebody else, in which a screen of the library is shown.
import type { ReactElement, ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { LayarProvider, type LayarProviderProps, type ScreenEntry } from "../../../src/browser/embed/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";

const screenFile = "screens/books/search/screen.json";
export const changed = (change: (text: string) => string) =>
  libraryFiles.map(({ path, text }) => ({ path, text: path === screenFile ? change(text) : text }));
export const compile = (files = libraryFiles) => compileScreen(files, { screen: "books-search", market: "amman" });
/** As one whose code has yet to be fetched. */
export const fetched = ({ ready: _, ...entry }: ScreenEntry): ScreenEntry => entry;
export const widgets = { ...ofEngine, ...ofLibrary };
export const books = { query: "", books: [], total: 0 };
const answerBooks = async () => books;

export interface Shown {
  show(shown: ReactNode): void;
  readonly container: HTMLElement;
  input(): HTMLInputElement | null;
}

export function openHost(): Shown {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { show: (shown) => root.render(shown), container, input: () => container.querySelector("input") };
}

export const inHost = (shown: ReactElement, given: Partial<LayarProviderProps> = {}): ReactElement => (
  <LayarProvider {...{ market: "amman", language: "en", widgets, transport: answerBooks, ...given }} navigate={() => undefined}>
    {shown}
  </LayarProvider>
);

export async function type({ input }: Shown, text: string): Promise<void> {
  await expect.poll(input).not.toBeNull();
  await userEvent.fill(input() ?? document.body, text);
}
