import { joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { corePath } from "../../names/core-path.ts";
import { listTypedSecrets } from "../../names/secrets.ts";
import { listCalls } from "../../queries/flows/calls.ts";

export const secretIsDeclared = screenCheck({ id: "secret-is-declared", isFixed: true }, (index, report) => {
  const secrets = listTypedSecrets(index);
  if (secrets.size === 0) return;
  for (const { action, input, pointer, definition } of listCalls(index)) {
    if (definition === undefined) continue;
    for (const name of Object.keys(input)) {
      const at = joinPointer(pointer, "input", name);
      const [root, read = "", ...rest] = corePath(index.analysis.siteAt(at)?.checked.ast) ?? [];
      if (root !== "state" || rest.length > 0 || !secrets.has(read) || definition.secret?.includes(name) === true) continue;
      report(at, {
        message: `\`${action}\` gets a secret as \`${name}\`, and does not say so: ${secrets.get(read) ?? read}.`,
        help: `List \`${name}\` under \`secret\` of the action.`,
      });
    }
  }
});
