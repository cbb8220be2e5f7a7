/** Mistakes in the form of a complaint, each solved by what the studio shows. */
export interface Mistake {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** What the panel says. */
  readonly says: string;
  /** Typed at the place that the problem leads to; missing where the problem has a fix. */
  readonly type?: string;
  /** The place is the one that matters beside it. */
  readonly isRelated?: true;
}

export const mistakes: readonly Mistake[] = [
  { name: "a widget misspelt", before: '"text-area"', after: '"text-aera"', says: "Did you mean `text-area`?" },
  {
    name: "a text misspelt",
    before: "{texts.content}",
    after: "{texts.contnt}",
    says: "Nothing shows the text `content`.",
    type: "content",
    isRelated: true,
  },
  { name: "a property misspelt", before: '"rows"', after: '"rwos"', says: "Did you mean `rows`?" },
  {
    name: "a screen misspelt",
    before: '"back", "screen": "complaint-type" }',
    after: '"back", "screen": "complaint-typ" }',
    says: "Did you mean `complaint-type`?",
  },
  { name: "braces forgotten", before: '"text": "{type}"', after: '"text": "type"', says: "Write `{type}` to insert its value." },
  { name: "a comma forgotten", before: '"/complainPageNext",', after: '"/complainPageNext"', says: "A comma is missing.", type: "," },
  { name: "a number in quotes", before: '"max": 200', after: '"max": "200"', says: "not a number", type: "200" },
  { name: "a value that is none", before: '"accent"', after: '"warning"', says: "'danger' fits", type: '"accent"' },
  { name: "an id used twice", before: '"id": "tip"', after: '"id": "text"', says: "have the id `text`", type: '"tip"' },
  {
    name: "a flow misspelt",
    before: '"tap": "submit"',
    after: '"tap": "submt"',
    says: "Nothing starts the flow `submit`.",
    type: '"submit"',
    isRelated: true,
  },
];
