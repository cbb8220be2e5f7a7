import type { Spec } from "@json-render/react";
import type { ScreenName } from "../page/subject.ts";

/** What stands around the periods, however they are drawn. */
const periodsFrame: Spec["elements"] = {
  screen: { type: "Screen", props: { title: "Detail Tagihan" }, children: ["total", "waiting", "bar"] },
  total: {
    type: "Total",
    props: { words: { $computed: "writeTotal", args: { periods: { $state: "/periods" }, chosen: { $state: "/chosen" } } } },
  },
  bar: { type: "Bar", props: {}, children: ["all"] },
  all: { type: "Action", props: { id: "all", label: "Bayar semua" }, on: { press: { action: "toggleAll" } } },
};

/** The list of periods as one element for each of them, as the cards are. */
export const periodsByRow: Spec = {
  root: "screen",
  elements: {
    ...periodsFrame,
    waiting: { type: "Rows", props: { label: "Belanja cicilan" }, children: ["periods"] },
    periods: { type: "List", props: {}, repeat: { statePath: "/periods", key: "periodNo" }, children: ["period"] },
    period: {
      type: "Period",
      props: { period: { $item: "" }, index: { $index: true }, chosen: { $state: "/chosen" } },
      on: { press: { action: "toggle", params: { index: { $index: true } } } },
    },
  },
};

export const specs: Readonly<Record<ScreenName, Spec>> = {
  cards: {
    root: "screen",
    elements: {
      screen: { type: "Screen", props: { title: "Produk" }, children: ["tools", "products"] },
      tools: { type: "Row", props: {}, children: ["tags", "saved"] },
      tags: { type: "Action", props: { id: "tags", label: "Tampilkan label", isQuiet: true }, on: { press: { action: "toggleTags" } } },
      saved: { type: "Saved", props: { count: { $state: "/saved" } } },
      products: { type: "List", props: {}, repeat: { statePath: "/products", key: "id" }, children: ["product"] },
      product: {
        type: "ProductCard",
        props: { product: { $item: "" }, showTags: { $state: "/hasTags" } },
        on: { press: { action: "save" } },
      },
    },
  },
  periods: {
    root: "screen",
    elements: {
      ...periodsFrame,
      waiting: {
        type: "PeriodList",
        props: { label: "Belanja cicilan", periods: { $state: "/periods" }, chosen: { $bindState: "/chosen" } },
      },
    },
  },
  form: {
    root: "screen",
    elements: {
      screen: { type: "Screen", props: { title: "Complaint", back: "Back" }, children: ["types", "text", "rest", "tip", "bar"] },
      types: { type: "Types", props: { type: { $state: "/type" }, sonType: { $state: "/sonType" } } },
      text: {
        type: "TextArea",
        props: { label: "Comments and suggestions", value: { $bindState: "/text" }, isInvalid: { $state: "/isInvalid" } },
        watch: { "/text": { action: "saveDraft" } },
      },
      rest: { type: "Rest", props: { value: { $state: "/text" } } },
      tip: { type: "Tip", props: {} },
      bar: { type: "Bar", props: {}, children: ["submit"] },
      submit: { type: "Action", props: { id: "submit", label: "Submit" }, on: { press: { action: "submit" } } },
    },
  },
};
