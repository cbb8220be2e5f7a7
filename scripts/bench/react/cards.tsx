import { type ReactElement, useCallback, useState } from "react";
import stack from "../../../src/widgets/stack/stack.module.css";
import text from "../../../src/widgets/text/text.module.css";
import type { Load } from "../page/subject.ts";
import { Action, LoadingScreen, Screen, useResponse } from "./parts.tsx";
import { ProductCard } from "./product-card.tsx";

export function Saved({ count }: { readonly count: number }): ReactElement {
  return <p data-node="saved" className={text.root}>{`Dipilih: ${count}`}</p>;
}

export function Cards({ load }: { readonly load: Load }): ReactElement {
  const loaded = useResponse(load, "cards");
  const [hasTags, setTags] = useState(false);
  const [saved, setSaved] = useState(0);
  const save = useCallback(() => setSaved((count) => count + 1), []);
  if (loaded.state !== "ready") return <LoadingScreen title="Produk" hasFailed={loaded.state === "failed"} />;
  return (
    <Screen title="Produk">
      <div className={stack.root} data-direction="row">
        <Action id="tags" label="Tampilkan label" isQuiet onTap={() => setTags(!hasTags)} />
        <Saved count={saved} />
      </div>
      {loaded.data.map((product) => (
        <ProductCard key={product.id} product={product} showTags={hasTags} onTap={save} />
      ))}
    </Screen>
  );
}
