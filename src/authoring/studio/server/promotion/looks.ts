/** Pictures and colours of a promotion's screen, with what their widgets demand of them. */
import { isObject, type JsonObject } from "../../../../core/json/index.ts";
import { findContrast, findPictureSize, findReadableShade, leastContrast, pictureFormats, pictureLimit } from "../../../checker/index.ts";
import type { Catalogue } from "../../../compiler/index.ts";
import { contentTypeOf } from "../../../project/index.ts";
import type { FormColour, FormPicture } from "../../protocol/promotion.ts";
import type { Writable } from "./writable.ts";

export function listPictures(catalogue: Catalogue, places: readonly Writable[]): FormPicture[] {
  return places.flatMap((place): FormPicture[] => {
    const { schema, value } = place;
    const demands = demandsOf(schema);
    if (demands === undefined) return [];
    if (schema["type"] !== "array") return [describePicture(catalogue, place, demands, value)];
    const values = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
    // The last one is a place for a further one; what fills the list otherwise stands there.
    const further = values.length < Number(schema["maxItems"] ?? 1000) ? [Array.isArray(value) ? undefined : value] : [];
    return [...values, ...further].map((written, index) => ({
      ...describePicture(catalogue, place, demands, written),
      list: { values, index },
    }));
  });
}

function describePicture(catalogue: Catalogue, place: Writable, demands: JsonObject, written: unknown): FormPicture {
  const { node, prop, about, at, isOwn, props } = place;
  const [width = 0, height = 0] = Array.isArray(demands["least"]) ? demands["least"].map(Number) : [];
  const shown = describeShown(catalogue, written);
  return {
    ...{ node, prop, about, at, isOwn },
    value: typeof written === "string" ? written : "",
    ...(shown && { shown }),
    leastWidth: width,
    leastHeight: height,
    mostBytes: pictureLimit(catalogue.settings),
    formats: pictureFormats,
    alt: String(props[String(demands["alt"])] ?? ""),
  };
}

function demandsOf(schema: JsonObject): JsonObject | undefined {
  const inList = isObject(schema["items"]) ? schema["items"]["x-picture"] : undefined;
  const demands = schema["x-picture"] ?? inList;
  return isObject(demands) ? demands : undefined;
}

function describeShown({ pictures }: Catalogue, written: unknown): FormPicture["shown"] {
  const [, name = ""] = typeof written === "string" ? (/^picture:(.+)$/.exec(written) ?? []) : [];
  const picture = pictures.get(name);
  if (picture === undefined) return undefined;
  const { width, height } = findPictureSize(picture.text) ?? { width: 0, height: 0 };
  return { name, address: addressOf(name, picture.text), bytes: picture.text.length, width, height };
}

/** The picture itself, which the disk need not have yet. */
function addressOf(name: string, text: string): string {
  return `data:${contentTypeOf(name)};base64,${Buffer.from(text, "latin1").toString("base64")}`;
}

const whole = /^#[0-9a-f]{6}$/i;

export function listColours(places: readonly Writable[]): FormColour[] {
  return places.flatMap(({ node, prop, about, at, isOwn, schema, value, props }): FormColour[] => {
    if (schema["x-code"] !== "colour") return [];
    const colour = typeof value === "string" ? value : "";
    const ground = props[String(schema["x-ground"])];
    const contrasts = whole.test(colour) ? contrastsOf(colour, schema["x-ground"] === undefined ? undefined : String(ground)) : [];
    const failed = contrasts.find(({ passes }) => !passes);
    const suggestion = failed && findReadableShade(colour, failed.against, leastContrast);
    return [{ node, prop, about, at, isOwn, value: colour, contrasts, suggestion: suggestion ?? "" }];
  });
}

/** A widget that chooses the words on a colour by itself takes black or white, whichever is easier to read. */
function contrastsOf(colour: string, ground: string | undefined): FormColour["contrasts"] {
  const judge = (against: string) => {
    const ratio = findContrast(colour, against);
    return { against, ratio, passes: ratio >= leastContrast };
  };
  if (ground !== undefined) return whole.test(ground) ? [judge(ground)] : [];
  const [black, white] = [judge("#000000"), judge("#FFFFFF")];
  return [black.ratio >= white.ratio ? black : white];
}
