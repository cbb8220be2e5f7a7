/** The screens as a good engineer writes them in React, without a library. */
import "../../../src/browser/view/styles/base.css";
import "../../../src/browser/view/styles/page.css";
import { createRoot } from "react-dom/client";
import type { Subject } from "../page/subject.ts";
import { Cards } from "./cards.tsx";
import { Form } from "./form.tsx";
import { List } from "./list.tsx";
import { Periods } from "./periods.tsx";

const screens = { cards: Cards, periods: Periods, form: Form, list: List };

export const subject: Subject = {
  open(host, name, load) {
    const Screen = screens[name];
    const root = createRoot(host);
    root.render(<Screen load={load} />);
    return () => root.unmount();
  },
};
