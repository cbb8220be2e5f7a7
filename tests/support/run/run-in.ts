import { execFileSync } from "node:child_process";

/** What a tool of the project says about the copy, both outputs together. */
export function runIn(folder: string, command: readonly string[]): string {
  try {
    return execFileSync(process.execPath, command, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    return error instanceof Error && "stdout" in error ? `${error.stdout}${"stderr" in error ? error.stderr : ""}` : String(error);
  }
}
