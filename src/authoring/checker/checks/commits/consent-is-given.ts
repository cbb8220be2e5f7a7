import type { ScreenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { whenTrue } from "../../conditions/read-formula.ts";

export const consentIsGiven: ScreenCheck = {
  id: "consent-is-given",
  why: "A button that works while the box beside it is empty binds a borrower who has not agreed.",
  over: "screen",
  run(outline, report) {
    for (const { at, need, when, shownBy } of listDemands(outline)) {
      if (need !== "consent") continue;
      for (const { node, pointer } of shownBy) {
        if (node.bind === undefined)
          report(pointer, { message: `\`${node.id}\` asks for consent and remembers no answer.`, help: "Give it `bind`." });
        else if (findAssignment({ all: [when, { not: whenTrue(node.bind) }] }) !== undefined)
          report(at.node.props?.["enabled"] === undefined ? at.pointer : `${at.pointer}/props/enabled`, {
            message: `\`${at.node.id}\` can be tapped while \`${node.bind}\` is false, so without the consent that it needs.`,
            help: `Let it react only with the consent, for example \`"enabled": "{${node.bind}}"\`.`,
          });
        for (const { step, pointer: of } of outline.steps)
          if (step.do === "set" && step.path === node.bind && step.to !== false)
            report(`${of}/to`, {
              message: `\`${step.path}\` is the borrower's consent, and this step gives it for them.`,
              help: "Leave it to the box; a step may only take it back, with `false`.",
            });
      }
    }
  },
  bad: [
    { screen: { state: { isAgreed: false }, body: [consent(), pay({ label: "{state.isAgreed ? 'Pay' : 'Agree and pay'}" })] } },
    { screen: { body: [unbound(), pay({ label: "Pay" })] } },
    {
      screen: { state: { isAgreed: false }, onReady: [agree(true)], body: [consent(), pay({ label: "Pay", enabled: "{state.isAgreed}" })] },
    },
  ],
  good: [
    { screen: { state: { isAgreed: false }, body: [consent(), pay({ label: "Pay", enabled: "{state.isAgreed}" })] } },
    {
      screen: { state: { isAgreed: true }, onReady: [agree(false)], body: [consent(), pay({ label: "Pay", enabled: "{state.isAgreed}" })] },
    },
    {
      screen: { state: { isAgreed: false }, body: [consent(), guarded()] },
      files: { "screens/actions/example.json": { actions: { pay: { needs: ["consent"] } } } },
    },
  ],
};

function consent() {
  return { widget: "checkbox", id: "consent", critical: true, bind: "state.isAgreed", discloses: ["consent"], props: { label: "I agree" } };
}

function unbound() {
  return { widget: "text", id: "consent", critical: true, discloses: ["consent"], props: { text: "You agree" } };
}

function pay(props: object) {
  return { widget: "button", id: "pay", needs: ["consent"], props, on: { tap: [{ do: "go", screen: "home" }] } };
}

function guarded() {
  const asks = { do: "if", if: "!state.isAgreed", then: [{ do: "toast", text: "Please agree first" }, { do: "stop" }] };
  return { widget: "button", id: "pay", critical: true, props: { label: "Pay" }, on: { tap: [asks, { do: "call", action: "pay" }] } };
}

function agree(to: boolean) {
  return { do: "set", path: "state.isAgreed", to };
}
