// Checks without which a screen from the network cannot be shown. They ship to users, so advice to authors is not among them.
import type { ScreenCheck } from "./check.ts";
import { actionIsKnown } from "./checks/calls/action-is-known.ts";
import { inputFitsAction } from "./checks/calls/input-fits-action.ts";
import { loadIsKnown } from "./checks/calls/load-is-known.ts";
import { dialogCanBeClosed } from "./checks/dialogs/dialog-can-be-closed.ts";
import { dialogIsKnown } from "./checks/dialogs/dialog-is-known.ts";
import { onCloseDoesNotWait } from "./checks/dialogs/on-close-does-not-wait.ts";
import { expressionIsValid } from "./checks/expressions/expression-is-valid.ts";
import { paramsFitScreen } from "./checks/expressions/params-fit-screen.ts";
import { stateFitsType } from "./checks/expressions/state-fits-type.ts";
import { flowIsKnown } from "./checks/flows/flow-is-known.ts";
import { flowTerminates } from "./checks/flows/flow-terminates.ts";
import { stepFitsState } from "./checks/flows/step-fits-state.ts";
import { timerIsKnown } from "./checks/flows/timer-is-known.ts";
import { eachReadsItem } from "./checks/nodes/each-reads-item.ts";
import { headingIsPresent } from "./checks/nodes/heading-is-present.ts";
import { nodeIdIsUnique } from "./checks/nodes/node-id-is-unique.ts";
import { nodeIsKnown } from "./checks/nodes/node-is-known.ts";
import { ruleFitsValue } from "./checks/rules/rule-fits-value.ts";
import { ruleIsKnown } from "./checks/rules/rule-is-known.ts";
import { renderCostIsBounded } from "./checks/screens/render-cost-is-bounded.ts";
import { screenIsKnown } from "./checks/screens/screen-is-known.ts";
import { textIsNotEmpty } from "./checks/texts/text-is-not-empty.ts";
import { bindFitsWidget } from "./checks/widgets/bind-fits-widget.ts";
import { childrenFitWidget } from "./checks/widgets/children-fit-widget.ts";
import { eventIsKnown } from "./checks/widgets/event-is-known.ts";
import { propFitsWidget } from "./checks/widgets/prop-fits-widget.ts";
import { replyFitsEvent } from "./checks/widgets/reply-fits-event.ts";
import { widgetIsKnown } from "./checks/widgets/widget-is-known.ts";
import { widgetMayBePlaced } from "./checks/widgets/widget-may-be-placed.ts";

export const remoteChecks: readonly ScreenCheck[] = [
  actionIsKnown,
  bindFitsWidget,
  childrenFitWidget,
  dialogCanBeClosed,
  dialogIsKnown,
  eachReadsItem,
  eventIsKnown,
  expressionIsValid,
  flowIsKnown,
  flowTerminates,
  headingIsPresent,
  inputFitsAction,
  loadIsKnown,
  nodeIdIsUnique,
  nodeIsKnown,
  onCloseDoesNotWait,
  paramsFitScreen,
  propFitsWidget,
  renderCostIsBounded,
  replyFitsEvent,
  ruleFitsValue,
  ruleIsKnown,
  screenIsKnown,
  stateFitsType,
  stepFitsState,
  textIsNotEmpty,
  timerIsKnown,
  widgetIsKnown,
  widgetMayBePlaced,
];
