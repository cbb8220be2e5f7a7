import type { NodeDefinition } from "../../../../core/format/index.ts";
import { languagesOf, type Project, walkNodes } from "../../../compiler/index.ts";
import { type ProjectCheck, projectCheck } from "../../check.ts";
import { disclosesSome } from "../../queries/disclosure-kinds.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atKey, atValue } from "../../queries/places.ts";

export const remoteCommitHasConsent = projectCheck({ id: "remote-commit-has-consent", isFixed: true }, (project, report) => {
  const { remote } = project.catalogue.settings;
  if (remote === undefined) return;
  const file = "screens/catalogue/settings.json";
  const consents = remote.consents ?? {};
  for (const [at, name] of remote.actions.entries()) {
    if (project.catalogue.actions.get(name)?.commits !== true || Object.hasOwn(consents, name)) continue;
    report(atValue(file, `/remote/actions/${at}`), {
      message: `\`${name}\` commits, and a screen from the network could call it without consent.`,
      help: `Write under \`remote.consents\` which node of the built-in screen asks for it, for example \`"${name}": "consent"\`.`,
    });
  }
  reportSilentLanguages(project, report);
  const nodes = builtInNodes(project);
  const ids = nodes.map(({ id }) => id);
  for (const [action, id] of Object.entries(consents)) {
    if (!remote.actions.includes(action))
      report(atKey(file, `/remote/consents/${action}`), describeMissing({ kind: "action" }, action, remote.actions));
    if (!ids.includes(id)) report(atValue(file, `/remote/consents/${action}`), describeMissing({ kind: "node" }, id, ids));
    else if (!nodes.some((node) => node.id === id && mayAsk(project, node)))
      report(atValue(file, `/remote/consents/${action}`), {
        message: `\`${id}\` asks for no consent.`,
        help: "Name the node that shows what the user agrees to.",
      });
  }
});

/** When the consent was out of sight, the page asks for it in the language of the screen. */
function reportSilentLanguages({ catalogue, texts }: Project, report: Parameters<ProjectCheck["run"]>[1]): void {
  if (Object.keys(catalogue.settings.remote?.consents ?? {}).length === 0) return;
  const spoken = languagesOf(catalogue);
  for (const { id, labels } of catalogue.languages.values()) {
    const file = `screens/catalogue/languages/${id}.json`;
    if (!spoken.includes(id) || labels.consentFirst !== undefined || !texts.has(file)) continue;
    report(atKey(file, "/labels"), {
      message: "Nothing asks in this language to read a consent of a screen from the network that was out of sight.",
      help: 'Add the label `consentFirst`, for example `"Please read this first, then try again."`.',
    });
  }
}

/** It says what it discloses, or holds words and links; a control alone is what the consent is for. */
function mayAsk({ catalogue }: Project, node: NodeDefinition): boolean {
  return disclosesSome(catalogue, node, "consent") || ((node.children ?? []).length > 0 && node.on === undefined);
}

/** Nodes of the screens in whose place one from the network can be shown. */
function builtInNodes({ screens }: Project): NodeDefinition[] {
  const hosts = [...screens.values()].flatMap(({ value }) => (value.replacedBy === undefined ? [] : [value]));
  return hosts.flatMap((screen) => [...walkNodes(screen)].map(({ node }) => node));
}
