// The arrow of imports: a layer may import layers below it, through their index, and nothing else.
const layers = {
  contract: [],
  expression: [],
  market: ["contract"],
  definition: ["contract", "expression", "market"],
  bridge: ["contract"],
  runtime: ["contract", "expression", "market", "definition", "bridge"],
  checker: ["contract", "expression", "market", "definition"],
  view: ["contract", "expression", "market", "definition", "bridge", "runtime"],
  remote: ["contract", "expression", "market", "definition", "checker"],
  worker: [],
  sandbox: ["contract"],
  app: ["contract", "expression", "market", "definition", "bridge", "runtime", "view", "worker"],
  publish: ["contract", "expression", "market", "definition", "checker", "remote"],
  cli: ["contract", "expression", "market", "definition", "checker", "publish"],
};

const onlyBelow = Object.entries(layers).map(([layer, below]) => ({
  name: `${layer}-imports-only-below`,
  comment: `src/${layer} may import ${below.length ? below.map((name) => `src/${name}`).join(", ") : "nothing outside itself"}.`,
  severity: "error",
  from: { path: `^src/${layer}/` },
  to: { path: "^src/", pathNot: [`^src/${layer}/`, ...below.map((name) => `^src/${name}/`)] },
}));

const packages = {
  react: "^(src/(view|app|studio)|widgets|tests|scripts)/",
  zustand: "^(src/(runtime|studio)|tests|scripts)/",
  immer: "^(src/(runtime|studio)|tests|scripts)/",
  ajv: "^(src/publish|scripts|tests)/",
  "workbox-[a-z]+": "^src/worker/",
  msw: "^(src/sandbox|tests)/",
};

const onlyWhereItBelongs = Object.entries(packages).map(([name, path]) => ({
  name: `${name}-stays-in-its-layers`,
  severity: "error",
  from: { pathNot: [path, "^node_modules/", "\\.gen\\.js$"] },
  to: { path: `^node_modules/${name}/`, dependencyTypesNot: ["type-only"] },
}));

module.exports = {
  forbidden: [
    ...onlyBelow,
    ...onlyWhereItBelongs,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    {
      name: "widgets-see-the-kit-only",
      severity: "error",
      from: { path: "^widgets/([^/]+)/" },
      to: { path: "^(src|widgets)/", pathNot: ["^src/view/widget-kit\\.tsx?$", "^widgets/$1/"] },
    },
    {
      name: "only-roots-see-widgets",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(app|studio|publish)/" },
      to: { path: "^widgets/" },
    },
    {
      name: "across-layers-through-the-index",
      comment: "The evaluator and the generated validators are named directly because they alone ship to borrowers.",
      severity: "error",
      from: { path: "^src/([^/]+)/" },
      to: {
        path: "^src/[^/]+/",
        pathNot: ["^src/$1/", "^src/[^/]+/index\\.ts$", "^src/expression/evaluate\\.ts$", "\\.gen\\.js$", "\\.css$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nobody-imports-roots",
      severity: "error",
      from: { path: "^src/([^/]+)/", pathNot: "^src/cli/" },
      to: { path: "^src/(app|studio|publish|cli)/", pathNot: "^src/$1/" },
    },
    { name: "tests-stay-outside", severity: "error", from: { path: "^(src|widgets)/" }, to: { path: "^tests/" } },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: { path: "^(src/(contract|expression|market|definition|bridge|runtime|view|worker|app|checker|remote)|widgets)/" },
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
