// A project of another trade, with a REST API: what it needs of a project without words of its own, it takes from the library.
import type { ProjectFile } from "../../../src/authoring/doors/check.ts";

type Json = { readonly [name: string]: unknown };

const file = (path: string, value: Json): ProjectFile => ({ path, text: JSON.stringify(value, null, 2) });

export const rideScreen = {
  route: "/ride",
  title: "{data.ride.bike}",
  params: { rideId: "text" },
  load: { ride: { action: "ride", input: ["rideId"], failed: "{texts.failed}" } },
  body: [
    {
      widget: "page-header",
      id: "header",
      props: { title: "{data.ride.bike}" },
      on: { back: { do: "native", key: "closeWebView" } },
    },
    { widget: "text", id: "minutes", props: { text: "{texts.minutes}" } },
    { widget: "note", id: "ended", when: "done.endRide != null", props: { text: "{texts.ended}" } },
    { widget: "note", id: "unknown", when: "unknown.endRide", props: { text: "{texts.unknown}" } },
    { widget: "note", id: "forgetful", when: "!env.hasStorage", props: { text: "{texts.forgetful}" } },
    { widget: "note", id: "refused", when: "refused.endRide != null", props: { text: "{refused.endRide.message ?? ''}" } },
    {
      widget: "button",
      id: "end",
      when: "done.endRide == null",
      critical: true,
      props: { label: "{texts.end}" },
      on: {
        tap: [
          { do: "call", action: "endRide", input: ["rideId"], busy: "{texts.ending}" },
          { do: "toast", text: "{texts.thanks}", tone: "info" },
        ],
      },
    },
  ],
};

const texts = {
  minutes: { en: "{data.ride.minutes} minutes" },
  ended: { en: "Ended at {date(done.endRide, 'HH:mm')}" },
  unknown: { en: "Whether it ended is not known. Look again later." },
  failed: { en: "This ride cannot be shown" },
  end: { en: "End the ride" },
  ending: { en: "Ending" },
  forgetful: { en: "Do not end the ride twice" },
  thanks: { en: "Thank you" },
};

const ride = {
  $id: "layar:entities/ride",
  description: "What the operator knows of a ride.",
  $defs: {
    Ride: {
      title: "Ride",
      type: "object",
      description: "One ride.",
      additionalProperties: false,
      required: ["bike", "minutes"],
      properties: {
        bike: { type: "string", description: "Number of the bicycle." },
        minutes: { type: "number", description: "Since it began." },
      },
    },
  },
};

const byRide = {
  type: "object",
  additionalProperties: false,
  required: ["rideId"],
  properties: { rideId: { type: "string", description: "Number of the ride." } },
};

const actions = {
  ride: {
    description: "One ride.",
    method: "GET",
    path: "/rides/{rideId}",
    reads: true,
    request: byRide,
    answer: { $ref: "layar:entities/ride#/$defs/Ride" },
  },
  endRide: {
    description: "Ends a ride.",
    method: "PATCH",
    path: "/rides/{rideId}/end",
    commits: true,
    intent: { inputs: ["rideId"] },
    request: byRide,
  },
};

const taken =
  /^(?:widgets\/(?:button|note|page-header|text|toast|screen-error|node-error)\/|screens\/catalogue\/(?:settings|shell|rules)\.json)/;

function market(library: readonly ProjectFile[]): ProjectFile {
  const found = library.find(({ path }) => path === "screens/catalogue/markets/utrecht.json");
  const { languages: _, ...rest } = JSON.parse(found?.text ?? "{}");
  return file("screens/catalogue/markets/portugal.json", { ...rest, id: "portugal", languages: ["en"] });
}

/** `screen` takes the place of the one screen. */
export function bicycles(library: readonly ProjectFile[], screen: Json = rideScreen): ProjectFile[] {
  return [
    ...library.filter(({ path }) => taken.test(path) || path === "screens/catalogue/languages/en.json"),
    market(library),
    file("screens/catalogue/wire/default.json", {
      host: "default",
      baseUrl: "/api",
      response: { code: "error.code", message: "error.message" },
    }),
    file("screens/catalogue/actions/rides.json", { actions }),
    file("schemas/entities/ride.schema.json", ride),
    file("screens/rides/ride/screen.json", screen),
    file("screens/rides/ride/texts.json", texts),
    file("screens/rides/ride/scenarios.json", {
      open: "rideId=R1",
      scenarios: {
        "dock-full": {
          description: "Every place of the dock is taken.",
          answers: { endRide: { code: "dock_full", message: "This dock is full" } },
        },
      },
    }),
    file("screens/mock/responses/ride.json", { data: { bike: "Bike 7", minutes: 12 } }),
  ];
}
