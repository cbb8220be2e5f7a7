/** Where there is nothing to show there is a way on, and only what takes a file looks as if something could be put into it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { NodePlan } from "../../src/core/format/index.ts";
import { compileShipped } from "../support/project/shipped-screens.ts";

function* nodesIn(nodes: readonly NodePlan[]): Generator<NodePlan> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn([...(node.children ?? []), ...Object.values(node.slots ?? {}).flat()]);
  }
}

const leadsOn = ({ when, on, props }: NodePlan): boolean =>
  when === undefined && (on?.["tap"]?.length ?? 0) > 0 && props["enabled"] !== false;

it("gives every empty state a control that always leads on", () => {
  const empties = [...compileShipped()].flatMap(([name, { body }]) =>
    [...nodesIn(body)].filter(({ widget }) => widget === "empty-state").map((node) => ({ name, node })),
  );
  expect(empties.length).toBeGreaterThan(15);
  const ends = empties.filter(({ node }) => !node.slots?.["action"]?.some(leadsOn));
  expect(ends.map(({ name, node }) => `${name} ${node.id}`)).toEqual([]);
});

it("frames with dashes only what takes a file", () => {
  const files = ["widgets", "src/widgets", "src/browser"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  const styles = files.filter((path) => path.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(30);
  expect(styles.filter((path) => /\bdashed\b/.test(readFileSync(path, "utf8")))).toEqual([
    "src/widgets/image-uploader/image-uploader.module.css",
  ]);
});
