import { expect, it } from "vitest";
import { nameProgram, nameRoot } from "../../../src/authoring/cli/program.ts";

it("names the command as the one who called it knows it", () => {
  const text = "Run `npx layar check --fix`, or `npx layar test`: npx layar-language-server is another program.";
  expect(nameProgram(text, "/app/node_modules/layar")).toBe(text);
  expect(nameProgram(text, "/layar")).toBe(
    "Run `npm run -s screens -- check --fix`, or `npm run -s screens -- test`: npx layar-language-server is another program.",
  );
  expect(nameProgram("`npx layar dev`, then `npx layar dev --port 3`", "/layar")).toBe(
    "`npm start`, then `npm run -s screens -- dev --port 3`",
  );
});

it("names the root that the one who called it has named", () => {
  const text = "`npx layar check --fix`, `npx layar texts export > a.csv`, `npx layar new screen <name>`, `npx layar new project <folder>`";
  expect(nameRoot(text, "src\\layar")).toBe(
    "`npx layar check --fix --root src/layar`, `npx layar texts export --root src/layar > a.csv`, `npx layar new screen <name> --root src/layar`, `npx layar new project <folder>`",
  );
  expect(nameRoot("`npx layar check`", 'my "app"')).toBe("`npx layar check --root <folder>`");
});
