import type { ReactElement } from "react";
import { Logo } from "#widget-kit";
import type { WidgetProps } from "#widget-types";

export function ProductLine({ root, kit, logo, name, children }: WidgetProps<"product-line">): ReactElement {
  return (
    <article {...root} className="slip" aria-label={name || undefined}>
      <div className="slip-head">
        <Logo src={logo} name={name} kit={kit} />
        {name && <h2 className="slip-name">{name}</h2>}
      </div>
      {children && (
        <>
          <div className="perforation" />
          {children}
        </>
      )}
    </article>
  );
}
