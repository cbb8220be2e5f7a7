/** Compiles an expression for the console of the app, whose page has no table of texts. */
import type { ServerResponse } from "node:http";
import type { ExpressionField } from "../protocol/panel.ts";
import type { Handlers } from "./studio-context.ts";

export async function sendExpression(
  handlers: Pick<Handlers, "variantOf" | "checkIn">,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const get = (name: ExpressionField): string => query.get(name) ?? "";
  const screen = get("screen");
  const { variant } = await handlers.variantOf(
    { screen, market: get("market"), language: get("language"), promotion: get("promotion") },
    "",
  );
  const checked = await handlers.checkIn({ screen, variant, node: get("node"), text: get("text") }, "");
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end(JSON.stringify(checked));
}
