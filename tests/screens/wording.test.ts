/** What no native would write, and what nobody here can pay with, stays away. */
import { expect, it } from "vitest";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";

const written = readProjectFiles(".").filter(
  ({ path }) => path.startsWith("screens/") && /(texts|[A-Z]\w*|en|india|indonesia)\.json$/.test(path),
);

it("looks at the texts of every screen", () => expect(written.length).toBeGreaterThan(40));

it.each([
  /Look again/,
  /Go on to pay/,
  /Log-in failed/,
  /See the loan in full/,
  /number that your bank knows/,
  /You leave this page/,
  /Nothing can be complained/,
  /leads nowhere/,
  /Images of the reply/,
  /Alipay \(/,
])("says nowhere %s", (phrase) => {
  expect(written.filter(({ text }) => phrase.test(text)).map(({ path }) => path)).toEqual([]);
});
