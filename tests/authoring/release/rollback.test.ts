/** Going back, also by who is in a hurry and runs it again. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openTarget } from "../../../src/authoring/operate/release/index.ts";
import { holdProduct } from "../../support/release/product.ts";
import { releaseStub } from "../../support/release/release-stub.ts";

const { home, root, folder, idOf } = holdProduct();

const pointer = () => folder.read("current.json");
/** Without the checks. */
const send = async (name: string, share?: number) =>
  releaseStub(await openTarget(folder.to, root), name, { folder: join(home, name), share });
const rollback = (...names: readonly string[]) => folder.run("rollback", ...names.map(idOf));
const undone = () => pointer().before.flatMap((one: { id: string; isUndone?: true }) => (one.isUndone ? [one.id] : []));
const noneLeft = (...names: readonly string[]) => ({
  exit: 2,
  out: "",
  told: `Nothing was changed, because somebody went back from every release that was live before. \`rollback <release>\` takes ${names.map((name) => `\`${idOf(name)}\``).join(" or ")} all the same.\n`,
});

describe("going back", () => {
  it("makes the release before live again, or the one that is named", async () => {
    for (const name of ["red", "blue", "green"]) await send(name);
    expect(await rollback()).toEqual({ exit: 0, out: `${idOf("blue")} is live. Before, visitors got ${idOf("green")}.\n`, told: "" });
    expect(await rollback("red")).toMatchObject({ exit: 0 });
    expect([pointer().live, folder.findBroken()]).toEqual([idOf("red"), []]);
    expect(await folder.run("rollback", "nowhere")).toMatchObject({
      exit: 2,
      told: expect.stringContaining("There is no release `nowhere`."),
    });
  });

  it("needs a release before", async () => {
    expect(await rollback()).toMatchObject({ exit: 2, told: expect.stringContaining("Nothing was released") });
    await send("red");
    expect(await rollback()).toMatchObject({ exit: 2, told: expect.stringContaining("No release was live before.") });
  });

  it("once more makes the one before that live, and never one that was left, which is named where no other is there", async () => {
    for (const name of ["red", "blue", "green"]) await send(name);
    await rollback();
    expect([pointer().live, undone()]).toEqual([idOf("blue"), [idOf("green")]]);
    await rollback();
    expect([pointer().live, undone()]).toEqual([idOf("red"), [idOf("blue"), idOf("green")]]);
    expect(await rollback()).toEqual(noneLeft("blue", "green"));
    expect(pointer().live).toBe(idOf("red"));
  });

  it("to one that is named leaves all that came after it", async () => {
    for (const name of ["red", "blue", "green"]) await send(name);
    await rollback("red");
    expect(await rollback()).toEqual(noneLeft("green", "blue"));
  });

  it("leads to one that was left and is named, from which there is a way back", async () => {
    for (const name of ["red", "blue"]) await send(name);
    await rollback();
    expect(await rollback("blue")).toMatchObject({ exit: 0 });
    expect([pointer().live, undone()]).toEqual([idOf("blue"), []]);
    await rollback();
    expect(pointer().live).toBe(idOf("red"));
  });

  it("leads to one that was left and is released again", async () => {
    for (const name of ["red", "blue"]) await send(name);
    await rollback();
    for (const name of ["blue", "green"]) await send(name);
    await rollback();
    expect([pointer().live, undone()]).toEqual([idOf("blue"), [idOf("green")]]);
  });

  it("from a share leaves its release, also one that was live before", async () => {
    for (const name of ["red", "blue"]) await send(name);
    await send("red", 10);
    await rollback();
    expect([pointer().live, pointer().next, undone()]).toEqual([idOf("blue"), null, [idOf("red")]]);
    expect(await rollback()).toEqual(noneLeft("red"));
  });
});
