/** Where a screen gives something to others: addresses, counted events, texts that are passed on, what the shell opens. */
import { recordOf } from "../../compiler/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";

export interface Outlet {
  readonly pointer: string;
  /** What gets it, as a sentence begins. */
  readonly what: string;
  readonly step: string;
  readonly reader: "others" | "shell" | "user";
}

export function listOutlets({ steps, catalogue }: ScreenIndex): Outlet[] {
  return steps.flatMap(({ step, pointer }): Outlet[] => {
    const at = (part: string, what: string, reader: Outlet["reader"] = "others"): Outlet => ({
      pointer: `${pointer}/${part}`,
      what,
      step: step.do,
      reader,
    });
    if (recordOf(step).opens !== undefined) return [at("params", "A parameter of a screen, which stands in its address,")];
    switch (step.do) {
      case "share":
        return [at("text", "The shared text")];
      case "leave":
        return ["url", "with"].map((part) => at(part, "The address"));
      case "track":
        return [at("params", "A counted event")];
      case "native": {
        const declared = catalogue.shell.get(step.key)?.params ?? {};
        return Object.keys(step.params ?? {}).map((name) =>
          declared[name]?.startsWith("url") === true
            ? at(`params/${name}`, "The address that the shell opens")
            : at(`params/${name}`, "A message to the shell", "shell"),
        );
      }
      case "toast":
        return [at("text", "A toast", "user")];
      default:
        return [];
    }
  });
}
