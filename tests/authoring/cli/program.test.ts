import { expect, it } from "vitest";
import { nameProgram } from "../../../src/authoring/cli/program.ts";

it("names the command as the one who called it knows it", () => {
  const text = "Run `npm run screens -- check --fix`, or `npm run -s screens -- test`.";
  expect(nameProgram(text, "/app/node_modules/layar")).toBe("Run `npx layar check --fix`, or `npx layar test`.");
  expect(nameProgram(text, "/layar")).toBe(text);
});
