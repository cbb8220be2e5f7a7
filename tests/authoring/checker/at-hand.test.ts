// What is suggested where two inputs take the same value.
import { describe, expect, it } from "vitest";
import { findSlip, type Roots, type Taker } from "../../../src/authoring/checker/names/at-hand.ts";
import { types } from "../../../src/core/expression/index.ts";

const object = (...names: string[]) => ({ obj: { props: Object.fromEntries(names.map((name) => [name, types.text])) } });
const roots: Roots = {
  params: object("parcelPlace", "parcelPartPlace", "userMail"),
  data: { obj: { props: { start: { obj: { props: { parcelKind: { list: types.text }, parcelPartKind: { list: types.text } } } } } } },
};
const take = (...pairs: (readonly [name: string, field: string])[]): Taker[] => {
  const takers: Taker[] = [];
  for (const [name, field] of pairs) takers.push({ name, pointer: `/${name}`, path: ["params", field], beside: takers, aliases: [] });
  return takers;
};
const slipsOf = (takers: readonly Taker[]) => takers.map((taker) => findSlip(roots, taker)?.own);

describe("findSlip", () => {
  it("names what nobody takes, and not a list of the input's name", () => {
    expect(slipsOf(take(["parcelKind", "parcelPlace"], ["parcelPartKind", "parcelPlace"]))).toEqual([undefined, "params.parcelPartPlace"]);
  });

  it("says nothing of names that have one word in common", () => {
    expect(slipsOf(take(["parcelPlace", "parcelPlace"], ["userName", "parcelPlace"]))).toEqual([undefined, undefined]);
  });

  it("says nothing where each takes its own", () => {
    expect(slipsOf(take(["parcelKind", "parcelPlace"], ["parcelPartKind", "parcelPartPlace"]))).toEqual([undefined, undefined]);
  });
});
