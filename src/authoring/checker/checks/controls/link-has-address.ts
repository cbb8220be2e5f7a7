import { joinPointer } from "../../../../core/json/index.ts";
import { flowOf, isAddress, recordOf } from "../../../compiler/index.ts";
import { type PointerRange, type ProblemText, screenCheck } from "../../check.ts";
import { namedBy } from "../../conditions/read-formula.ts";
import { corePath } from "../../names/core-path.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const linkHasAddress = screenCheck({ id: "link-has-address" }, (index, report) => {
  const { nodes, screen, steps, catalogue } = index;
  for (const { node, pointer, widget } of nodes) {
    for (const name of ["phone", "mail"] as const) {
      const problem = judgeAddress(index, name, node.props?.[name]) ?? judgeLabel(index, node.props?.["label"], node.props?.[name]);
      if (problem !== undefined && (widget?.link !== undefined || isAddress(widget?.props, name)))
        report(placeOf(index, name, node.props?.[name]) ?? joinPointer(pointer, "props", name), problem);
    }
    const event = widget?.link;
    const flow = event === undefined ? undefined : node.on?.[event];
    const linked = typeof flow === "string" ? flowOf(screen, flow) : flow;
    if (event === undefined || linked === undefined) continue;
    const [step, ...others] = linked;
    const isPlain = step !== undefined && recordOf(step).link?.(step) !== undefined && !("when" in step);
    if (others.length > 0 || !isPlain)
      report(`${pointer}/on/${event}`, {
        message: `The link \`${node.id}\` has no fixed address.`,
        help: "Use a single `go` without parameters or a single `leave`, or a `button` instead.",
      });
  }
  for (const { step, pointer } of steps) {
    if (step.do !== "native") continue;
    for (const [name, type] of Object.entries(catalogue.shell.get(step.key)?.params ?? {})) {
      const problem = type === "phone" ? judgeAddress(index, "phone", step.params?.[name]) : undefined;
      if (problem !== undefined) report(placeOf(index, "phone", step.params?.[name]) ?? joinPointer(pointer, "params", name), problem);
      const shown = type === "text" ? undefined : findOtherShown(index, joinPointer(pointer, "params", name));
      if (shown !== undefined)
        report(joinPointer(pointer, "params", name), {
          message: `The control shows \`${shown}\`, and leads to \`${String(step.params?.[name])}\`.`,
          help: "Write the same in both.",
        });
    }
  }
});

/** What the control of a step shows under the same name, and is another value. */
function findOtherShown(index: ScreenIndex, pointer: string): string | undefined {
  const { analysis, nodes } = index;
  const read = (at: string) => {
    const ast = analysis.siteAt(at)?.checked.ast;
    return { path: corePath(ast), meant: corePath(namedBy(index, ast) ?? ast)?.join(".") ?? "" };
  };
  const called = read(pointer);
  const control = nodes.find((one) => pointer.startsWith(`${one.pointer}/on/`));
  for (const name of Object.keys(control?.node.props ?? {})) {
    const { path, meant } = read(joinPointer(control?.pointer ?? "", "props", name));
    if (path !== undefined && path.at(-1) === called.path?.at(-1) && meant !== called.meant) return String(control?.node.props?.[name]);
  }
  return undefined;
}

const forms = {
  phone: {
    // Short numbers are of one country, and have no code of it.
    whole: /^(?:\+[0-9]{7,15}|[0-9]{2,15})$/,
    part: /^[+0-9\s().-]*$/,
    other: /e-?mail\}$/i,
    noun: "number that can be called",
    like: "+62215550100",
  },
  mail: {
    whole: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
    part: /^[\w.+@-]*$/,
    other: /\b(?:phone|telephone|mobile)\}$/i,
    noun: "address of a mail",
    like: "help@example.com",
  },
} as const;

/** What is written there, with the constants of the market; other values may be anything, and what stands around them may not. */
function judgeAddress(index: ScreenIndex, kind: keyof typeof forms, value: unknown): ProblemText | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  const { whole, part, other, noun, like } = forms[kind];
  const help = `Write one such as \`${like}\`, alone.`;
  const folded = foldConstants(index, value);
  const around = folded.replace(/\{[^{}]*\}/g, "");
  const isRight = folded.includes("{")
    ? part.test(around) && !other.test(folded)
    : whole.test(kind === "phone" ? folded.replace(/[\s().-]/g, "") : folded);
  return isRight ? undefined : { message: `\`${value}\` is no ${noun}.`, help };
}

/** A constant that is named after its kind is wrong in the market's file, and not where it is shown. */
function placeOf({ variant }: ScreenIndex, kind: keyof typeof forms, value: unknown): PointerRange | undefined {
  const [, name = ""] = /^\{company\.(\w+)\}$/.exec(String(value)) ?? [];
  const isOfKind = name !== "" && forms[kind === "phone" ? "mail" : "phone"].other.test(String(value));
  const isWrong = isOfKind && !forms[kind].whole.test(String(variant.market.company[name]).replace(/[\s().-]/g, ""));
  return isWrong ? { file: `screens/catalogue/markets/${variant.market.id}.json`, pointer: joinPointer("/company", name) } : undefined;
}

/** Somebody who reads one address and reaches another. */
function judgeLabel(index: ScreenIndex, label: unknown, value: unknown): ProblemText | undefined {
  if (typeof label !== "string" || typeof value !== "string" || value === "") return undefined;
  const [shown = "", meant = ""] = [label, value].map((text) => foldConstants(index, text).trim());
  const bare = (text: string) => text.replace(/[\s().-]/g, "");
  const showsAddress = forms.phone.whole.test(bare(shown)) || forms.mail.whole.test(shown);
  if (!showsAddress || meant.includes("{") || bare(shown) === bare(meant)) return undefined;
  return { message: `It shows \`${label}\`, and leads to \`${value}\`.`, help: "Write the same in both." };
}

function foldConstants({ variant }: ScreenIndex, text: string): string {
  return text.replace(/\{company\.(\w+)\}/g, (whole, name: string) => String(variant.market.company[name] ?? whole));
}
