import { describe, expect, it } from "vitest";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { compileShipped, openShipped, waitWhileLoading } from "../../support/project/shipped-screens.ts";

const host = "obfuscated.example";
const plans = compileShipped(host);
const plainPlans = compileShipped();
const served = readMockProject(".", host);

describe("a host with names of its own on the wire", () => {
  it.each([...plans])("shows %s as ever", async (name, plan) => {
    const obfuscated = await openShipped(plan, "ok", { served });
    const plain = await openShipped(plainPlans.get(name) ?? plan, "ok");
    await waitWhileLoading(obfuscated);
    await waitWhileLoading(plain);
    expect(obfuscated.session.store.getState().data).toEqual(plain.session.store.getState().data);
    expect(obfuscated.session.store.getState().status).toBe("ready");
  });

  it("fails a screen that speaks the other names", async () => {
    const plan = plainPlans.get("complaint-list@india");
    if (plan === undefined) throw new Error("There is no `complaint-list`.");
    const opened = await openShipped(plan, "ok", { served });
    await waitWhileLoading(opened);
    expect(opened.session.store.getState().status).toBe("failed");
  });
});
