import { screenCheck } from "../../check.ts";
import { keyAt } from "../../queries/places.ts";

export const staticScreenIsSelfContained = screenCheck({ id: "static-screen-is-self-contained" }, ({ screen }, report) => {
  const { delivery, load = {}, params = {}, route } = screen;
  if (delivery !== "static") return;
  const help = "Remove it, or remove `delivery`.";
  if (Object.keys(load).length > 0) report(keyAt("/load"), { message: "A static screen cannot load data.", help });
  if (Object.keys(params).length > 0) report(keyAt("/params"), { message: "A static screen cannot have parameters.", help });
  if (!route.startsWith("/"))
    report("/route", {
      message: `A static screen needs a path as its route, not \`${route}\`.`,
      help: "Use a path such as `/help`, or remove `delivery`.",
    });
});
