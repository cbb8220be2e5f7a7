/** Each command of the page for who is on call is run, in its order, on a small product. */
import { generateKeyPairSync } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createReceiver } from "../src/authoring/operate/reports/door.ts";
import { batch, fault, load, names } from "./support/project/post-reports.ts";
import { isServerInstalled, type ServerKind, tryConfig } from "./support/project/real-servers.ts";
import { writeStubBuild } from "./support/release/stub-build.ts";
import { runCommand } from "./support/run/run-command.ts";

const home = mkdtempSync(join(tmpdir(), "layar-operating-"));
const root = join(home, "product");
const blocks = Array.from(readFileSync("docs/operating.md", "utf8").matchAll(/```sh\n([\s\S]*?)```/g), ([, text = ""]) =>
  text.trim().split("\n"),
);
/** What was agreed to is proven by a release that was built: `receipts.test.ts` runs that line. */
const lines = blocks.flat().filter((line) => !line.startsWith("npx layar prove "));

const visit = {
  layar: "recording",
  version: 1,
  screen: "books-search",
  variant: "utrecht",
  scenario: "",
  params: {},
  online: true,
  shell: true,
  steps: [],
};

beforeAll(() => {
  cpSync("tests/projects/library", root, { recursive: true });
  mkdirSync(join(root, "tests/visits"), { recursive: true });
  writeFileSync(join(root, "tests/visits/visit.json"), JSON.stringify(visit));
  const receiver = createReceiver({ names: () => names });
  receiver.take(JSON.stringify(batch([load, fault])));
  writeFileSync(join(root, "counts.txt"), receiver.prometheus());
});
afterAll(() => rmSync(home, { recursive: true }));

it("every command line of the page on operating does what it says", async () => {
  expect(new Set(lines.map((line) => line.replace("npx layar ", "").split(" ")[0]))).toEqual(
    new Set(["rehearse", "serve-config", "nginx", "caddy", "release", "status", "rollback", "openssl", "prune"]),
  );
  let build = 0;
  let config = "";
  // Who is on call comes to a target with a release on it.
  const first = writeStubBuild(join(home, "first"), "first").folder;
  expect(await runCommand(root, ["release", "--to", join(home, "layar"), "--from", first])).toMatchObject({ exit: 0 });
  for (const line of lines) {
    const server = /^(?:nginx -t|caddy validate --adapter caddyfile --config \/etc\/caddy\/Caddyfile)$/.exec(line)
      ? kindOf(line)
      : undefined;
    if (server !== undefined) {
      if (isServerInstalled(server)) expect([line, await tryConfig(server, config)]).toEqual([line, ""]);
      continue;
    }
    if (line.startsWith("openssl ")) {
      makeKey(line.split(" ").at(-1) ?? "");
      continue;
    }
    expect(line).toMatch(/^npx layar /);
    const [command = "", file] = line.replace("npx layar ", "").split(" > ");
    const words = command.split(" ");
    // A build of pages takes longer than all the rest: of each release that is sent, something small stands for it.
    const name = `build${line.includes("--share") ? "next" : ++build}`;
    const more = words[0] === "release" ? ["--from", writeStubBuild(join(home, name), name).folder] : [];
    const place = words[0] === "serve-config" ? "/srv/layar" : join(home, "layar");
    const { exit, out, told } = await runCommand(root, [...words.map((word) => word.replace("/srv/layar", place)), ...more]);
    expect([line, exit, told]).toEqual([line, 0, ""]);
    if (file !== undefined) config = out;
  }
});

const { privateKey, publicKey } = generateKeyPairSync("ed25519");

/** In the place of a program that not every machine has. */
function makeKey(file: string): void {
  const key = file.endsWith(".pub")
    ? publicKey.export({ type: "spki", format: "pem" })
    : privateKey.export({ type: "pkcs8", format: "pem" });
  writeFileSync(join(root, file), key);
}

const kindOf = (line: string): ServerKind => (line.startsWith("nginx") ? "nginx" : "caddy");
