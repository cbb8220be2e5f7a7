/** The mock server's state for a test, new for each one, called without the app. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { startScenario } from "../../../src/authoring/mock/calls/sessions.ts";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { createNodeMock } from "../../../src/authoring/mock/server/node.ts";
import type { Inputs } from "./mock-call.ts";
import { buildCall } from "./mock-call.ts";

const project = readMockProject(".");

/** Gives the function that calls an action of the catalogue, in the language that was chosen, and gives the body of its response. */
export function openMockState(origin: string) {
  const { server, session } = createNodeMock(project, (line) => {
    throw new Error(line);
  });
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  beforeEach(() => {
    session.states.clear();
    startScenario(session, undefined);
  });
  afterAll(() => server.close());
  return async (name: string, inputs: Inputs = {}, market = "1", language = "en-US,en;q=0.9") => {
    const action = project.actions[name];
    if (action === undefined) throw new Error(`The catalogue has no \`${name}\`.`);
    const request = buildCall(origin, action, inputs);
    request.headers.set("Accept-Language", language);
    return (await fetch(new Request(request.url.replace("market=1", `market=${market}`), request))).json();
  };
}

/** What the picture of a registration's captcha says: its letters stand in the drawing. Asking draws a new one. */
export async function readCaptcha(origin: string, sid: string): Promise<string> {
  const picture = await (await fetch(`${origin}/api/v2/youmi/promotion/get-captcha?sid=${sid}&market=1`)).text();
  return />([A-Z]{4})</.exec(picture)?.[1] ?? "";
}

/** The fields of a registration that the page leaves empty. */
export const blankRegistration = {
  deviceId: "",
  appName: "",
  merchantNumber: "",
  userName: "",
  invite_code: "",
  user_from: "",
  id: "",
  app_from: "",
  utm_tag: "",
};
