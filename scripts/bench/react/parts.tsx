/** What the hand-written screens share. */
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import buttonStyles from "../../../widgets/button/button.module.css";
import headerStyles from "../../../widgets/page-header/page-header.module.css";
import type { Load, Responses, ScreenName } from "../page/subject.ts";

type Loaded<T> = { readonly state: "loading" } | { readonly state: "failed" } | { readonly state: "ready"; readonly data: T };

export function useResponse<S extends ScreenName>(load: Load, screen: S): Loaded<Responses[S]> {
  const [loaded, setLoaded] = useState<Loaded<Responses[S]>>({ state: "loading" });
  useEffect(() => {
    let isOpen = true;
    load(screen).then(
      (data) => isOpen && setLoaded({ state: "ready", data }),
      () => isOpen && setLoaded({ state: "failed" }),
    );
    return () => {
      isOpen = false;
    };
  }, [load, screen]);
  return loaded;
}

const paths = {
  back: "M15 5l-7 7 7 7",
  check: "M5 12.5l5 5L19.5 7",
  info: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.5v.1",
};

export function Icon({ name }: { readonly name: keyof typeof paths }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

function Header({ title }: { readonly title: string }): ReactElement {
  return (
    <header className={headerStyles.root}>
      <button type="button" className={headerStyles.back} aria-label="Kembali" onClick={() => history.back()}>
        <Icon name="back" />
      </button>
      <h1 tabIndex={-1} className={headerStyles.title}>
        {title}
      </h1>
    </header>
  );
}

interface ActionProps {
  readonly id: string;
  readonly label: string;
  readonly isQuiet?: boolean;
  onTap(): void;
}

export function Action({ id, label, isQuiet, onTap }: ActionProps): ReactElement {
  const className = isQuiet ? "btn btn-text" : `btn btn-primary ${buttonStyles.wide}`;
  return (
    <button type="button" data-node={id} className={className} onClick={onTap}>
      {label}
    </button>
  );
}

export function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <main>
      <Header title={title} />
      {children}
    </main>
  );
}

export function LoadingScreen({ title, hasFailed }: { readonly title: string; readonly hasFailed: boolean }): ReactElement {
  return <Screen title={title}>{hasFailed ? <p role="alert">Gagal memuat data</p> : <p role="status">Memuat</p>}</Screen>;
}
