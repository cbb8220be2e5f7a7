/** A working copy of the library, committed, with a grant beside it: one promotion of one screen in one market. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { GrantDefinition } from "../../../src/core/format/index.ts";

export const winterGrant: GrantDefinition = {
  screens: ["books-book"],
  markets: ["utrecht"],
  promotions: ["WINTER"],
  from: "2027-12-01",
  until: "2028-01-01",
  texts: ["winter*"],
  widgets: ["note"],
};

export const winterFile = "screens/books/book/WINTER.json";

/** A promotion within the grant. */
export const winter = `${JSON.stringify({
  $schema: "../../../schemas/editor/overlay.gen.schema.json",
  for: { market: "utrecht" },
  from: "2027-12-01",
  until: "2028-01-01",
  texts: { winter: { nl: "Winter van het lezen", en: "Winter of reading" } },
  insert: [{ after: "author", node: { widget: "note", id: "winter", props: { text: "{texts.winter}" } } }],
})}\n`;

export interface GrantedLibrary {
  readonly root: string;
  /** Path of the grant, which stands outside. */
  readonly grant: string;
  git(...args: readonly string[]): string;
  write(path: string, text: string): void;
  /** As it was committed first. */
  reset(): void;
  remove(): void;
}

export function makeGrantedLibrary(): GrantedLibrary {
  const home = mkdtempSync(join(tmpdir(), "layar-grant-"));
  const root = join(home, "library");
  cpSync("tests/projects/library", root, { recursive: true });
  const grant = join(home, "grant.json");
  writeFileSync(grant, JSON.stringify(winterGrant));
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  const git = (...args: readonly string[]) => execFileSync("git", [...who, ...args], { cwd: root, encoding: "utf8" });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-q", "-m", "Before");
  const first = git("rev-parse", "HEAD").trim();
  return {
    root,
    grant,
    git,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    reset() {
      rmSync(join(root, ".git/index"), { force: true });
      git("reset", "-q", "--hard", first);
      git("clean", "-ffdxq");
    },
    remove: () => rmSync(home, { recursive: true }),
  };
}
