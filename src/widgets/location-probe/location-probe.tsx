import { type ReactElement, useEffect, useRef, useState } from "react";
import type { WidgetProps } from "../types.gen.ts";

/** By the codes that a device gives. */
const reasons = ["unsupported", "denied", "unavailable", "timeout"] as const;

export function LocationProbe({ root, label, seconds = 15, busy, on }: WidgetProps<"location-probe">): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const isInert = Boolean(busy) || isAsking;
  const fail = (code: number): void => {
    setAsking(false);
    if (!isGone.current) void on?.failed?.(reasons[code] ?? "unavailable");
  };
  const ask = (): void => {
    // Absent in old web views, and on pages without https.
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) {
      fail(0);
      return;
    }
    setAsking(true);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setAsking(false);
        if (!isGone.current) void on?.located?.({ latitude, longitude, accuracy });
      },
      ({ code }) => fail(code),
      { enableHighAccuracy: true, timeout: seconds * 1000, maximumAge: 0 },
    );
  };
  return (
    <button
      {...root}
      type="button"
      className="ly-btn ly-btn-secondary"
      aria-disabled={isInert || undefined}
      aria-busy={isInert || undefined}
      onClick={isInert ? undefined : ask}
    >
      {label}
    </button>
  );
}
