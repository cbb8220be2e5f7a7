import type { Command } from "../../command.ts";
import { grantOptions, readHeldGrant } from "../../held-grant.ts";

/** The functions for assistants, over the Model Context Protocol. */
export const mcp: Command = {
  name: "mcp",
  forms: [{ takes: "", help: "Serves the functions for assistants over the Model Context Protocol, on standard input and output." }],
  options: grantOptions,
  async run(given, context) {
    // Read now, so that nothing that is written later can widen it.
    const { root, stop } = context;
    const grant = readHeldGrant(given, context);
    // Other commands need not load the protocol.
    const { serveTools } = await import("../../mcp/serve-tools.ts");
    await serveTools({ root, stop, grant });
    return 0;
  },
};
