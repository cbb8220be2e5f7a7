// Drafts held to grants, in memory: none of the hostile and the sloppy ones is within its grant, and none of the others beyond.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { readGrant } from "../../../src/authoring/edits/grants/read-grant.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { judge, namesOf } from "../../support/project/drafts.ts";
import { takeTurn, turn } from "../../support/run/thoroughness.ts";
import { holiOverlay, register } from "./grants.ts";
import { harmless } from "./harmless.ts";
import { hostileFiles } from "./hostile-files.ts";
import { hostileScreens } from "./hostile-screens.ts";

const hostile = [...hostileFiles, ...hostileScreens];

describe("a grant", () => {
  it.each(harmless)("covers %s", (_, grant, draft) => {
    expect(judge(grant, draft).map(({ message, at }) => `${at.file}${at.pointer}: ${message}`)).toEqual([]);
  });

  it("is held against enough drafts", () => {
    expect([hostile.length >= 200, harmless.length >= 20]).toEqual([true, true]);
  });

  it.each(takeTurn(hostile, 4))(`refuses %s, turn ${turn}`, (_, grant, draft, beyond) => {
    const found = namesOf(judge(grant, draft));
    if (beyond === "") expect(found).not.toEqual([]);
    else expect(found).toContain(beyond);
  });

  it("has a load as called otherwise where its input reads something else", () => {
    const values = { orderNo: "{params.orderNo ?? ''}" };
    const found = judge(
      { screens: ["service-chat"], markets: "*", parts: ["values.*"] },
      { "screens/service/chat/screen.json": { values } },
    );
    expect(found.map(({ subject, at }) => `${subject?.name} ${at.pointer}`)).toContain("qaList /load/top");
  });

  it("is as the page for assistants has it", () => {
    const [, text = ""] = /```json\n([\s\S]*?"promotions"[\s\S]*?)```/.exec(readFileSync("docs/assistants.md", "utf8")) ?? [];
    const read = readGrant("grants/holi.json", text, loadProject(readProjectFiles(".")).catalogue);
    if ("problems" in read) throw new Error(JSON.stringify(read.problems));
    const path = `${register}/HOLI.json`;
    expect(judge(read.grant, { [path]: JSON.stringify(holiOverlay) })).toEqual([]);
    expect(judge(read.grant, { [path]: JSON.stringify({ ...holiOverlay, until: "2027-03-17" }) })).toHaveLength(1);
  });
});
