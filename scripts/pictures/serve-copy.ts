/** The project as `npm start` serves it, on a copy that holds the sample of the README: the pictures show what the sample does. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { createLogger, createServer, type ViteDevServer } from "vite";
import { writeWholeFile } from "../../src/authoring/project/index.ts";

export async function serveCopy(folder: string): Promise<ViteDevServer> {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  for (const path of files.filter((file) => existsSync(file))) cpSync(path, join(folder, path));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  for (const [path, text] of readSample()) writeWholeFile(folder, path, text);
  commit(folder);
  const server = await createServer({
    configFile: join(folder, "vite.config.ts"),
    cacheDir: join(folder, ".vite"),
    customLogger: createLogger("silent"),
    server: { host: "127.0.0.1", port: 0 },
  });
  return server.listen();
}

/** The files that the README writes out below their paths, without those of the market that it goes on with. */
function readSample(): (readonly [path: string, text: string])[] {
  const written = readFileSync("README.md", "utf8").matchAll(/`(screens\/[\w/-]+\.json)`[^\n]*:\n```json\n([\s\S]*?)```/g);
  return Array.from(written, ([, path = "", text = ""]) => [path, text] as const).filter(([path]) => !path.endsWith("/india.json"));
}

/** Pages say where there is no commit to compare with. */
function commit(folder: string): void {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
  git("init", "-q");
  git("add", "screens", "schemas", "widgets");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "a");
}
