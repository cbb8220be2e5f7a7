import schema from "../../../../schemas/market.schema.json" with { type: "json" };

/** What format 2 and the expressions know of a market by itself; everything else is a constant of its company. */
const members: ReadonlySet<string> = new Set([...Object.keys(schema.properties), "language"]);

export function isMarketMember(name: string): boolean {
  return members.has(name);
}
