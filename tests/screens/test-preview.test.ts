import { expect, it } from "vitest";
import { project } from "../support/project/shipped-screens.ts";

it("the test preview leads to every other screen, each by its route", () => {
  const { pages } = project.screens.get("device-test-preview")?.value.values ?? {};
  const led = Array.from(JSON.stringify(pages).matchAll(/"url":"\/?(#?[^"]*)"/g), ([, url = ""]) =>
    url.startsWith("#") ? url : `/${url}`,
  );
  const routes = [...project.screens.values()].map(({ value }) => value.route).filter((route) => !["*", "/testPreview"].includes(route));
  // A route that is listed here has no line in `pages` of screens/device/test-preview/screen.json.
  expect(routes.filter((route) => !led.includes(route))).toEqual([]);
  expect(new Set(led).size).toBe(led.length);
});
