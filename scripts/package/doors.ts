// What the package opens: each door by the name of its export, with the module that is behind it.

/** Run in pages, in Node and in every bundle: modules of the engine, which stay apart so that a page takes what it needs. */
const engineDoors = {
  layar: "src/browser/embed/index.ts",
  "widget-kit": "src/browser/view/widget-kit.ts",
} as const;

/** As the plugin and the package have it: module by module with a style sheet each there, one module and one sheet here. */
export const widgetDoor = { widgets: "src/widgets/index.ts" } as const;

/** Joined with the packages that they need, so that an app installs none of these. */
export const toolDoors = {
  vite: "src/authoring/vite/door.ts",
  "mock-server": "src/authoring/mock/server/door.ts",
  reports: "src/authoring/operate/reports/door.ts",
  "language-server": "src/authoring/language/server/door.ts",
} as const;

/** Run in pages and in Node, joined with the packages that they need. */
export const pageDoors = {
  check: "src/authoring/without-build/doors/check.ts",
  compile: "src/authoring/without-build/doors/compile.ts",
  testing: "src/authoring/without-build/doors/testing.ts",
  "language-server-worker": "src/authoring/language/server/worker-door.ts",
} as const;

export const doors = { ...engineDoors, ...widgetDoor, ...pageDoors, ...toolDoors } as const;

/** Commands of the package. */
export const programs = {
  layar: "src/authoring/cli/main.ts",
  "layar-language-server": "src/authoring/language/server/main.ts",
} as const;
