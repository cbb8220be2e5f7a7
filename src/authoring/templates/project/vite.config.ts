import react from "@vitejs/plugin-react";
import { layar } from "layar/vite";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [react(), layar({ pages: true })] });
