import type { ScreenCheck } from "../../check.ts";

export const staticIsWhole: ScreenCheck = {
  id: "static-is-whole",
  why: "A page that is read without scripts can show no answers and no parameters, and only a path has a page.",
  over: "screen",
  run({ screen: { delivery, load = {}, params = {}, route } }, report) {
    if (delivery !== "static") return;
    const help = "Take it away, or leave `delivery` out.";
    if (Object.keys(load).length > 0) report({ pointer: "/load", on: "key" }, { message: "A static screen asks for no answers.", help });
    if (Object.keys(params).length > 0) report({ pointer: "/params", on: "key" }, { message: "A static screen has no parameters.", help });
    if (!route.startsWith("/")) report("/route", { message: `A static screen needs a path; \`${route}\` has no page of its own.`, help });
  },
  bad: [
    { screen: { delivery: "static", load: { choices: { action: "choices" } }, ...showing("{data.choices.title}") } },
    { screen: { delivery: "static", route: "#/example" } },
    { screen: { delivery: "static", params: { orderNo: "text" }, ...showing("{params.orderNo}") } },
  ],
  good: [{ screen: { delivery: "static" } }],
};

function showing(text: string) {
  return { body: [{ widget: "text", id: "words", props: { text } }] };
}
