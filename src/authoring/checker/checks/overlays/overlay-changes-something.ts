import type { ProjectCheck } from "../../check.ts";

export const overlayChangesSomething: ProjectCheck = {
  id: "overlay-changes-something",
  why: "A variant in which nothing is different is a file that somebody forgot to finish, and nobody will miss it.",
  over: "project",
  run({ overlays }, report) {
    for (const { file, value } of overlays) {
      const isEmpty = [value.screen, value.nodes, value.insert].every((part) => Object.keys(part ?? {}).length === 0);
      if (isEmpty)
        report(
          { file, pointer: "", on: "value" },
          {
            message: `This overlay changes nothing in \`${value.overlay}\`.`,
            help: "Add `nodes`, `insert` or `screen`, or remove the file.",
          },
        );
    }
  },
  bad: [{ files: { "screens/example.india.json": { overlay: "example", for: { market: "india" }, nodes: {} } } }],
  good: [
    {
      files: {
        "screens/example.india.json": {
          overlay: "example",
          for: { market: "india" },
          insert: [{ after: "header", node: { widget: "text", id: "words", props: { text: "Hello" } } }],
        },
      },
    },
  ],
};
