// The arrow of imports. Three wings: `core` is used at both times, `authoring` by those who write screens, `browser` by
// those who see them. Inside a wing a layer may import the layers named beside it, through their index, and nothing else.
const core = ["core/json", "core/format", "core/expression", "core/market"];
const compiler = [...core, "authoring/compiler"];
const mockData = [...compiler, "authoring/mock-data"];
const checker = [...mockData, "authoring/checker"];
const language = [...checker, "authoring/checker"];
const runtime = [...core, "browser/bridge", "browser/runtime"];

const layers = {
  "core/json": [],
  "core/format": ["core/json"],
  "core/expression": ["core/json"],
  "core/market": ["core/json", "core/format"],
  "authoring/compiler": core,
  "authoring/mock-data": compiler,
  "authoring/checker": mockData,
  "authoring/remote": checker,
  "authoring/language": language,
  "authoring/drafts": [...checker, "authoring/checker", "authoring/project-files.ts"],
  "authoring/texts": [...checker, "authoring/checker"],
  "authoring/language-server": [...language, "authoring/language", "authoring/project-files.ts", "authoring/editor-schemas.ts"],
  "authoring/validators": compiler,
  "authoring/mock-server": [...mockData, "authoring/project-files.ts"],
  "authoring/build": [...checker, "authoring/remote", "authoring/validators", "authoring/project-files.ts", "authoring/engine-root.ts"],
  // Runs the compiled screens, as a page does.
  "authoring/flow-tests": [
    ...checker,
    "authoring/acts",
    "authoring/validators",
    "authoring/mock-server",
    "browser/bridge",
    "browser/runtime",
  ],
  // What a user does with an open session: in tests without a browser, and in the preview of the studio.
  "authoring/acts": runtime,
  "authoring/studio/server": [
    ...language,
    "authoring/language",
    "authoring/drafts",
    "authoring/texts",
    "authoring/mock-server",
    "authoring/build",
    "authoring/project-files.ts",
    "authoring/git-files.ts",
    "authoring/write-files.ts",
    "authoring/engine-root.ts",
    "authoring/editor-schemas.ts",
    "authoring/flow-tests",
    "authoring/studio/protocol.ts",
    "authoring/studio/texts-protocol.ts",
    "authoring/studio/new-protocol.ts",
    "authoring/studio/recording-protocol.ts",
    "authoring/studio/tests-protocol.ts",
    "authoring/studio/panel-protocol.ts",
    "authoring/studio/widget-protocol.ts",
    "authoring/studio/widget-example.ts",
    "authoring/studio/promotion-protocol.ts",
    "authoring/studio/scope-protocol.ts",
  ],
  // The pages of the studio run in a browser, and know their server by its protocol.
  "authoring/studio/client": [
    ...core,
    "authoring/studio/protocol.ts",
    "authoring/studio/promotion-protocol.ts",
    "authoring/studio/preview-protocol.ts",
    "authoring/studio/inspection-protocol.ts",
    "authoring/studio/texts-protocol.ts",
    "authoring/studio/new-protocol.ts",
    "authoring/studio/recording-protocol.ts",
    "authoring/studio/tests-protocol.ts",
    "authoring/studio/panel-protocol.ts",
    "authoring/studio/widget-protocol.ts",
    "authoring/studio/widget-example.ts",
    "authoring/studio/keep-open.ts",
    "authoring/studio/scope-protocol.ts",
  ],
  "authoring/studio/preview": [
    ...runtime,
    "browser/view",
    "browser/index.ts",
    "authoring/acts",
    "authoring/studio/inspector",
    "authoring/studio/protocol.ts",
    "authoring/studio/preview-protocol.ts",
    "authoring/studio/recording-protocol.ts",
    "authoring/studio/widget-protocol.ts",
    "authoring/studio/keep-open.ts",
  ],
  // Stands in a page that shows screens: the preview of the studio, and the app while developing.
  "authoring/studio/inspector": [...runtime, "authoring/studio/inspection-protocol.ts", "authoring/studio/recording-protocol.ts"],
  "authoring/studio/developer": [
    ...core,
    "browser/index.ts",
    "authoring/studio/inspector",
    "authoring/studio/inspection-protocol.ts",
    "authoring/studio/panel-protocol.ts",
    "authoring/studio/scope-protocol.ts",
  ],
  "authoring/studio/protocol.ts": [
    "authoring/studio/scope-protocol.ts",
    "authoring/studio/texts-protocol.ts",
    "authoring/studio/new-protocol.ts",
    "authoring/studio/place-protocol.ts",
    "authoring/studio/tests-protocol.ts",
    "authoring/studio/widget-protocol.ts",
    "authoring/studio/promotion-protocol.ts",
  ],
  "authoring/studio/place-protocol.ts": [],
  "authoring/studio/tests-protocol.ts": ["authoring/studio/place-protocol.ts"],
  "authoring/studio/preview-protocol.ts": [
    "authoring/studio/inspection-protocol.ts",
    "authoring/studio/recording-protocol.ts",
    "authoring/studio/widget-protocol.ts",
  ],
  "authoring/studio/inspection-protocol.ts": ["authoring/studio/recording-protocol.ts"],
  "authoring/studio/recording-protocol.ts": core,
  "authoring/studio/panel-protocol.ts": ["authoring/studio/protocol.ts", "authoring/studio/inspection-protocol.ts"],
  "authoring/studio/promotion-protocol.ts": [],
  "authoring/studio/keep-open.ts": [],
  "authoring/studio/scope-protocol.ts": [],
  "authoring/studio/texts-protocol.ts": [],
  "authoring/studio/new-protocol.ts": [],
  "authoring/studio/widget-protocol.ts": [],
  "authoring/studio/widget-example.ts": ["core/json", "authoring/studio/widget-protocol.ts"],
  "authoring/cli": [
    ...language,
    "authoring/language",
    "authoring/drafts",
    "authoring/texts",
    "authoring/build",
    "authoring/remote",
    "authoring/validators",
    "authoring/flow-tests",
    "authoring/project-files.ts",
    "authoring/git-files.ts",
    "authoring/write-files.ts",
    "authoring/check-pages.ts",
  ],
  "authoring/project-files.ts": compiler,
  "authoring/git-files.ts": [...compiler, "authoring/project-files.ts"],
  "authoring/write-files.ts": compiler,
  "authoring/engine-root.ts": [],
  "authoring/editor-schemas.ts": ["authoring/engine-root.ts"],
  "authoring/check-pages.ts": ["authoring/engine-root.ts"],
  "browser/bridge": core,
  "browser/runtime": [...core, "browser/bridge"],
  "browser/view": runtime,
  "browser/service-worker": core,
  "browser/app": [...runtime, "browser/view", "browser/service-worker"],
  "browser/index.ts": [...runtime, "browser/view", "browser/app"],
};

