// Checks without which a screen from the network cannot be shown. They ship to borrowers, so advice to authors is not among them.
import type { ScreenCheck } from "./check.ts";
import { actionIsKnown } from "./checks/action-is-known.ts";
import { bindFitsWidget } from "./checks/bind-fits-widget.ts";
import { childHasPlace } from "./checks/child-has-place.ts";
import { closingIsQuick } from "./checks/closing-is-quick.ts";
import { costIsBounded } from "./checks/cost-is-bounded.ts";
import { dialogIsKnown } from "./checks/dialog-is-known.ts";
import { dialogLetsGo } from "./checks/dialog-lets-go.ts";
import { eventIsKnown } from "./checks/event-is-known.ts";
import { expressionIsSound } from "./checks/expression-is-sound.ts";
import { flowComesToAnEnd } from "./checks/flow-comes-to-an-end.ts";
import { flowIsKnown } from "./checks/flow-is-known.ts";
import { headingIsPresent } from "./checks/heading-is-present.ts";
import { inputFitsAction } from "./checks/input-fits-action.ts";
import { loadIsKnown } from "./checks/load-is-known.ts";
import { nodeIdIsUnique } from "./checks/node-id-is-unique.ts";
import { nodeIsKnown } from "./checks/node-is-known.ts";
import { paramsFitScreen } from "./checks/params-fit-screen.ts";
import { propFitsWidget } from "./checks/prop-fits-widget.ts";
import { repeatIsWhole } from "./checks/repeat-is-whole.ts";
import { replyFitsEvent } from "./checks/reply-fits-event.ts";
import { ruleFitsValue } from "./checks/rule-fits-value.ts";
import { ruleIsKnown } from "./checks/rule-is-known.ts";
import { screenIsKnown } from "./checks/screen-is-known.ts";
import { stateFitsType } from "./checks/state-fits-type.ts";
import { stepFitsState } from "./checks/step-fits-state.ts";
import { timerIsKnown } from "./checks/timer-is-known.ts";
import { widgetIsKnown } from "./checks/widget-is-known.ts";
import { widgetMayBePlaced } from "./checks/widget-may-be-placed.ts";
import { wordsAreText } from "./checks/words-are-text.ts";

export const remoteChecks: readonly ScreenCheck[] = [
  actionIsKnown,
  bindFitsWidget,
  childHasPlace,
  closingIsQuick,
  costIsBounded,
  dialogIsKnown,
  dialogLetsGo,
  eventIsKnown,
  expressionIsSound,
  flowComesToAnEnd,
  flowIsKnown,
  headingIsPresent,
  inputFitsAction,
  loadIsKnown,
  nodeIdIsUnique,
  nodeIsKnown,
  paramsFitScreen,
  propFitsWidget,
  repeatIsWhole,
  replyFitsEvent,
  ruleFitsValue,
  ruleIsKnown,
  screenIsKnown,
  stateFitsType,
  stepFitsState,
  timerIsKnown,
  widgetIsKnown,
  widgetMayBePlaced,
  wordsAreText,
];
