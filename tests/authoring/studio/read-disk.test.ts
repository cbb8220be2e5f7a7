import { expect, it, onTestFinished } from "vitest";
import { openEditedProject } from "../../../src/authoring/studio/server/edited-project.ts";
import { readDisk } from "../../../src/authoring/studio/server/studio-context.ts";
import { openBench } from "../../support/studio/studio-bench.ts";

const path = "screens/books/book/SUMMER.json";

it("a save whose response was lost is none that somebody else has made, alone and together with others", async () => {
  const bench = openBench("tests/projects/library");
  onTestFinished(() => bench.remove());
  const { text, base } = await bench.ask("open", { path });
  const mine = text.replace("Summer", "Sommer");
  expect(mine).not.toBe(text);
  await bench.ask("edit", { path, text: mine });
  const first = await bench.ask("save", { path, text: mine, base });
  expect(first.outcome).toBe("saved");
  expect(await bench.ask("save", { path, text: mine, base })).toEqual(first);
  const files = JSON.stringify([{ path, base }]);
  expect(await bench.ask("saveAll", { files })).toMatchObject({ outcome: "saved" });
  bench.write(path, text.replace("Summer", "Sommar"));
  await bench.ask("publication", {});
  await bench.ask("edit", { path, text: mine });
  expect(await bench.ask("saveAll", { files })).toEqual({ outcome: "conflict", paths: [path] });
  expect(await bench.ask("save", { path, text: mine, base })).toMatchObject({ outcome: "conflict" });
});

it("what another program writes right behind a save is no part of it, and every page learns of it", () => {
  const bench = openBench("tests/projects/library");
  onTestFinished(() => bench.remove());
  const edited = openEditedProject(bench.root);
  const before = bench.read(path);
  const [mine, theirs] = [`${before}\n`, `${before}\n\n`];
  const announced: unknown[] = [];
  const read = () => readDisk({ edited, announce: (...notice) => announced.push(notice) }, [{ path, text: mine }], "one");
  edited.edit(path, mine);
  bench.write(path, mine);
  read();
  expect(announced.splice(0)).toEqual([[[path], "one"]]);
  expect(edited.open(path)).toMatchObject({ text: mine, diskText: mine, isEdited: false });
  edited.edit(path, before);
  bench.write(path, before);
  readDisk({ edited, announce: () => undefined });
  edited.edit(path, mine);
  bench.write(path, theirs);
  read();
  expect(announced).toEqual([
    [[path], "one"],
    [[path], ""],
  ]);
  expect(edited.open(path)).toMatchObject({ text: theirs, diskText: theirs, isEdited: false });
});
