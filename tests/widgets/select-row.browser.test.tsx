import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import selectRow from "../../src/widgets/select-row/select-row.schema.json" with { type: "json" };
import { Shown, showInScreen, showWidget } from "../support/browser/render-widget.tsx";

async function show(props: { readonly [name: string]: unknown }) {
  const { container } = await showWidget("select-row", { label: "Reach us", ...props });
  return container;
}

describe("select-row", () => {
  it("groups a telephone number without changing its text", async () => {
    const container = await show({ value: "+622150000001" });
    const groups = container.querySelectorAll(".ly-digits > span");
    expect(Array.from(groups, ({ textContent }) => textContent)).toEqual(["+62", "21", "5000", "0001"]);
    expect(container.querySelector(".ly-digits")?.textContent).toBe("+622150000001");
  });

  it.each(["728000", "Rp 728.000", "BCA · ATM"])("shows %s as it is", async (value) => {
    const container = await show({ value });
    expect(Array.from(container.querySelectorAll(".ly-digits > span"), ({ textContent }) => textContent)).toEqual([value]);
  });

  it.each([
    [{ value: "+622150000001", phone: "+622150000001" }, "tel:+622150000001"],
    [{ value: "help@example.com", mail: "help@example.com" }, "mailto:help@example.com"],
  ])("is a link that reaches somebody with %o", async (props, href) => {
    await show(props);
    await expect.element(page.getByRole("link", { name: "Reach us" })).toHaveAttribute("href", href);
    expect(page.getByRole("button").elements()).toEqual([]);
  });

  it.each([{ phone: "javascript:alert(1)" }, { mail: "a@b.com?bcc=c@d.com" }])("is no link with %o", async (props) => {
    await show(props);
    expect(page.getByRole("link").elements()).toEqual([]);
  });

  it("draws what it leads to, each by a drawing of its own", async () => {
    const icons = selectRow.props.properties.icon.enum;
    const { container } = await showInScreen(
      icons.map((icon) => <Shown key={icon} name="select-row" props={{ label: icon, icon, kind: "action" }} />),
    );
    const drawings = Array.from(container.querySelectorAll(".ly-icon"), (icon) => getComputedStyle(icon).getPropertyValue("mask-image"));
    expect(drawings.filter((drawing) => !drawing.includes("svg"))).toEqual([]);
    expect(new Set(drawings).size).toBe(icons.length);
  });

  it("prefers the letters that something is known by to a drawing", async () => {
    const emblem = { letters: "BCA", ground: "#005FAF", ink: "#FFFFFF", names: ["BCA"] };
    const container = await show({ emblem, icon: "bank" });
    expect(container.querySelector<HTMLElement>(".ly-emblem")?.dataset["letters"]).toBe("BCA");
    expect(container.querySelector("svg")).toBeNull();
  });

  it("asks for help in one line without a card", async () => {
    const container = await show({ icon: "chat", kind: "help" });
    const row = container.querySelector<HTMLElement>("[data-widget=select-row]");
    expect(row?.offsetHeight).toBe(48);
    expect(row && getComputedStyle(row).borderTopWidth).toBe("0px");
    expect(container.querySelector(".ly-sign-next")).toBeNull();
  });
});
