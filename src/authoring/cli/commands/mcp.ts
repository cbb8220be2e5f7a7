import type { Command } from "../command.ts";

/** The functions for assistants, over the Model Context Protocol. */
export const mcp: Command = {
  name: "mcp",
  forms: [{ takes: "", help: "Serves the functions for assistants over the Model Context Protocol, on standard input and output." }],
  async run(_, { root, stop }) {
    // Other commands need not load the protocol.
    const { serveTools } = await import("../mcp/serve-tools.ts");
    await serveTools(root, stop);
    return 0;
  },
};
