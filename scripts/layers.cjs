// The arrow of imports. Three wings: `core` is used at both times, `authoring` by those who write screens, `browser` by
// those who see them. Inside a wing a layer may import the layers named beside it, through their index, and nothing else.
const core = ["core/text", "core/json", "core/format", "core/expression", "core/market"];
const compiler = [...core, "authoring/compiler"];
const mockData = [...compiler, "authoring/mock/data"];
const checker = [...mockData, "authoring/checker"];
const language = [...checker, "authoring/language/names"];
const generate = ["authoring/generate/screen-types", "authoring/generate/files"];
/** What those who write screens have around the checker. */
const tools = [
  ...language,
  "authoring/language/service",
  "authoring/language/guide",
  "authoring/language/constrained",
  "authoring/edits/drafts",
  "authoring/edits/texts",
  "authoring/vite",
  "authoring/project",
];
const runtime = [...core, "browser/bridge", "browser/mode", "browser/runtime"];
/** Compiled screens with all that they name, where no build has joined them. */
const linker = [...checker, ...runtime, "authoring/without-build/linker"];
const inspector = [...runtime, "authoring/studio/protocol"];

const layers = {
  "core/text": [],
  "core/json": [],
  "core/format": ["core/json"],
  "core/expression": ["core/json"],
  "core/market": ["core/json", "core/format"],
  "authoring/compiler": [...core, "widgets"],
  "authoring/mock/data": compiler,
  "authoring/language/names": compiler,
  "authoring/checker": [...mockData, "authoring/language/names"],
  "authoring/project": compiler,
  "authoring/generate/screen-types": mockData,
  "authoring/generate/files": [...compiler, "authoring/project", "authoring/generate/screen-types"],
  "authoring/edits/grants": [...compiler, "authoring/project"],
  "authoring/without-build/remote": checker,
  "authoring/operate/reports": ["core/json"],
  "authoring/operate/release": [...compiler, "authoring/project", "authoring/operate/reports"],
  "authoring/edits/drafts": [...checker, "authoring/project"],
  "authoring/edits/texts": checker,
  "authoring/language/service": language,
  "authoring/language/guide": [...checker, "authoring/language/names", "authoring/project"],
  "authoring/language/constrained": compiler,
  "authoring/language/server": [...language, "authoring/language/service", "authoring/project"],
  "authoring/mock/calls": mockData,
  "authoring/mock/server": [...mockData, "authoring/mock/calls", "authoring/project"],
  "authoring/testing/validators": compiler,
  "authoring/without-build/linker": [...mockData, "authoring/mock/calls", ...runtime],
  // What other code imports to check, compile and test screens without a build.
  "authoring/without-build/doors": [...linker, "authoring/testing/acts", "authoring/mock/calls", "browser/view", "browser/embed"],
  // What a user does with an open session: in tests without a browser, and in the frame of the studio.
  "authoring/testing/acts": runtime,
  // Runs the compiled screens, as a page does.
  "authoring/testing/flow-tests": [...linker, "authoring/testing/acts", "authoring/testing/validators", "authoring/mock/calls"],
  // Plays what the recorder of the studio has written, with the sessions of tests.
  "authoring/testing/rehearsal": [...linker, "authoring/testing/acts", "authoring/testing/flow-tests", "authoring/studio/protocol"],
  "authoring/vite": [...checker, "authoring/without-build/remote", "authoring/testing/validators", "authoring/project", ...generate],
  // JSON in CodeMirror, for every page in which somebody writes definitions.
  "authoring/studio/code-editor": ["core/json"],
  // A page without a server: what it shows is checked, compiled and run in it, by the doors of the package.
  "authoring/without-build/playground": [
    ...compiler,
    "authoring/studio/code-editor",
    "authoring/language/service",
    "authoring/without-build/doors",
    "authoring/testing/acts",
    "browser/embed",
    "browser/view",
    "widgets",
  ],
  "authoring/studio/protocol": core,
  "authoring/studio/server": [...tools, "authoring/mock/server", "authoring/testing/flow-tests", "authoring/studio/protocol"],
  // The pages of the studio run in a browser, and know their server by its protocol.
  "authoring/studio/client": [...core, "authoring/studio/protocol", "authoring/studio/code-editor"],
  // Stands in a page that shows screens: the frame of the studio, and the app while developing.
  "authoring/studio/inspector": inspector,
  "authoring/studio/frame": [...inspector, "authoring/studio/inspector", "authoring/testing/acts", "browser/view", "browser/index.ts"],
  "authoring/studio/developer": [...core, "browser/index.ts", "authoring/studio/inspector", "authoring/studio/protocol"],
  "authoring/cli": [
    ...tools,
    ...generate,
    "authoring/edits/grants",
    "authoring/operate/release",
    "authoring/operate/reports",
    "authoring/without-build/remote",
    "authoring/testing/validators",
    "authoring/testing/flow-tests",
    "authoring/testing/rehearsal",
    "authoring/mock/server",
    "authoring/studio/server",
  ],
  "browser/bridge": core,
  "browser/mode": [],
  "browser/runtime": [...core, "browser/bridge", "browser/mode"],
  "browser/view": runtime,
  // For any product; of the view they see the kit alone.
  widgets: ["browser/view"],
  "browser/service-worker": core,
  "browser/embed": [...runtime, "browser/view"],
  "browser/app": [...runtime, "browser/view", "browser/embed", "browser/service-worker"],
  "browser/index.ts": [...runtime, "browser/view", "browser/embed", "browser/app"],
};

