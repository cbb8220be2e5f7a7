export { analyseVariant } from "./analyse/analyse.ts";
export { namesOfExpected } from "./analyse/names-beside.ts";
export { withItem } from "./analyse/node-sites.ts";
export { allSteps, covers, overlaps } from "./analyse/reads.ts";
export { isAddress, typeOfName, typeOfSchema, typeOfState } from "./analyse/schema-types.ts";
export { settlementSites } from "./analyse/settlement.ts";
export { readFixedText, typeOfJson } from "./analyse/sites.ts";
export { localRoots } from "./analyse/values.ts";
export { type Cache, createCache, perObject } from "./cache.ts";
export { type Compilation, type Compiler, type CompilerOptions, compile, createCompiler } from "./compile.ts";
export type { CompiledScreen, CompiledVariant } from "./compile-screen.ts";
export { compileBases, findCounterparts, findVariant } from "./diff/bases.ts";
export { describeChanges } from "./diff/describe-changes.ts";
export { describeShown, type Shown, type ShownElement } from "./diff/describe-shown.ts";
export { type Change, diffScreens, diffValues, diffVariants, writeChange } from "./diff/diff-screens.ts";
export { listFailuresIn, readFailureName, sayFailure } from "./failure-names.ts";
export { flowOf } from "./flow-of.ts";
export { formatText } from "./format-text.ts";
export { languagesOf } from "./languages-of.ts";
export { listBrokenFileIds } from "./load/broken-file-ids.ts";
export { isAsideFile, isCatalogueFile, isPictureFile, namePicture, readDefinitionPath } from "./load/definition-path.ts";
export { allSchemas, anyNodeSchema, definitionSchemas, stepSchemas } from "./load/definition-schemas.ts";
export { createDirectoryCache } from "./load/directory.ts";
export { engineWidgets, isEngineWidget } from "./load/engine-widgets.ts";
export { createLoader, loadProject } from "./load/load.ts";
export { findNodeAtLocation, findNodeAtOffset, locationAt, parseLoosely, setInText, treeOf } from "./load/loose-json.ts";
export { readShape } from "./load/read-shape.ts";
export { parseText } from "./load/source-text.ts";
export { widgetOfExamples, writeExamplesSchema } from "./load/widget-examples.ts";
export { joinRepeated, withoutKnown } from "./merge-problems.ts";
export { listNeededParams } from "./needed-params.ts";
export { planVariant } from "./plan/plan.ts";
export { listCalledActions } from "./plan/plan-actions.ts";
export { canSayWhy, listSentAmounts } from "./plan/plan-amount-guard.ts";
export { listAmountInputs, planAmountPaths, planCounted } from "./plan/plan-amounts.ts";
export { isNeverHeld, listAwaitable, planAwaits } from "./plan/plan-awaits.ts";
export { createPlanContext } from "./plan/plan-context.ts";
export { writeResponseSchema } from "./plan/response-schemas.ts";
export { findRuleMessage, languageOfMessage, pickRuleMessage, readRuleName, type Speech } from "./plan/rule-message.ts";
export type { Analysis, Catalogue, Checks, Project, ScreenContext, ScreenDirectory, Site, Source, SourceFile, Variant } from "./project.ts";
export type { Period } from "./resolve/promotion-period.ts";
export { shortenText } from "./resolve/replaced-values.ts";
export { sourcesOf } from "./resolve/resolve-variants.ts";
export {
  alwaysWidgets,
  failureNames,
  findSpeakers,
  listSpeakers,
  listUnsaid,
  type Occasions,
  type Speakers,
  viewLabels,
} from "./said-labels.ts";
export { expandDefinition, hasShortForms } from "./short-forms/expand.ts";
export { isUnknownOutcome } from "./short-forms/expand-wording.ts";
export { longSchema } from "./short-forms/long-schema.ts";
export { shortenDefinition } from "./short-forms/shorten.ts";
export { locateWritten } from "./short-forms/written-form.ts";
export type { NameKind } from "./steps/step-record.ts";
export { alwaysEnds, branchesOf, labelsOf, namesIn, needsOf, recordOf, valuesOf, writesOf } from "./steps/steps.ts";
export { blocksServing, findBlocking, findUnblocked } from "./unblocked.ts";
export { type FlowAt, type NodeAt, type StepAt, walkNodes, walkStarts, walkSteps } from "./walk.ts";
export { writeDefinition } from "./write-definition.ts";
export { writeTheme } from "./write-theme.ts";
