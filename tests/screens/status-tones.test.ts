/** How statuses are coloured and banks are known: by the tables of the market, and neutral where they do not list one. */
import { expect, it } from "vitest";
import { compileShipped, mockProject, openShipped, project, waitWhileLoading } from "../support/project/shipped-screens.ts";

const plans = compileShipped();

/** Of an order that is chosen in India, whose orders the mock server has here. */
async function toneOf(screen: string, orderNo: string): Promise<unknown> {
  const plan = plans.get(`${screen}@india`);
  if (plan === undefined) throw new Error(`There is no ${screen} in India.`);
  const opened = await openShipped(plan, "ok");
  await waitWhileLoading(opened);
  opened.session.change(opened.node("orders"), orderNo);
  return opened.node("status").props()["tone"];
}

it.each(["complaint-type", "complaint-new"])("gives a status of %s the tone of the market's table", async (screen) => {
  expect([await toneOf(screen, "L2001"), await toneOf(screen, "L2006"), await toneOf(screen, "L2003")]).toEqual(["warn", "ok", "accent"]);
});

it("gives a status without an entry none", async () => {
  expect(await toneOf("complaint-type", "L404")).toBe("neutral");
});

it.each([...project.catalogue.markets.values()])("lists the statuses of the orders in $id, and none twice", ({ id, statusTones = [] }) => {
  const listed = statusTones.flatMap(({ statuses }) => statuses);
  expect(new Set(listed).size).toBe(listed.length);
  const orders = mockProject.mock.seeds[id]?.["complaint"]?.["orders"];
  expect(Array.isArray(orders) && orders.length).toBeGreaterThan(0);
  if (Array.isArray(orders)) for (const order of orders) expect(listed).toContain(Reflect.get(Object(order), "status"));
});

it.each([...project.catalogue.markets.values()])("knows each bank of $id by one emblem", ({ emblems = [] }) => {
  const names = emblems.flatMap(({ names }) => names);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
