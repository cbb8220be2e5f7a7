/** What is generated for a project that stands beside this one, as its developers ask for it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../support/run/run-command.ts";

const root = mkdtempSync(join(tmpdir(), "layar-generate-"));
for (const folder of ["screens", "widgets", "schemas"])
  cpSync(join("tests/projects/library", folder), join(root, folder), { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (...args: readonly string[]) => runCommand(root, args);

describe("generate", () => {
  const types = "widgets/types.gen.ts";
  const env = "layar-env.d.ts";
  const schemas = ["nodes", "screen", "overlay", "fragment"].map((kind) => `schemas/editor/${kind}.gen.schema.json`);

  it("writes the types of the project's widgets, and the schemas that name them", async () => {
    for (const path of [types, env, ...schemas]) rmSync(join(root, path), { force: true });
    const { exit, out } = await run("generate");
    expect(exit).toBe(0);
    expect(out.trim().split("\n").sort()).toEqual([...schemas, types, env].map((path) => `${path} written.`).sort());
    for (const path of [types, env])
      expect(readFileSync(join(root, path), "utf8")).toBe(readFileSync(`tests/projects/library/${path}`, "utf8"));
  });

  it("touches nothing that is as its sources are", async () => {
    expect(await run("generate")).toEqual({ exit: 0, out: "", told: "" });
    expect(await run("generate", "--check")).toEqual({ exit: 0, out: "", told: "" });
  });

  it("names with --check what differs from its sources, and what has none, and writes nothing", async () => {
    writeFileSync(join(root, types), "// older\n");
    writeFileSync(join(root, "schemas/editor/gone.gen.schema.json"), "{}\n");
    const told = `${types} differs from its sources.\nschemas/editor/gone.gen.schema.json has no source any more. Delete it.\n`;
    expect(await run("generate", "--check")).toEqual({ exit: 1, out: told, told: "" });
    expect(readFileSync(join(root, types), "utf8")).toBe("// older\n");
  });
});
