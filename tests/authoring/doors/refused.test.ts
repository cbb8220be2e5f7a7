// A refusal of a transport in code, made of what the server says as JSON.
import { expect, it, onTestFinished, vi } from "vitest";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { openSession, Refused, type SendCall } from "../../../src/browser/embed/index.ts";
import { bikes } from "./bikes.ts";

async function refuse(error: string): Promise<unknown> {
  const transport: SendCall = async ({ action }) => {
    if (action === "bike") return { id: "B1", name: "Albatros", perDay: 9, isFree: true };
    const { code, message, fields } = JSON.parse(error);
    throw new Refused(code, message, { fields });
  };
  const screen = compileScreen(bikes, { screen: "bikes-bike", market: "leeds" });
  const session = await openSession(screen, { market: "leeds", params: { bikeId: "B1" }, transport, navigate: () => undefined });
  onTestFinished(() => session.close());
  await vi.waitUntil(() => session.store.getState().status === "ready");
  const [name, button] = ["name", "reserve"].map((id) => session.body.find(({ plan }) => plan.id === id));
  if (name) session.change(name, "Ada");
  if (button) await session.emit(button, "tap", undefined);
  return session.store.getState().refused["reserveBike"];
}

it.each([
  ['{ "code": "late", "message": "Too late.", "fields": {} }', "late", "Too late."],
  ['{ "code": "late", "message": null, "fields": null }', "late", ""],
  ['{ "code": "late" }', "late", ""],
  ['{ "code": 7, "message": { "en": "Too late." } }', "7", ""],
])("%s is the code %s, in the words %j", async (error, code, said) => {
  const nothing = await refuse('{ "code": "late", "message": "" }');
  const ofLanguage = (nothing as { readonly message: string }).message;
  expect(await refuse(error)).toMatchObject({ code, message: said || ofLanguage });
  expect(ofLanguage).not.toMatch(/null|undefined|object/);
});
