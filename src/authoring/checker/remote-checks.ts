// Checks without which a screen from the network cannot be shown. They ship to users, so advice to authors is not among them.
import type { ScreenCheck } from "./check.ts";
import { inputFitsAction } from "./checks/calls/input-fits-action.ts";
import { dialogCanBeClosed } from "./checks/dialogs/dialog-can-be-closed.ts";
import { onCloseDoesNotWait } from "./checks/dialogs/on-close-does-not-wait.ts";
import { expressionIsValid } from "./checks/expressions/expression-is-valid.ts";
import { paramsFitScreen } from "./checks/expressions/params-fit-screen.ts";
import { stateFitsType } from "./checks/expressions/state-fits-type.ts";
import { flowTerminates } from "./checks/flows/flow-terminates.ts";
import { stepFitsState } from "./checks/flows/step-fits-state.ts";
import { namesAreKnown } from "./checks/names/known.ts";
import { eachReadsItem } from "./checks/nodes/each-reads-item.ts";
import { headingIsPresent } from "./checks/nodes/heading-is-present.ts";
import { nodeIdIsUnique } from "./checks/nodes/node-id-is-unique.ts";
import { ruleFitsValue } from "./checks/rules/rule-fits-value.ts";
import { renderCostIsBounded } from "./checks/screens/render-cost-is-bounded.ts";
import { textIsNotEmpty } from "./checks/texts/text-is-not-empty.ts";
import { bindFitsWidget } from "./checks/widgets/bind-fits-widget.ts";
import { childrenFitWidget } from "./checks/widgets/children-fit-widget.ts";
import { eventIsKnown } from "./checks/widgets/event-is-known.ts";
import { propFitsWidget } from "./checks/widgets/prop-fits-widget.ts";
import { replyFitsEvent } from "./checks/widgets/reply-fits-event.ts";
import { widgetMayBePlaced } from "./checks/widgets/widget-may-be-placed.ts";

export const remoteChecks: readonly ScreenCheck[] = [
  ...namesAreKnown,
  bindFitsWidget,
  childrenFitWidget,
  dialogCanBeClosed,
  eachReadsItem,
  eventIsKnown,
  expressionIsValid,
  flowTerminates,
  headingIsPresent,
  inputFitsAction,
  nodeIdIsUnique,
  onCloseDoesNotWait,
  paramsFitScreen,
  propFitsWidget,
  renderCostIsBounded,
  replyFitsEvent,
  ruleFitsValue,
  stateFitsType,
  stepFitsState,
  textIsNotEmpty,
  widgetMayBePlaced,
];
