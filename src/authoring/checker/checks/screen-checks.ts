// Checks of one screen as one market sees it. A check that is neither here nor in `project-checks.ts` does not run.
import type { ScreenCheck } from "../check.ts";
import { addressIsAllowed } from "./addresses/address-is-allowed.ts";
import { amountControlSaysWhy } from "./amounts/amount-control-says-why.ts";
import { amountIsFormatted } from "./amounts/amount-is-formatted.ts";
import { sentAmountIsRead } from "./amounts/sent-amount-is-read.ts";
import { sentAmountIsShown } from "./amounts/sent-amount-is-shown.ts";
import { actionIsKnown } from "./calls/action-is-known.ts";
import { callIsNotRepeated } from "./calls/call-is-not-repeated.ts";
import { inputFitsAction } from "./calls/input-fits-action.ts";
import { inputTakesItsOwn } from "./calls/input-takes-its-own.ts";
import { loadIsKnown } from "./calls/load-is-known.ts";
import { optionalLoadOffersRetry } from "./calls/optional-load-offers-retry.ts";
import { actionHasPath } from "./catalogue/action-has-path.ts";
import { storedFitsType } from "./catalogue/stored-fits-type.ts";
import { storedNameIsKnown } from "./catalogue/stored-name-is-known.ts";
import { colourCanBeRead } from "./colours/colour-can-be-read.ts";
import { commitIsCritical } from "./commits/commit-is-critical.ts";
import { commitIsStartedByTap } from "./commits/commit-is-started-by-tap.ts";
import { commitLeadsSomewhere } from "./commits/commit-leads-somewhere.ts";
import { commitRefusalStays } from "./commits/commit-refusal-stays.ts";
import { commitTellsItsOutcome } from "./commits/commit-tells-its-outcome.ts";
import { commitWaitsWhileUnknown } from "./commits/commit-waits-while-unknown.ts";
import { draftIsCleared } from "./commits/draft-is-cleared.ts";
import { controlHasEffect } from "./controls/control-has-effect.ts";
import { controlHasLabel } from "./controls/control-has-label.ts";
import { controlWaitsForData } from "./controls/control-waits-for-data.ts";
import { fieldTakesItsOwn } from "./controls/field-takes-its-own.ts";
import { inertButtonSaysWhy } from "./controls/inert-button-says-why.ts";
import { limitFitsRule } from "./controls/limit-fits-rule.ts";
import { linkHasAddress } from "./controls/link-has-address.ts";
import { dialogCanBeClosed } from "./dialogs/dialog-can-be-closed.ts";
import { dialogIsKnown } from "./dialogs/dialog-is-known.ts";
import { dialogIsOpened } from "./dialogs/dialog-is-opened.ts";
import { dialogStaysOpen } from "./dialogs/dialog-stays-open.ts";
import { onCloseDoesNotWait } from "./dialogs/on-close-does-not-wait.ts";
import { consentIsGiven } from "./disclosures/consent-is-given.ts";
import { consentStandsBesideItsButton } from "./disclosures/consent-stands-beside-its-button.ts";
import { disclosureHasContent } from "./disclosures/disclosure-has-content.ts";
import { disclosureIsCritical } from "./disclosures/disclosure-is-critical.ts";
import { disclosureIsPresent } from "./disclosures/disclosure-is-present.ts";
import { disclosureIsVisible } from "./disclosures/disclosure-is-visible.ts";
import { conditionIsNotConstant } from "./expressions/condition-is-not-constant.ts";
import { datePatternIsKnown } from "./expressions/date-pattern-is-known.ts";
import { expressionIsValid } from "./expressions/expression-is-valid.ts";
import { paramIsUsed } from "./expressions/param-is-used.ts";
import { paramsFitScreen } from "./expressions/params-fit-screen.ts";
import { rowsShareFields } from "./expressions/rows-share-fields.ts";
import { stateFitsType } from "./expressions/state-fits-type.ts";
import { stateIsUsed } from "./expressions/state-is-used.ts";
import { valueIsUsed } from "./expressions/value-is-used.ts";
import { flowIsBounded } from "./flows/flow-is-bounded.ts";
import { flowIsKnown } from "./flows/flow-is-known.ts";
import { flowIsUsed } from "./flows/flow-is-used.ts";
import { flowTerminates } from "./flows/flow-terminates.ts";
import { stepFitsState } from "./flows/step-fits-state.ts";
import { stepHasEffect } from "./flows/step-has-effect.ts";
import { stepIsReached } from "./flows/step-is-reached.ts";
import { stepsAreNotEmpty } from "./flows/steps-are-not-empty.ts";
import { timerIsKnown } from "./flows/timer-is-known.ts";
import { timerIsUsed } from "./flows/timer-is-used.ts";
import { waitIsNoticed } from "./flows/wait-is-noticed.ts";
import { textSpeaksScreenLanguage } from "./languages/text-speaks-screen-language.ts";
import { languageIsKnown } from "./markets/language-is-known.ts";
import { conditionsLeaveNoGap } from "./nodes/conditions-leave-no-gap.ts";
import { eachReadsItem } from "./nodes/each-reads-item.ts";
import { headingIsPresent } from "./nodes/heading-is-present.ts";
import { landmarkIsOutermost } from "./nodes/landmark-is-outermost.ts";
import { nodeIdIsUnique } from "./nodes/node-id-is-unique.ts";
import { nodeIsKnown } from "./nodes/node-is-known.ts";
import { partIsNotPastedTwice } from "./nodes/part-is-not-pasted-twice.ts";
import { pictureIsKnown } from "./pictures/picture-is-known.ts";
import { codeIsDeclared } from "./responses/code-is-declared.ts";
import { codeIsHandled } from "./responses/code-is-handled.ts";
import { failureIsNotSuccess } from "./responses/failure-is-not-success.ts";
import { failureIsShown } from "./responses/failure-is-shown.ts";
import { failureResetsFlag } from "./responses/failure-resets-flag.ts";
import { outcomeIsShownAfterCall } from "./responses/outcome-is-shown-after-call.ts";
import { responseIsDescribed } from "./responses/response-is-described.ts";
import { responseIsUsed } from "./responses/response-is-used.ts";
import { fieldErrorStandsBesideItsField } from "./rules/field-error-stands-beside-its-field.ts";
import { refusalLetsRightValuesPass } from "./rules/refusal-lets-right-values-pass.ts";
import { ruleFitsValue } from "./rules/rule-fits-value.ts";
import { ruleHasMessage } from "./rules/rule-has-message.ts";
import { ruleIsKnown } from "./rules/rule-is-known.ts";
import { ruleIsRun } from "./rules/rule-is-run.ts";
import { renderCostIsBounded } from "./screens/render-cost-is-bounded.ts";
import { screenHasWayOut } from "./screens/screen-has-way-out.ts";
import { screenIsKnown } from "./screens/screen-is-known.ts";
import { staticScreenIsSelfContained } from "./screens/static-screen-is-self-contained.ts";
import { secretIsDeclared } from "./secrets/secret-is-declared.ts";
import { secretIsNotStored } from "./secrets/secret-is-not-stored.ts";
import { secretStaysInItsCall } from "./secrets/secret-stays-in-its-call.ts";
import { nativeParamsFitKey } from "./shell/native-params-fit-key.ts";
import { shareIsStartedByTap } from "./shell/share-is-started-by-tap.ts";
import { sharedTextKeepsLaunchParams } from "./shell/shared-text-keeps-launch-params.ts";
import { shellKeyIsKnown } from "./shell/shell-key-is-known.ts";
import { trackHasKey } from "./shell/track-has-key.ts";
import { headingIsTheShorterText } from "./texts/heading-is-the-shorter-text.ts";
import { placeholderUsesBraces } from "./texts/placeholder-uses-braces.ts";
import { textHasNoMarkup } from "./texts/text-has-no-markup.ts";
import { textIsInTable } from "./texts/text-is-in-table.ts";
import { textIsNotEmpty } from "./texts/text-is-not-empty.ts";
import { bindFitsWidget } from "./widgets/bind-fits-widget.ts";
import { childrenFitWidget } from "./widgets/children-fit-widget.ts";
import { emptyStateIsShownWhenEmpty } from "./widgets/empty-state-is-shown-when-empty.ts";
import { eventIsKnown } from "./widgets/event-is-known.ts";
import { propFieldIsKnown } from "./widgets/prop-field-is-known.ts";
import { propFitsWidget } from "./widgets/prop-fits-widget.ts";
import { replyFitsEvent } from "./widgets/reply-fits-event.ts";
import { widgetIsKnown } from "./widgets/widget-is-known.ts";
import { widgetKeepsItsPlace } from "./widgets/widget-keeps-its-place.ts";
import { widgetMayBePlaced } from "./widgets/widget-may-be-placed.ts";

