// Pieces of which the hostile drafts are made.
import type { GrantDefinition } from "../../../src/core/format/index.ts";
import { type Draft, inNode } from "../../support/project/drafts.ts";
import { confirm, holiOverlay, list, register } from "./grants.ts";

/** `beyond` is what is beyond the grant, as the problem has it: `text title`; '' where several words would do. */
export type Hostile = readonly [name: string, grant: GrantDefinition, draft: Draft, beyond: string];

export const loan = `${confirm}/screen.json`;
export const complaints = `${list}/screen.json`;

export const promotion = (more: object): Draft => ({ [`${register}/HOLI.json`]: JSON.stringify({ ...holiOverlay, ...more }) });
export const insert = (node: object): Draft => promotion({ insert: [{ after: "hero", node: { widget: "text", id: "n", ...node } }] });
export const says = (text: string): Draft => promotion({ texts: { holiLine: { en: text, id: "Selamat" } } });
export const node = (id: string, more: object): Draft => ({ [loan]: inNode(id, (found) => Object.assign(found, more)) });
export const prop = (id: string, props: object): Draft => ({
  [loan]: inNode(id, (found) => Object.assign(Object(found["props"]), props)),
});
export const button = (...steps: readonly object[]) => ({ widget: "button", id: "n", props: { label: "Go" }, on: { tap: steps } });
export const withButton = (...steps: readonly object[]): Draft => ({
  [complaints]: inNode("reply-time", (_, siblings) => siblings.push(button(...steps))),
});
