import type { ControlElement, JsonSchema, Layout, UISchemaElement } from "@jsonforms/core";
import type { ScreenName } from "../page/subject.ts";

export const schemas: Readonly<Record<ScreenName, JsonSchema>> = {
  cards: {
    type: "object",
    properties: {
      products: { type: "array", items: { type: "object", properties: { id: { type: "string" } } } },
      hasTags: { type: "boolean" },
      saved: { type: "integer" },
    },
  },
  periods: {
    type: "object",
    properties: {
      periods: { type: "array", items: { type: "object", properties: { periodNo: { type: "integer" } } } },
      chosen: { type: "integer" },
    },
  },
  form: {
    type: "object",
    properties: { type: { type: "string" }, sonType: { type: "string" }, text: { type: "string" }, isInvalid: { type: "boolean" } },
  },
};

/** A control for one property of the data, drawn by the renderer of that name. */
function control(property: string, show: string, options: Readonly<Record<string, unknown>> = {}): ControlElement {
  return { type: "Control", scope: `#/properties/${property}`, options: { ...options, show } };
}

const layout = (type: string, elements: UISchemaElement[], options = {}): Layout => ({ type, elements, options });

/** What stands for one entry of the array that it is in. */
const card: ControlElement = { type: "Control", scope: "#", options: { show: "card" } };

export const uiSchemas: Readonly<Record<ScreenName, Layout>> = {
  cards: layout(
    "Screen",
    [
      layout("Row", [control("hasTags", "switch", { id: "tags", label: "Tampilkan label", isQuiet: true }), control("saved", "saved")]),
      control("products", "list", { detail: card }),
    ],
    { title: "Produk" },
  ),
  periods: layout(
    "Screen",
    [
      control("chosen", "total"),
      control("chosen", "periods", { label: "Belanja cicilan" }),
      layout("Bar", [control("chosen", "all", { id: "all", label: "Bayar semua" })]),
    ],
    { title: "Detail Tagihan" },
  ),
  form: layout(
    "Screen",
    [
      { type: "Types" },
      control("text", "text", { label: "Comments and suggestions" }),
      control("text", "rest"),
      { type: "Tip" },
      layout("Bar", [control("isInvalid", "submit", { id: "submit", label: "Submit" })]),
    ],
    { title: "Complaint", back: "Back" },
  ),
};
