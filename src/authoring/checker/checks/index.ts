// The one list of checks. A check that is not here does not run; its file and a line here are all there is to it.
import type { Check } from "../check.ts";
import { actionIsKnown } from "./calls/action-is-known.ts";
import { addressIsAllowed } from "./calls/address-is-allowed.ts";
import { codeIsDeclared } from "./calls/code-is-declared.ts";
import { codeIsHandled } from "./calls/code-is-handled.ts";
import { failureIsShown } from "./calls/failure-is-shown.ts";
import { flagIsLowered } from "./calls/failure-resets-flag.ts";
import { inputFitsAction } from "./calls/input-fits-action.ts";
import { inputsAreNotCrossed } from "./calls/inputs-are-not-crossed.ts";
import { loadIsKnown } from "./calls/load-is-known.ts";
import { needsAreKept } from "./calls/needs-are-kept.ts";
import { answerIsDescribed } from "./calls/response-is-described.ts";
import { answerIsUsed } from "./calls/response-is-used.ts";
import { actionHasPath } from "./catalogue/action-has-path.ts";
import { actionIsConsistent } from "./catalogue/action-is-consistent.ts";
import { hostIsBare } from "./catalogue/host-is-bare.ts";
import { languageIsKnown } from "./catalogue/language-is-known.ts";
import { marketIsKnown } from "./catalogue/market-is-known.ts";
import { marketIsToldApart } from "./catalogue/market-is-told-apart.ts";
import { messageFitsShell } from "./catalogue/message-fits-shell.ts";
import { policyMayBeFramed } from "./catalogue/policy-may-be-framed.ts";
import { ruleHasSoundPattern } from "./catalogue/rule-has-sound-pattern.ts";
import { ruleSpeaksLanguage } from "./catalogue/rule-speaks-language.ts";
import { scenarioFitsScreen } from "./catalogue/scenario-fits-screen.ts";
import { settingIsKnown } from "./catalogue/setting-is-known.ts";
import { shellKeyIsKnown } from "./catalogue/shell-key-is-known.ts";
import { storedFitsType } from "./catalogue/stored-fits-type.ts";
import { storedNameIsKnown } from "./catalogue/stored-name-is-known.ts";
import { wireIsBijective } from "./catalogue/wire-is-bijective.ts";
import { commitIsAskedFor } from "./commits/commit-is-asked-for.ts";
import { commitIsCritical } from "./commits/commit-is-critical.ts";
import { consentIsGiven } from "./commits/consent-is-given.ts";
import { disclosureIsCritical } from "./commits/disclosure-is-critical.ts";
import { disclosureIsPresent } from "./commits/disclosure-is-present.ts";
import { disclosureIsVisible } from "./commits/disclosure-is-visible.ts";
import { disclosureSaysIt } from "./commits/disclosure-says-it.ts";
import { draftIsForgotten } from "./commits/draft-is-forgotten.ts";
import { dialogLetsGo } from "./dialogs/dialog-can-be-closed.ts";
import { dialogIsKnown } from "./dialogs/dialog-is-known.ts";
import { dialogIsOpened } from "./dialogs/dialog-is-opened.ts";
import { dialogIsSeen } from "./dialogs/dialog-is-seen.ts";
import { closingIsQuick } from "./dialogs/on-close-does-not-wait.ts";
import { amountIsFormatted } from "./expressions/amount-is-formatted.ts";
import { conditionDecides } from "./expressions/condition-is-not-constant.ts";
import { expressionIsSound } from "./expressions/expression-is-sound.ts";
import { paramIsUsed } from "./expressions/param-is-used.ts";
import { paramsFitScreen } from "./expressions/params-fit-screen.ts";
import { rowsAreAlike } from "./expressions/rows-share-fields.ts";
import { stateFitsType } from "./expressions/state-fits-type.ts";
import { stateIsUsed } from "./expressions/state-is-used.ts";
import { valueIsUsed } from "./expressions/value-is-used.ts";
import { flowIsKnown } from "./flows/flow-is-known.ts";
import { flowIsUsed } from "./flows/flow-is-used.ts";
import { flowComesToAnEnd } from "./flows/flow-terminates.ts";
import { ruleFitsValue } from "./flows/rule-fits-value.ts";
import { ruleIsKnown } from "./flows/rule-is-known.ts";
import { ruleIsRun } from "./flows/rule-is-run.ts";
import { stepFitsState } from "./flows/step-fits-state.ts";
import { stepIsReached } from "./flows/step-is-reached.ts";
import { stepsAreGiven } from "./flows/steps-are-given.ts";
import { timerIsKnown } from "./flows/timer-is-known.ts";
import { timerIsUsed } from "./flows/timer-is-used.ts";
import { bindFitsWidget } from "./nodes/bind-fits-widget.ts";
import { childHasPlace } from "./nodes/child-has-place.ts";
import { controlDoesSomething } from "./nodes/control-does-something.ts";
import { repeatIsWhole } from "./nodes/each-reads-item.ts";
import { eventIsKnown } from "./nodes/event-is-known.ts";
import { fieldIsKnown } from "./nodes/field-is-known.ts";
import { headingIsPresent } from "./nodes/heading-is-present.ts";
import { landmarkIsOutermost } from "./nodes/landmark-is-outermost.ts";
import { limitFitsRule } from "./nodes/limit-fits-rule.ts";
import { linkHasAddress } from "./nodes/link-has-address.ts";
import { nodeIdIsUnique } from "./nodes/node-id-is-unique.ts";
import { nodeIsKnown } from "./nodes/node-is-known.ts";
import { propFitsWidget } from "./nodes/prop-fits-widget.ts";
import { replyFitsEvent } from "./nodes/reply-fits-event.ts";
import { staticIsWhole } from "./nodes/static-is-whole.ts";
import { widgetIsKnown } from "./nodes/widget-is-known.ts";
import { widgetMayBePlaced } from "./nodes/widget-may-be-placed.ts";
import { fragmentIsUsed } from "./overlays/fragment-is-used.ts";
import { overlayChangesSomething } from "./overlays/overlay-changes-something.ts";
import { overlayIsNamedAfterMarket } from "./overlays/overlay-is-named-after-market.ts";
import { costIsBounded } from "./screens/cost-is-bounded.ts";
import { routeIsUnique } from "./screens/route-is-unique.ts";
import { screenHasWayOut } from "./screens/screen-has-way-out.ts";
import { screenIsKnown } from "./screens/screen-is-known.ts";
import { accentHasContrast } from "./texts/accent-has-contrast.ts";
import { wordsArePresent } from "./texts/control-has-label.ts";
import { labelKeepsPlaces } from "./texts/label-keeps-placeholders.ts";
import { holeHasBraces } from "./texts/placeholder-uses-braces.ts";
import { wordsArePlain } from "./texts/text-has-no-markup.ts";
import { wordsAreText } from "./texts/text-is-not-empty.ts";

