/** Whom it reaches: where, under which conditions, and beside which other promotions. */
import type { ReactElement } from "react";
import type { OtherPromotion, PromotionForm } from "../../protocol/promotion.ts";
import { Link } from "../link.tsx";
import { addressOf } from "../router.ts";
import { usePromotion } from "./open-promotion.ts";

/** `address`: by which the app opens it, at a moment at which it runs. */
export function ReachSection({ address }: { readonly address: string }): ReactElement {
  const { form } = usePromotion();
  const { id, screen, route, market, markets, others, besides, isServed } = form;
  return (
    <ul>
      <li>{market ? `The market ${market} alone.` : `Every market: ${markets.map((one) => one.id).join(", ")}.`}</li>
      <li>
        The screen <strong>{screen}</strong>, at <code>{route}</code>, for whoever opens it with <code>{`templateId=${id}`}</code> in the
        address. Everybody else sees it as it was.{" "}
        {address !== "" && (
          <a href={address} target="_blank" rel="noreferrer">
            Open it in the app
          </a>
        )}
      </li>
      {isServed && (
        <li>What the server sends for this promotion fills the places that have no words, picture or colour of their own here.</li>
      )}
      {besides.map((other) => (
        <li key={other.file}>
          It also changes <Link to={addressOf(["screen", other.screen], { file: other.file })}>{other.screen}</Link>.
        </li>
      ))}
      {others.map((other) => (
        <li key={other.file}>{describeOther(other, form)}</li>
      ))}
    </ul>
  );
}

function describeOther({ id, file, market, isSameTime }: OtherPromotion, { screen, markets, id: own }: PromotionForm): ReactElement {
  const shown = `${market || markets[0]?.id}+${id}`;
  return (
    <>
      <Link to={addressOf(["screen", screen], { file, variant: shown })}>{id}</Link>{" "}
      {isSameTime
        ? `changes the same screen at the same time. They never meet: the address names one of them, so ${own} wins where it says ${own}.`
        : "changes the same screen at another time."}
    </>
  );
}
