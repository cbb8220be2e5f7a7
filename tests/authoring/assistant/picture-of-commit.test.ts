import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openMcpClient } from "./mcp-client.ts";

it("runs the code of no commit that is not part of what is checked out", async () => {
  const project = mkdtempSync(join(tmpdir(), "layar-commits-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: project, stdio: "ignore" });
  const commit = () => git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--allow-empty", "-m", "chore: more");
  git("init", "-b", "main");
  commit();
  git("checkout", "-b", "others");
  commit();
  git("checkout", "main");
  const own = await openMcpClient(project);
  const refused = async (against: string) => {
    const { text, isError } = await own.call("picture", { screen: "shop", against });
    return isError && text.includes("code of others");
  };
  expect(await Promise.all(["others", "--all", "nothing", "main", "HEAD"].map(refused))).toEqual([true, true, true, false, false]);
  await own.close();
  rmSync(project, { recursive: true });
});