/** The folder of a layer; wings of tools have their layers one level deeper. */
const room = "[^/]+/(?:(?:edits|generate|language|mock|operate|testing|without-build)/)?[^/]+";

const within = (layer) => (layer.endsWith(".ts") ? `^src/${layer.replace(".", "\\.")}$` : `^src/${layer}/`);

const onlyBelow = Object.entries(layers).map(([layer, below]) => ({
  name: `${layer.replace(/\W/g, "-")}-imports-only-below`,
  comment: `src/${layer} may import ${below.length ? below.map((name) => `src/${name}`).join(", ") : "nothing outside itself"}.`,
  severity: "error",
  from: { path: within(layer) },
  to: { path: "^src/", pathNot: [within(layer), ...below.map(within)] },
}));

const packages = {
  react:
    "^(src/browser/(view|embed|app)|src/authoring/without-build/(doors|playground)|src/authoring/studio/(client|code-editor|frame)|(src/)?widgets|tests|scripts)/",
  zustand: "^(src/browser/runtime|src/authoring/studio/client|tests|scripts)/",
  // It calls itself for each level of a text: through the compiler no text is too deep for it.
  "jsonc-parser": "^(src/authoring/(compiler|studio/client)|tests|scripts)/",
  immer: "^(src/authoring/mock/calls|tests|scripts)/",
  ajv: "^(src/authoring/(operate/reports|testing/validators|generate/files)|scripts|tests)/",
  "workbox-[a-z]+": "^src/browser/service-worker/",
  msw: "^(src/authoring/mock/server|tests)/",
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
    { name: "every-module-has-a-layer", severity: "error", from: { path: "^src/", pathNot: Object.keys(layers).map(within) }, to: {} },
    { name: "no-cycles", comment: "Imports of types count, too.", severity: "error", from: {}, to: { circular: true } },
    {
      name: "widgets-see-the-kit-only",
      severity: "error",
      from: { path: "^((?:src/)?widgets)/([^/]+)/" },
      to: { path: "^(src|widgets)/", pathNot: ["^src/browser/view/widget-kit\\.tsx?$", "^$1/(types\\.gen\\.ts$|$2/)"] },
    },
    {
      name: "the-compiler-reads-declarations",
      comment: "Screens decide which widgets a page gets; the compiler runs where there is no React.",
      severity: "error",
      from: { path: "^src/authoring/compiler/" },
      to: { path: "^src/widgets/", pathNot: "^src/widgets/declarations\\.gen\\.ts$" },
    },
    {
      name: "only-roots-see-widgets",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(browser/app|authoring/vite)/" },
      to: { path: "^widgets/" },
    },
    {
      name: "across-layers-through-the-index",
      comment:
        "The evaluator is named directly because it alone of its layer ships to borrowers; steps and features, because each screen brings its own; the checker for pages, because an index brings all of it; doors, which have no index; and recordings, which the studio writes and others read.",
      severity: "error",
      from: { path: `^src/(${room})/` },
      to: {
        path: `^src/${room}/`,
        pathNot: [
          "^src/$1/",
          `^src/${room}/index\\.ts$`,
          "^src/authoring/studio/(server|code-editor)/index\\.ts$",
          "^src/authoring/studio/protocol/recording\\.ts$",
          "^src/core/expression/evaluate/evaluate\\.ts$",
          "^src/authoring/checker/light\\.ts$",
          "^src/authoring/without-build/doors/(compile|testing)\\.ts$",
          "^src/browser/mode/",
          "^src/browser/view/widget-kit\\.ts$",
          "^src/browser/(runtime/(flow/steps/steps\\.gen|session/features)|view/features)\\.ts$",
          "\\.css$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nobody-imports-roots",
      severity: "error",
      from: { path: `^src/(${room})/`, pathNot: "^src/authoring/(cli|studio/server)/" },
      to: { path: "^src/(browser/app|authoring/vite|authoring/cli)/", pathNot: "^src/$1/" },
    },
    { name: "tests-stay-outside", severity: "error", from: { path: "^(src|widgets)/" }, to: { path: "^tests/" } },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: {
        path: "^(src/(core|browser|widgets|authoring/(compiler|mock/(data|calls)|checker|without-build/(linker|remote|doors)))|widgets)/",
      },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    exclude: { path: "^src/authoring/templates/" },
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"], conditionNames: ["import", "types", "default"] },
  },
};
