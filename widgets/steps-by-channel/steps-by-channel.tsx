import { classes, Icon } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./steps-by-channel.module.css";

export function StepsByChannel({ root, id, label, channels, open = "" }: WidgetProps<"steps-by-channel">): ReactElement {
  const plain = channels.flatMap((step) => (typeof step === "string" ? [step] : []));
  const opened = Math.max(
    0,
    channels.findIndex((channel) => typeof channel !== "string" && channel.name === open),
  );
  return (
    <section {...root} hidden={channels.length === 0} aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`}>{label}</h2>
      <div className={classes("ly-rows", styles.channels)}>
        {plain.length > 0 && <Steps steps={plain} />}
        {channels.map(
          (channel, index) =>
            typeof channel !== "string" && (
              // biome-ignore lint/suspicious/noArrayIndexKey: two channels may be alike, and they do not move
              <details key={`${index} ${channel.name}`} className="ly-fold" open={index === opened}>
                <summary>
                  <h3>{channel.name}</h3>
                  <Icon name="chevron" />
                </summary>
                <Steps steps={channel.steps} />
              </details>
            ),
        )}
      </div>
    </section>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }): ReactElement {
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they do not move
        <li key={`${place} ${step}`}>{step}</li>
      ))}
    </ol>
  );
}
