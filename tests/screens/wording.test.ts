/** What no native would write, and what nobody here can pay with, stays away. */
import { expect, it } from "vitest";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";
import { isObject, parseJson, readOwn } from "../../src/core/json/index.ts";

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

it("names every way home alike; the links of the site name its pages", () => {
  const homes = written.flatMap(({ path, text }) => {
    const texts = parseJson(text);
    const home = isObject(texts) && !path.includes("site-header") ? readOwn(texts, "home") : undefined;
    return home === undefined ? [] : [{ path, home }];
  });
  expect(homes.length).toBeGreaterThan(4);
  expect(homes).toEqual(homes.map(({ path }) => ({ path, home: { en: "Back to Home", id: "Kembali ke Beranda" } })));
});
