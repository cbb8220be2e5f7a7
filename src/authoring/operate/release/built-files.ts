/** What a build has made, and where each file of it stands on a target. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { isObject, parseJson } from "../../../core/json/index.ts";
import { hashOf } from "./hash.ts";
import { ReleaseError } from "./release-error.ts";
import { isReleaseId } from "./release-id.ts";

export interface BuiltFile {
  /** From the top of the target. */
  readonly path: string;
  readonly content: Buffer;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
}

export interface Build {
  readonly id: string;
  readonly commit?: string;
  /** The hash of what it was built from; undefined where an earlier version of the plugin has built it. */
  readonly definitions?: string;
  /** In the order in which they are sent: what pages ask for comes before the pages. */
  readonly files: readonly BuiltFile[];
}

/** What servers never show: by these a developer reads an error, and a release is compared with the next. */
export const privateFolder = "private";
/** What a release has beside its pages. */
const ownNames = ["manifest.json", "manifest.sig"];
/** Written by the build for servers that serve its folder as it is. */
const identityFile = ".serve/release.json";

/** Undefined where no build of pages is. Throws a `ReleaseError` for one whose id is none. */
export function readBuild(folder: string): Build | undefined {
  const identity = existsSync(join(folder, identityFile)) ? parseJson(readFileSync(join(folder, identityFile), "utf8")) : undefined;
  if (!isObject(identity) || typeof identity["id"] !== "string") return undefined;
  const { id, commit, definitions } = identity;
  if (!isReleaseId(id))
    throw new ReleaseError(`\`${identityFile}\` of the build names the release ${quoteName(id)}, which is no id of a build. Build again.`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.isFile()
      ? [
          join(one.parentPath, one.name)
            .slice(folder.length + 1)
            .split(sep)
            .join("/"),
        ]
      : [],
  );
  const taken = names.find((name) => ownNames.includes(name));
  if (taken !== undefined)
    throw new ReleaseError(
      `The build has a \`${taken}\`, which is a name of the release's own. A web app manifest may be called \`app.webmanifest\`.`,
    );
  const files = names.filter(isSent).map((name): BuiltFile => {
    const content = readFileSync(join(folder, name));
    const hash = hashOf(content);
    return { path: placeOf(name, id, hash), content, hash };
  });
  const isPage = ({ path }: BuiltFile): boolean => path.startsWith("releases/");
  const sorted = files.sort((a, b) => Number(isPage(a)) - Number(isPage(b)) || (a.path < b.path ? -1 : 1));
  return { id, ...(typeof commit === "string" && { commit }), ...(typeof definitions === "string" && { definitions }), files: sorted };
}

/** The rest is for other servers, or for tools. */
const isSent = (name: string): boolean => !/(?:^|\/)\./.test(name);

function placeOf(name: string, id: string, hash: string): string {
  // A script is named by its content, its map is not: a comment that changes gives the same script another map.
  if (name.endsWith(".map")) return `${privateFolder}/maps/${name.slice(0, -".map".length)}.${hash.slice(0, 12)}.map`;
  return name.startsWith("assets/") ? name : `releases/${id}/${name}`;
}
