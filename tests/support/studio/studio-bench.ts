// What the studio's server responds, without a server: over a copy of a project, with real files.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSchemaHelp } from "../../../src/authoring/language/service/index.ts";
import { createHttpMock, toMockProject } from "../../../src/authoring/mock/server/index.ts";
import { editorSchemasOf } from "../../../src/authoring/project/editor-schemas.ts";
import type { RequestName, RequestOf, Results } from "../../../src/authoring/studio/protocol/index.ts";
import { openEditedProject } from "../../../src/authoring/studio/server/edited-project.ts";
import { createHandlers } from "../../../src/authoring/studio/server/handlers.ts";
import { createPreviews } from "../../../src/authoring/studio/server/previews.ts";
import { apiHeaders } from "../../../src/authoring/vite/index.ts";

export interface StudioBench {
  readonly root: string;
  /** As the page `one`. */
  ask<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<Results[Name]>;
  /** What was announced since it was asked for last. */
  takeAnnounced(): readonly { readonly paths: readonly string[]; readonly from: string }[];
  read(path: string): string;
  write(path: string, text: string): void;
  remove(): void;
}

export function openBench(project: string): StudioBench {
  const root = mkdtempSync(join(tmpdir(), "layar-bench-"));
  for (const folder of ["screens", "widgets", "schemas"]) cpSync(join(project, folder), join(root, folder), { recursive: true });
  const edited = openEditedProject(root);
  const announced: { readonly paths: readonly string[]; readonly from: string }[] = [];
  const mockProject = () => toMockProject(edited.workspace.compile().project);
  const handlers = createHandlers({
    root,
    edited,
    help: createSchemaHelp(editorSchemasOf(root)),
    previews: createPreviews(edited, { root, base: "/" }),
    mock: createHttpMock({ readProject: mockProject, apiHeaders, log: () => undefined }),
    mockProject,
    loadFlowTests: () => import("../../../src/authoring/testing/flow-tests/index.ts"),
    networkAddresses: () => [],
    announce: (paths, from) => void announced.push({ paths, from }),
  });
  return {
    root,
    ask: async (name, request) => handlers[name](request, "one"),
    takeAnnounced: () => announced.splice(0),
    read: (path) => readFileSync(join(root, path), "utf8"),
    write: (path, text) => writeFileSync(join(root, path), text),
    remove: () => rmSync(root, { recursive: true }),
  };
}
