import { joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { listSecrets, readsState } from "../../names/secrets.ts";

export const secretIsNotStored = screenCheck({ id: "secret-is-not-stored", isFixed: true }, (index, report) => {
  const secrets = listSecrets(index);
  for (const [name, entry] of Object.entries(index.screen.state ?? {})) {
    const because = secrets.get(name);
    if (typeof entry === "object" && entry.draft && because !== undefined)
      report(`/state/${name}/draft`, {
        message: `The draft of \`state.${name}\` would store a secret on the device: ${because}.`,
        help: "Remove `draft`.",
      });
  }
  for (const { step, pointer } of index.steps) {
    for (const name of step.do === "store" ? Object.keys(step.values) : []) {
      const at = joinPointer(pointer, "values", name);
      const read = [...secrets.keys()].find((secret) => readsState(index, at, secret));
      if (read !== undefined)
        report(at, {
          message: `The step would store a secret on the device: ${secrets.get(read)}.`,
          help: `Store nothing of \`state.${read}\`.`,
        });
    }
  }
});