/** Every check, by the names of their files. */
export const checks: readonly Check[] = [
  accentHasContrast,
  actionHasPath,
  actionIsConsistent,
  actionIsKnown,
  addressIsAllowed,
  amountIsFormatted,
  answerIsDescribed,
  answerIsUsed,
  bindFitsWidget,
  childHasPlace,
  closingIsQuick,
  codeIsDeclared,
  codeIsHandled,
  commitIsAskedFor,
  commitIsCritical,
  conditionDecides,
  consentIsGiven,
  controlDoesSomething,
  costIsBounded,
  dialogIsKnown,
  dialogIsOpened,
  dialogIsSeen,
  dialogLetsGo,
  disclosureIsCritical,
  disclosureIsPresent,
  disclosureIsVisible,
  disclosureSaysIt,
  draftIsForgotten,
  eventIsKnown,
  expressionIsSound,
  failureIsShown,
  fieldIsKnown,
  flagIsLowered,
  flowComesToAnEnd,
  flowIsKnown,
  flowIsUsed,
  fragmentIsUsed,
  headingIsPresent,
  holeHasBraces,
  hostIsBare,
  inputFitsAction,
  inputsAreNotCrossed,
  labelKeepsPlaces,
  landmarkIsOutermost,
  languageIsKnown,
  limitFitsRule,
  linkHasAddress,
  loadIsKnown,
  marketIsKnown,
  marketIsToldApart,
  messageFitsShell,
  needsAreKept,
  nodeIdIsUnique,
  nodeIsKnown,
  overlayChangesSomething,
  overlayIsNamedAfterMarket,
  paramIsUsed,
  paramsFitScreen,
  policyMayBeFramed,
  propFitsWidget,
  repeatIsWhole,
  replyFitsEvent,
  routeIsUnique,
  rowsAreAlike,
  ruleFitsValue,
  ruleHasSoundPattern,
  ruleIsKnown,
  ruleIsRun,
  ruleSpeaksLanguage,
  scenarioFitsScreen,
  screenHasWayOut,
  screenIsKnown,
  settingIsKnown,
  shellKeyIsKnown,
  stateFitsType,
  stateIsUsed,
  staticIsWhole,
  stepFitsState,
  stepIsReached,
  stepsAreGiven,
  storedFitsType,
  storedNameIsKnown,
  timerIsKnown,
  timerIsUsed,
  valueIsUsed,
  widgetIsKnown,
  widgetMayBePlaced,
  wireIsBijective,
  wordsArePlain,
  wordsArePresent,
  wordsAreText,
];
