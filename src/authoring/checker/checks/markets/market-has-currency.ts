import { type ActionDefinition, noCurrency } from "../../../../core/format/index.ts";
import { type Analysis, type Catalogue, listAmountInputs, listCalledActions, planAmountPaths } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atKey } from "../../queries/places.ts";

export const marketHasCurrency = projectCheck(
  { id: "market-has-currency", isFixed: true },
  ({ catalogue, screens }, report, analysesOf) => {
    for (const { id, currency } of catalogue.markets.values()) {
      if (currency !== noCurrency) continue;
      const isHere = ({ variant }: Analysis): boolean => variant.market.id === id;
      const screen = [...screens.keys()].find((name) => analysesOf(name).some((one) => isHere(one) && hasAmounts(one, catalogue)));
      if (screen !== undefined)
        report(atKey(`screens/catalogue/markets/${id}.json`, ""), {
          message: `\`${screen}\` has amounts, and \`${id}\` does not say how it writes them.`,
          help: "Add `currency`.",
        });
    }
  },
);

function hasAmounts({ variant: { screen }, sites }: Analysis, catalogue: Catalogue): boolean {
  const isAmount = (type: unknown): boolean => String(type).startsWith("amount");
  const typed = [
    ...Object.values(screen.params ?? {}),
    ...Object.values(screen.state ?? {}).map((one) => (typeof one === "object" ? one.type : "")),
  ];
  const actions = listCalledActions(screen, catalogue).flatMap((name) => catalogue.actions.get(name) ?? []);
  return (
    typed.some(isAmount) ||
    sites.some(({ checked }) => readsAmounts(checked.ast)) ||
    actions.some((action) => hasAmountsOnWire(action, catalogue))
  );
}

function hasAmountsOnWire(action: ActionDefinition, catalogue: Catalogue): boolean {
  return planAmountPaths(catalogue, action) !== undefined || listAmountInputs(action).length > 0;
}

const functions = ["money", "group", "amount"];

function readsAmounts(ast: unknown): boolean {
  if (!Array.isArray(ast)) return false;
  const [op, name, field]: unknown[] = ast;
  if (op === "f" && functions.includes(String(name))) return true;
  return (op === "." && name === "market" && field === "currency") || ast.some(readsAmounts);
}
