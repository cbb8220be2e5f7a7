import { expect, it } from "vitest";
import { nameProgram } from "../../../src/authoring/cli/program.ts";

it("names the command as the one who called it knows it", () => {
  const text = "Run `npx layar check --fix`, or `npx layar test`: npx layar-language-server is another program.";
  expect(nameProgram(text, "/app/node_modules/layar")).toBe(text);
  expect(nameProgram(text, "/layar")).toBe(
    "Run `npm run -s screens -- check --fix`, or `npm run -s screens -- test`: npx layar-language-server is another program.",
  );
});
