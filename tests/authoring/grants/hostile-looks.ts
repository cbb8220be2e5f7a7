// Drafts beyond their grant by pictures, addresses and values that the screen shows.
import { inNode } from "../../support/project/drafts.ts";
import { holi } from "./grants.ts";
import { type Hostile, insert, promotion } from "./hostile-pieces.ts";

export const hostileLooks: readonly Hostile[] = [
  ...[
    "https://evil.example/x.png",
    "picture:share.png",
    "//evil.example/x.png",
    "{'ht' + 'tps://evil.example'}",
    "{params.id}",
    "/api/pay?amount=1",
    "data:image/svg+xml,x",
    "{texts.holiLine}",
  ].map((image): Hostile => [`the picture ${image}`, holi, promotion({ nodes: { hero: { props: { image } } } }), ""]),
  [
    "an address by a value",
    { ...holi, parts: ["values.*"] },
    promotion({ screen: { values: { pic: "{'ht' + 'tps://evil.example'}" } }, nodes: { hero: { props: { image: "{pic}" } } } }),
    "address {pic}",
  ],
  ["a number to call", holi, insert({ widget: "link", props: { label: "Call", phone: "1900555" } }), "address 1900555"],
  ["a mailbox", holi, insert({ widget: "link", props: { label: "Write", mail: "pay@evil.example" } }), "address pay@evil.example"],
  ["an address in the words of a node", holi, insert({ props: { text: "https://evil.example" } }), "address https://evil.example"],
  ["the shell's parameters in a node", holi, insert({ props: { text: "{launch.token}" } }), "path launch.token"],
  ...["{state.gid}", "{state['gid']}", "{'x' in state.gid ? 'y' : ''}"].map(
    (text): Hostile => [
      `the shell's parameters by ${text}`,
      { screens: ["device-test-preview"], markets: "*", widgets: ["text"] },
      {
        "screens/device/test-preview/screen.json": inNode("photo", (_, siblings) =>
          siblings.push({ widget: "text", id: "n", props: { text } }),
        ),
      },
      "path launch.gid",
    ],
  ),
  [
    "the shell's parameters in a field",
    { screens: ["device-test-preview"], markets: "*", widgets: ["text-field"], parts: ["state.*"] },
    {
      "screens/device/test-preview/screen.json": inNode("photo", (_, siblings) =>
        siblings.push({ widget: "text-field", id: "n", bind: "state.gid", props: { label: "n" } }),
      ),
    },
    "path launch.gid",
  ],
  [
    "what the device stores by a value",
    { screens: ["service-chat"], markets: "*", texts: ["hello"] },
    { "screens/service/chat/texts.json": { hello: { en: "Hello {orderNo}", id: "Halo {orderNo}" } } },
    "path stored.problemOrderNo",
  ],
  ["the shell's parameters in a condition", holi, insert({ when: "launch.gid == '1'", props: { text: "Hi" } }), "path launch.gid"],
];
