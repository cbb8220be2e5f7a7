import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { playground } from "./scripts/playground/serve.ts";
import { mockServer, studio } from "./src/authoring/studio/server/index.ts";
import { layar } from "./src/authoring/vite/index.ts";

const apiHost = process.env.API_HOST ?? "";
const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root: `${root}src/browser/app`,
  publicDir: false,
  cacheDir: `${root}node_modules/.vite`,
  server: { port: 5173, fs: { allow: [root] } },
  build: { outDir: `${root}dist`, emptyOutDir: true },
  plugins: [
    react(),
    layar({ root, apiHost, pages: true }),
    studio({ root }),
    ...(apiHost ? [] : [mockServer({ root })]),
    playground({ root }),
  ],
});
