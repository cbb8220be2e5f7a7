import { typeOnWire } from "../../../../core/expression/index.ts";
import { responseFile } from "../../../mock/data/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { compileProjectMock, hasBrokenMockFile } from "../../queries/project-mock.ts";
import { findUnlike } from "../../queries/values/sample-type.ts";

export const mockResponseFitsAction = projectCheck({ id: "mock-response-fits-action" }, (project, report) => {
  if (hasBrokenMockFile(project)) return;
  const { actions, resolve } = project.catalogue;
  for (const [name, type] of compileProjectMock(project).dataTypes) {
    const schema = actions.get(name)?.answer;
    const unlike = schema === undefined ? undefined : findUnlike(type, typeOnWire(schema, resolve), "`data`");
    if (unlike === undefined) continue;
    const at = atValue(responseFile(name), "/data");
    report(at, { message: `The response of \`${name}\` does not fit its schema: ${unlike}.` });
  }
});