const within = (layer) => (layer.endsWith(".ts") ? `^src/${layer.replace(".", "\\.")}$` : `^src/${layer}/`);

const onlyBelow = Object.entries(layers).map(([layer, below]) => ({
  name: `${layer.replace(/\W/g, "-")}-imports-only-below`,
  comment: `src/${layer} may import ${below.length ? below.map((name) => `src/${name}`).join(", ") : "nothing outside itself"}.`,
  severity: "error",
  from: { path: within(layer) },
  to: { path: "^src/", pathNot: [within(layer), ...below.map(within)] },
}));

const packages = {
  react: "^(src/browser/(view|app)|src/authoring/studio/(client|preview)|widgets|tests|scripts)/",
  zustand: "^(src/browser/runtime|src/authoring/studio/client|tests|scripts)/",
  immer: "^(src/browser/runtime|tests|scripts)/",
  ajv: "^(src/authoring/(validators|compiler)|scripts|tests)/",
  "workbox-[a-z]+": "^src/browser/service-worker/",
  msw: "^(src/authoring/mock-server|tests)/",
};

const onlyWhereItBelongs = Object.entries(packages).map(([name, path]) => ({
  name: `${name}-stays-in-its-layers`,
  severity: "error",
  from: { pathNot: [path, "^node_modules/"] },
  to: { path: `^node_modules/${name}/`, dependencyTypesNot: ["type-only"] },
}));

module.exports = {
  forbidden: [
    ...onlyBelow,
    ...onlyWhereItBelongs,
    {
      name: "every-module-has-a-layer",
      severity: "error",
      from: { path: "^src/", pathNot: Object.keys(layers).map(within) },
      to: {},
    },
    { name: "no-cycles", comment: "Imports of types count, too.", severity: "error", from: {}, to: { circular: true } },
    {
      name: "widgets-see-the-kit-only",
      severity: "error",
      from: { path: "^widgets/([^/]+)/" },
      to: { path: "^(src|widgets)/", pathNot: ["^src/browser/view/widget-kit\\.tsx?$", "^widgets/(types\\.gen\\.ts$|$1/)"] },
    },
    {
      name: "only-roots-see-widgets",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(browser/app|authoring/build)/" },
      to: { path: "^widgets/" },
    },
    {
      name: "across-layers-through-the-index",
      comment:
        "The evaluator is named directly because it alone of its layer ships to borrowers; steps and features, because each screen brings its own.",
      severity: "error",
      from: { path: "^src/([^/]+/[^/]+)/" },
      to: {
        path: "^src/[^/]+/[^/]+/",
        pathNot: [
          "^src/$1/",
          "^src/[^/]+/[^/]+/index\\.ts$",
          "^src/core/expression/evaluate/evaluate\\.ts$",
          "^src/browser/runtime/(flow/steps/steps\\.gen|session/features)\\.ts$",
          "\\.css$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nobody-imports-roots",
      severity: "error",
      from: { path: "^src/([^/]+/[^/]+)/", pathNot: "^src/authoring/(cli|studio/server)/" },
      to: { path: "^src/(browser/app|authoring/build|authoring/cli)/", pathNot: "^src/$1/" },
    },
    { name: "tests-stay-outside", severity: "error", from: { path: "^(src|widgets)/" }, to: { path: "^tests/" } },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: { path: "^(src/(core|browser|authoring/(compiler|mock-data|checker|remote))|widgets)/" },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"], conditionNames: ["import", "types", "default"] },
  },
};
