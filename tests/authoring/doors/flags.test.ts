// What somebody decides outside of the definitions, with the real client of OpenFeature.
import { InMemoryProvider, OpenFeature } from "@openfeature/web-sdk";
import { afterEach, describe, expect, it } from "vitest";
import { checkProject } from "../../../src/authoring/without-build/doors/check.ts";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { type FlagClient, openSession } from "../../../src/browser/embed/index.ts";
import { bikes } from "./bikes.ts";

const flags = {
  calm: { default: false, description: "Whether the list is calm." },
  most: { default: 3, description: "How many bikes somebody may take." },
  tone: { default: "short", choices: ["short", "warm"], description: "How the list greets." },
};

/** The project with flags, which the list of bikes reads as one text. */
function withFlags(text: string) {
  return bikes.map((file) => {
    if (file.path === "screens/catalogue/settings.json")
      return { ...file, text: JSON.stringify({ ...(JSON.parse(file.text) as object), flags }) };
    if (file.path !== "screens/bikes/list/screen.json") return file;
    const screen = JSON.parse(file.text) as { readonly values?: object; readonly title: string };
    return { ...file, text: JSON.stringify({ ...screen, values: { ...screen.values, decided: text }, title: "{decided}" }) };
  });
}

const all = "{string(flags.calm)} {flags.most} {flags.tone}";

async function titleFor(client?: FlagClient): Promise<string> {
  const screen = compileScreen(withFlags(all), { screen: "bikes-list", market: "leeds" });
  const transport = () => new Promise<never>(() => undefined);
  const session = await openSession(screen, { market: "leeds", transport, navigate: () => undefined, flags: client });
  const title = session.title();
  session.close();
  return title;
}

async function provide(variants: { readonly [flag: string]: boolean | number | string }): Promise<FlagClient> {
  const configuration = Object.entries(variants).map(([name, value]) => {
    return [name, { variants: { on: value }, defaultVariant: "on", disabled: false }] as const;
  });
  await OpenFeature.setProviderAndWait(new InMemoryProvider(Object.fromEntries(configuration) as never));
  return OpenFeature.getClient();
}

afterEach(() => OpenFeature.clearProviders());

describe("flags", () => {
  it("have their defaults where nobody decides", async () => {
    expect(await titleFor()).toBe("false 3 short");
    expect(await titleFor(OpenFeature.getClient())).toBe("false 3 short");
  });

  it("are as a client of OpenFeature decides when the screen opens", async () => {
    expect(await titleFor(await provide({ calm: true, most: 7, tone: "warm" }))).toBe("true 7 warm");
  });

  it("have their defaults where it decides on another type, or another text than they can be", async () => {
    expect(await titleFor(await provide({ calm: "yes", most: "many", tone: "harsh" }))).toBe("false 3 short");
    const broken = (): never => {
      throw new Error("No provider.");
    };
    expect(await titleFor({ getBooleanValue: broken, getNumberValue: broken, getStringValue: broken })).toBe("false 3 short");
  });

  it.each([
    ["{flags.clam}", "expression-is-valid", "calm"],
    ["{flags.tone == 'wram'}", "expression-is-valid", "'warm'"],
  ])("are known to the check: %s", (text, check, meant) => {
    const { problems } = checkProject(withFlags(`${all}${text}`));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ check, fix: { text: meant } });
  });

  it("are part of a plan only where a screen reads them", () => {
    const plans = ["bikes-list", "bikes-bike"].map((screen) => {
      return compileScreen(withFlags(all), { screen, market: "leeds" }).ready?.["leeds"]?.default.plan.flags;
    });
    expect(plans).toEqual([
      { calm: { default: false }, most: { default: 3 }, tone: { default: "short", choices: ["short", "warm"] } },
      undefined,
    ]);
  });
});
