export type { FirstCall, FirstInput, FirstLoads } from "./first-loads.ts";
export { isNotice, judgeNotices } from "./judge-notices.ts";
export { listEvent } from "./list-event.ts";
export { completeMarket, type MarketDefinition, noCurrency } from "./market.ts";
export { listAround, listNames, missing, quoteName, suggestName } from "./messages.ts";
export { explainWidgetProperty, findEventWord, placeNodeProperty } from "./other-words.ts";
export type { ActionPlan, CommitPlan, DialogPlan, Flags, LoadPlan, NodePlan, ScreenPlan } from "./plan.ts";
export type { Problem, ProblemRole, SourcePointer, Subject } from "./problem.ts";
export { isReservedKey } from "./reserved-key.ts";
export { stepKinds, stepParts } from "./step-kinds.gen.ts";
export type { Ast, Dynamic, StepPlan, ValidatedNode, Value, Values } from "./step-plan.ts";
export type {
  Accent,
  ActionDefinition,
  CommonScenarios,
  Emblem,
  FlowTest,
  FlowTestAct,
  FlowTestFile,
  FragmentDefinition,
  GrantDefinition,
  InputRule,
  Inputs,
  Json,
  LanguageDefinition,
  MockChange,
  MockResponse,
  MockSeed,
  MockStep,
  MockText,
  MockWording,
  NodeDefinition,
  OverlayDefinition,
  Scenario,
  ScenarioAnswer,
  ScenarioFile,
  ScreenDefinition,
  Settings,
  Shapes,
  ShellKey,
  StateDefinition,
  StepDefinition,
  TextEntry,
  TextTable,
  WidgetDeclaration,
  WireMapping,
} from "./types.gen.ts";
export type { DefinitionKind } from "./validate.ts";
export { findShapeProblems } from "./validate.ts";
export { asWhole, type Labels, type WholeLanguage } from "./whole-language.ts";
