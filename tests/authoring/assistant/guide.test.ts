// What an assistant reads of this product, counted as a model does.
import { encode } from "gpt-tokenizer";
import { beforeAll, describe, expect, it } from "vitest";
import { loadProject, type Project } from "../../../src/authoring/compiler/index.ts";
import {
  describedKinds,
  describe as describeName,
  findEntries,
  listDescribed,
  writeBrief,
} from "../../../src/authoring/language/guide/index.ts";
import { readCheckPages, readProjectFiles } from "../../../src/authoring/project/index.ts";
import { runCommand } from "../../support/run/run-command.ts";

let project: Project;
beforeAll(() => {
  project = loadProject(readProjectFiles("."));
});

describe("the brief", () => {
  it.each([".", "tests/projects/library"])("of %s fits 6,000 tokens and has every name", async (root) => {
    const { exit, out } = await runCommand(root, ["brief"]);
    expect(exit).toBe(0);
    expect(JSON.parse((await runCommand(root, ["brief", "--json"])).out)).toEqual({ brief: out });
    expect(encode(out).length).toBeLessThan(6000);
    const { catalogue, screens } = loadProject(readProjectFiles(root));
    const names = [...catalogue.widgets.keys(), ...catalogue.actions.keys(), ...screens.keys()];
    const listed = new Set(out.split("\n").flatMap((line) => /^- ([\w-]+)/.exec(line)?.[1] ?? []));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });
});

/** The product with another file of actions. */
function withActions(actions: object): Project {
  const text = JSON.stringify({ actions });
  return loadProject([...readProjectFiles("."), { path: "screens/catalogue/actions/more.json", text }]);
}

it("fits 6,000 tokens with hundreds of names more", () => {
  const names = Array.from({ length: 300 }, (_, at) => `orderService${at}Step`);
  const about = "Looks up the service of an order, with what it costs and when it is over.";
  const large = withActions(Object.fromEntries(names.map((name) => [name, { description: about, path: `/${name}` }])));
  const brief = writeBrief(large, { screen: "{}", texts: "{}" });
  expect(encode(brief).length).toBeLessThan(6000);
  expect(names.filter((name) => !brief.includes(`- ${name}`))).toEqual([]);
});

describe("a description", () => {
  it.each(describedKinds)("of any %s fits 300 tokens", (kind) => {
    const known = { project, checkPages: readCheckPages() };
    const names = listDescribed(known, kind);
    expect(names.length).toBeGreaterThan(20);
    const described = names.map((name) => ({ name, text: describeName(known, kind, name) ?? "" }));
    expect(described.filter(({ text }) => text.trim() === "")).toEqual([]);
    const long = described.map(({ name, text }) => [name, encode(text).length] as const).filter(([, tokens]) => tokens > 300);
    expect(long).toEqual([]);
  });

  it("fits 300 tokens in another script, too", () => {
    const about = "यह ऋण की राशि और उसकी अवधि के बारे में बताता है और यह भी कि उसे कब और कैसे चुकाना है".repeat(3);
    const properties = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`input${at}`, { type: "string", description: about }]));
    const hindi = withActions({ chukana: { description: about, path: "/chukana", request: { type: "object", properties } } });
    const text = describeName({ project: hindi, checkPages: readCheckPages() }, "action", "chukana") ?? "";
    expect(encode(text).length).toBeLessThan(301);
    expect(text).toContain("input9");
  });

  it("says what a widget takes, with types and what is usual", async () => {
    const { out } = await runCommand(".", ["describe", "widget", "button"]);
    expect(out).toContain("  label: text — Words on the button");
    expect(out).toContain(`  kind?: 'primary' | 'secondary' | 'text' | 'danger' = "primary"`);
    expect(out).toContain("on.tap — Tapped, or chosen by the keyboard");
  });

  it("says what else may stand there, and how many there must be", async () => {
    const describeFile = async (name: string) => (await runCommand(".", ["describe", "file", name])).out;
    expect(await describeFile("mock-response.change")).toMatch(
      /^or \{ .*remove: path, where: expression \} — Removes entries from a list$/m,
    );
    expect(await describeFile("tests.tests.when")).toMatch(/^or \{ fill: kebabName, with: any, entry\?: entry \}/m);
    expect(await describeFile("screen.dialogs")).toContain("  body: node[] (at least 1) — What it shows");
  });

  it("names every part of a long file, and where more is said of it", async () => {
    const { out } = await runCommand(".", ["describe", "file", "actions.actions"]);
    expect(out).toContain("more at actions.actions.: success, request, request.properties, codes, intent, settledBy\n");
    expect(out).toContain("  reads?: boolean");
    expect(out).not.toContain("no room here");
  });

  it("says what an action takes and gives", async () => {
    const { out } = await runCommand(".", ["describe", "action", "repaymentCommit"]);
    expect(out).toContain("  amount: amount — What is paid");
    expect(out).toContain("Commits:");
  });

  it("is refused for what is not there, with what was meant", async () => {
    expect(await runCommand(".", ["describe", "widget", "buton"])).toMatchObject({ exit: 2, told: expect.stringContaining("`button`") });
    expect(await runCommand(".", ["describe", "colour", "red"])).toMatchObject({ exit: 2, told: expect.stringContaining("`widget`") });
  });
});

describe("find", () => {
  it.each([
    ["bank card", "repayment-bind-card"],
    ["complaint", "complaint-type"],
    ["captcha", "captcha-field"],
    ["sms code", "smsCodeSend"],
  ])("finds by %s what it is about", (words, wanted) => {
    expect(
      findEntries(project, [words])
        .slice(0, 20)
        .map(({ name }) => name),
    ).toContain(wanted);
  });

  it("finds screens and actions before the wordings that stand in a folder of that name", () => {
    const found = findEntries(project, ["contact"]);
    const names = found.slice(0, 20).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["site-contact", "contactInfo", "service-customer"]));
    const screens = found.findIndex(({ name }) => name === "service-customer");
    expect(found.findIndex(({ name }) => name === "screens/site/contact/texts.json hours")).toBeGreaterThan(screens);
  });

  it("says how many it leaves out", async () => {
    const { told } = await runCommand(".", ["find", "loan"]);
    expect(told).toMatch(/^\d+ more are left out/);
  });

  it("finds a screen by what it says", () => {
    const found = findEntries(project, ["How to repay"]).slice(0, 3);
    expect(found.map(({ name }) => name).join("\n")).toContain("repayment-instructions");
  });

  it("says when nothing is about that", async () => {
    expect(await runCommand(".", ["find", "xylophone"])).toMatchObject({ exit: 1, out: expect.stringContaining("Nothing is about that") });
  });
});
