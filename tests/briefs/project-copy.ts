/** Projects that briefs are about, as working copies that may be changed. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What `new project` writes, a small product, and the one of this repository. */
export const projectNames = ["bikes", "library", "loans"] as const;

export type ProjectName = (typeof projectNames)[number];

const places: { readonly [name in ProjectName]: string } = {
  bikes: "src/authoring/templates/project",
  library: "tests/projects/library",
  loans: ".",
};

export interface ProjectCopies {
  /** Root of the copy of a project, as it is committed. */
  take(name: ProjectName): string;
  remove(): void;
}

/** One for each project, whatever was changed in it. */
export function openCopies(): ProjectCopies {
  const roots = new Map<ProjectName, string>();
  return {
    take(name) {
      const root = roots.get(name) ?? copyProject(name);
      roots.set(name, root);
      git(root, "reset", "--hard");
      git(root, "clean", "-fd");
      return root;
    },
    remove() {
      for (const root of roots.values()) rmSync(root, { recursive: true, force: true });
    },
  };
}

function git(root: string, ...args: readonly string[]): void {
  execFileSync("git", args, { cwd: root, stdio: "ignore" });
}

/** Without what runs and builds it: definitions are all that assistants change. */
function copyProject(name: ProjectName): string {
  const root = mkdtempSync(join(tmpdir(), "layar-brief-"));
  for (const folder of ["screens", "widgets", "schemas"]) cpSync(join(places[name], folder), join(root, folder), { recursive: true });
  git(root, "init");
  git(root, "add", ".");
  git(root, "-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "-m", "chore: as it is");
  return root;
}
