import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { exitTypeOf } from "../../queries/shell-exit.ts";

const foreign = ["about", "blob", "content", "data", "file", "http", "https", "intent", "javascript", "mailto", "sms", "tel", "vbscript"];
export const shellExitsAreGuarded = projectCheck({ id: "shell-exits-are-guarded", isFixed: true }, ({ catalogue }, report) => {
  const file = "screens/catalogue/shell.json";
  for (const [at, scheme] of catalogue.shellSchemes.entries()) {
    if (foreign.includes(scheme))
      report(atValue(file, `/schemes/${at}`), {
        message: `\`${scheme}\` is no scheme of the app's own.`,
        help: "Name schemes that only the app opens. `https` and `http` follow `hosts.navigate`.",
      });
  }
  for (const [key, { params = {} }] of catalogue.shell) {
    for (const [name, type] of Object.entries(params)) {
      const wanted = exitTypeOf(name);
      if (wanted !== undefined && type === "text")
        report(atValue(file, `/keys/${key}/params/${name}`), {
          message: `The shell would get any text as \`${name}\` of \`${key}\`.`,
          help: `Declare it as \`${wanted}\`, so that it is checked first.`,
          fix: { title: `Declare it as \`${wanted}\``, text: JSON.stringify(wanted) },
        });
    }
  }
});
