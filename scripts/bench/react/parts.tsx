/** What the hand-written screens share. */
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import buttonStyles from "../../../src/widgets/button/button.module.css";
import headerStyles from "../../../src/widgets/page-header/page-header.module.css";
import type { Load, Responses, ScreenName } from "../page/subject.ts";

type Loaded<T> = { readonly state: "loading" } | { readonly state: "failed" } | { readonly state: "ready"; readonly data: T };

export function useResponse<S extends ScreenName>(load: Load, screen: S): Loaded<Responses[S]> {
  const { given } = load;
  const [loaded, setLoaded] = useState<Loaded<Responses[S]>>(
    given ? { state: "ready", data: given as Responses[S] } : { state: "loading" },
  );
  useEffect(() => {
    if (given) return;
    let isOpen = true;
    load(screen).then(
      (data) => isOpen && setLoaded({ state: "ready", data }),
      () => isOpen && setLoaded({ state: "failed" }),
    );
    return () => {
      isOpen = false;
    };
  }, [load, screen, given]);
  return loaded;
}

export function Icon({ name }: { readonly name: "back" | "info" }): ReactElement {
  return <span className={`ly-icon ly-sign ly-sign-${name}`} aria-hidden="true" />;
}

interface HeaderProps {
  readonly title: string;
  /** Name of the way back, in the language of the screen. */
  readonly back?: string;
}

function Header({ title, back = "Kembali" }: HeaderProps): ReactElement {
  return (
    <header className={`${headerStyles.root} ${headerStyles.stays}`}>
      <button type="button" className={headerStyles.back} aria-label={back} onClick={() => history.back()}>
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
  const className = isQuiet ? "ly-btn ly-btn-text" : `ly-btn ly-btn-primary ${buttonStyles.wide}`;
  return (
    <button type="button" data-node={id} className={className} onClick={onTap}>
      {label}
    </button>
  );
}

export function Screen({ title, back, children }: HeaderProps & { readonly children: ReactNode }): ReactElement {
  return (
    <main className="layar" data-screen={title}>
      <Header title={title} back={back} />
      {children}
    </main>
  );
}

export function LoadingScreen({ title, hasFailed }: { readonly title: string; readonly hasFailed: boolean }): ReactElement {
  return <Screen title={title}>{hasFailed ? <p role="alert">Gagal memuat data</p> : <p role="status">Memuat</p>}</Screen>;
}
