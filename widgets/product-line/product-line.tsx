import { type ReactElement, useId } from "react";
import { Logo } from "#widget-kit";
import type { WidgetProps } from "#widget-types";

export function ProductLine({ root, logo, name, children }: WidgetProps<"product-line">): ReactElement {
  const id = useId();
  return (
    <article {...root} className="slip" aria-labelledby={name ? id : undefined}>
      <div className="slip-head">
        <Logo src={logo} name={name} />
        {name && (
          <h2 id={id} className="slip-name">
            {name}
          </h2>
        )}
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
