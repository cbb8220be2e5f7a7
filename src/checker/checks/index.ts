// The one list of checks. A check that is not here does not run; its file and a line here are all there is to it.
import type { Check } from "../check.ts";
import { accentHasContrast } from "./accent-has-contrast.ts";
import { actionHasPath } from "./action-has-path.ts";
import { actionIsConsistent } from "./action-is-consistent.ts";
import { actionIsKnown } from "./action-is-known.ts";
import { addressIsAllowed } from "./address-is-allowed.ts";
import { amountIsFormatted } from "./amount-is-formatted.ts";
import { answerIsDescribed } from "./answer-is-described.ts";
import { answerIsUsed } from "./answer-is-used.ts";
import { bindFitsWidget } from "./bind-fits-widget.ts";
import { childHasPlace } from "./child-has-place.ts";
import { closingIsQuick } from "./closing-is-quick.ts";
import { codeIsDeclared } from "./code-is-declared.ts";
import { codeIsHandled } from "./code-is-handled.ts";
import { commitIsAskedFor } from "./commit-is-asked-for.ts";
import { commitIsCritical } from "./commit-is-critical.ts";
import { conditionDecides } from "./condition-decides.ts";
import { consentIsGiven } from "./consent-is-given.ts";
import { controlDoesSomething } from "./control-does-something.ts";
import { costIsBounded } from "./cost-is-bounded.ts";
import { dialogIsKnown } from "./dialog-is-known.ts";
import { dialogIsOpened } from "./dialog-is-opened.ts";
import { dialogIsSeen } from "./dialog-is-seen.ts";
import { dialogLetsGo } from "./dialog-lets-go.ts";
import { disclosureIsCritical } from "./disclosure-is-critical.ts";
import { disclosureIsPresent } from "./disclosure-is-present.ts";
import { disclosureIsVisible } from "./disclosure-is-visible.ts";
import { disclosureSaysIt } from "./disclosure-says-it.ts";
import { draftIsForgotten } from "./draft-is-forgotten.ts";
import { eventIsKnown } from "./event-is-known.ts";
import { expressionIsSound } from "./expression-is-sound.ts";
import { failureIsShown } from "./failure-is-shown.ts";
import { fieldIsKnown } from "./field-is-known.ts";
import { flagIsLowered } from "./flag-is-lowered.ts";
import { flowComesToAnEnd } from "./flow-comes-to-an-end.ts";
import { flowIsKnown } from "./flow-is-known.ts";
import { flowIsUsed } from "./flow-is-used.ts";
import { fragmentIsUsed } from "./fragment-is-used.ts";
import { headingIsPresent } from "./heading-is-present.ts";
import { holeHasBraces } from "./hole-has-braces.ts";
import { hostIsBare } from "./host-is-bare.ts";
import { inputFitsAction } from "./input-fits-action.ts";
import { inputsAreNotCrossed } from "./inputs-are-not-crossed.ts";
import { labelKeepsPlaces } from "./label-keeps-places.ts";
import { landmarkIsOutermost } from "./landmark-is-outermost.ts";
import { languageIsKnown } from "./language-is-known.ts";
import { limitFitsRule } from "./limit-fits-rule.ts";
import { linkHasAddress } from "./link-has-address.ts";
import { loadIsKnown } from "./load-is-known.ts";
import { marketIsKnown } from "./market-is-known.ts";
import { marketIsToldApart } from "./market-is-told-apart.ts";
import { messageFitsShell } from "./message-fits-shell.ts";
import { needsAreKept } from "./needs-are-kept.ts";
import { nodeIdIsUnique } from "./node-id-is-unique.ts";
import { nodeIsKnown } from "./node-is-known.ts";
import { overlayChangesSomething } from "./overlay-changes-something.ts";
import { overlayIsNamedAfterMarket } from "./overlay-is-named-after-market.ts";
import { paramIsUsed } from "./param-is-used.ts";
import { paramsFitScreen } from "./params-fit-screen.ts";
import { policyMayBeFramed } from "./policy-may-be-framed.ts";
import { propFitsWidget } from "./prop-fits-widget.ts";
import { repeatIsWhole } from "./repeat-is-whole.ts";
import { replyFitsEvent } from "./reply-fits-event.ts";
import { routeIsUnique } from "./route-is-unique.ts";
import { rowsAreAlike } from "./rows-are-alike.ts";
import { ruleFitsValue } from "./rule-fits-value.ts";
import { ruleHasSoundPattern } from "./rule-has-sound-pattern.ts";
import { ruleIsKnown } from "./rule-is-known.ts";
import { ruleIsRun } from "./rule-is-run.ts";
import { ruleSpeaksLanguage } from "./rule-speaks-language.ts";
import { scenarioFitsScreen } from "./scenario-fits-screen.ts";
import { screenHasWayOut } from "./screen-has-way-out.ts";
import { screenIsKnown } from "./screen-is-known.ts";
import { settingIsKnown } from "./setting-is-known.ts";
import { shellKeyIsKnown } from "./shell-key-is-known.ts";
import { stateFitsType } from "./state-fits-type.ts";
import { stateIsUsed } from "./state-is-used.ts";
import { staticIsWhole } from "./static-is-whole.ts";
import { stepFitsState } from "./step-fits-state.ts";
import { stepIsReached } from "./step-is-reached.ts";
import { stepsAreGiven } from "./steps-are-given.ts";
import { storedFitsType } from "./stored-fits-type.ts";
import { storedNameIsKnown } from "./stored-name-is-known.ts";
import { timerIsKnown } from "./timer-is-known.ts";
import { timerIsUsed } from "./timer-is-used.ts";
import { valueIsUsed } from "./value-is-used.ts";
import { widgetIsKnown } from "./widget-is-known.ts";
import { widgetMayBePlaced } from "./widget-may-be-placed.ts";
import { wireIsBijective } from "./wire-is-bijective.ts";
import { wordsArePlain } from "./words-are-plain.ts";
import { wordsArePresent } from "./words-are-present.ts";
import { wordsAreText } from "./words-are-text.ts";

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
