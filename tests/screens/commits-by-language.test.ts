/** A commit is known again whatever language the server words its responses in: a borrower may choose another one while it is unknown. */
import { expect, it } from "vitest";
import { isObject, readOwn } from "../../src/core/json/index.ts";
import { compileShipped, mockProject, openShipped, waitWhileLoading } from "../support/project/shipped-screens.ts";

const words = new Set(mockProject.mock.wording.flatMap((texts) => Object.values(texts)));
const committing = [...compileShipped()].filter(([, { commits }]) => commits !== undefined);

it("looks at every screen that commits", () => expect(committing.length).toBeGreaterThan(5));

it.each(committing)("%s", async (_, plan) => {
  const opened = await openShipped(plan, "ok");
  await waitWhileLoading(opened);
  const read = (path: readonly unknown[]) =>
    path.reduce<unknown>((value, name) => (isObject(value) ? readOwn(value, `${name}`) : undefined), opened.session.store.getState());
  const worded = Object.entries(plan.commits ?? {}).flatMap(([name, values]) => {
    const { aside = [], inputs } = plan.actions[name]?.commits ?? {};
    return Object.entries(values).flatMap(([input, value]) => {
      const [operator, ...path] = isObject(value) && Array.isArray(value["$"]) ? value["$"] : [];
      const isOfIntent = inputs ? inputs.includes(input) : !aside.includes(input);
      return isOfIntent && operator === "." && words.has(`${read(path)}`) ? [`${name}.${input}`] : [];
    });
  });
  expect(worded).toEqual([]);
});