export const screenChecks: readonly ScreenCheck[] = [
  actionHasPath,
  actionIsKnown,
  addressIsAllowed,
  amountIsFormatted,
  bindFitsWidget,
  childrenFitWidget,
  callIsNotRepeated,
  codeIsDeclared,
  codeIsHandled,
  colourCanBeRead,
  commitIsCritical,
  commitIsStartedByTap,
  conditionIsNotConstant,
  commitRefusalStays,
  commitTellsItsOutcome,
  commitWaitsWhileUnknown,
  commitLeadsSomewhere,
  consentIsGiven,
  consentStandsBesideItsButton,
  conditionsLeaveNoGap,
  controlHasEffect,
  controlHasLabel,
  controlWaitsForData,
  dialogCanBeClosed,
  dialogIsKnown,
  dialogIsOpened,
  dialogStaysOpen,
  disclosureHasContent,
  disclosureIsCritical,
  disclosureIsPresent,
  disclosureIsVisible,
  draftIsCleared,
  eachReadsItem,
  eventIsKnown,
  emptyStateIsShownWhenEmpty,
  expressionIsValid,
  failureIsNotSuccess,
  failureIsShown,
  failureResetsFlag,
  flowIsKnown,
  flowIsUsed,
  flowIsBounded,
  flowTerminates,
  headingIsPresent,
  headingIsTheShorterText,
  inertButtonSaysWhy,
  inputFitsAction,
  inputTakesItsOwn,
  fieldTakesItsOwn,
  landmarkIsOutermost,
  languageIsKnown,
  limitFitsRule,
  linkHasAddress,
  loadIsKnown,
  nativeParamsFitKey,
  nodeIdIsUnique,
  nodeIsKnown,
  onCloseDoesNotWait,
  optionalLoadOffersRetry,
  outcomeIsShownAfterCall,
  datePatternIsKnown,
  paramIsUsed,
  paramsFitScreen,
  pictureIsKnown,
  placeholderUsesBraces,
  propFieldIsKnown,
  propFitsWidget,
  renderCostIsBounded,
  replyFitsEvent,
  responseIsDescribed,
  responseIsUsed,
  rowsShareFields,
  fieldErrorStandsBesideItsField,
  refusalLetsRightValuesPass,
  ruleFitsValue,
  ruleHasMessage,
  ruleIsKnown,
  ruleIsRun,
  screenHasWayOut,
  screenIsKnown,
  secretIsNotStored,
  secretIsDeclared,
  secretStaysInItsCall,
  shareIsStartedByTap,
  sharedTextKeepsLaunchParams,
  shellKeyIsKnown,
  stateFitsType,
  stateIsUsed,
  staticScreenIsSelfContained,
  stepFitsState,
  stepHasEffect,
  stepIsReached,
  stepsAreNotEmpty,
  storedFitsType,
  storedNameIsKnown,
  textHasNoMarkup,
  textIsNotEmpty,
  textIsInTable,
  textSpeaksScreenLanguage,
  timerIsKnown,
  timerIsUsed,
  trackHasKey,
  valueIsUsed,
  widgetIsKnown,
  widgetKeepsItsPlace,
  partIsNotPastedTwice,
  waitIsNoticed,
  sentAmountIsRead,
  amountControlSaysWhy,
  sentAmountIsShown,
  widgetMayBePlaced,
];
