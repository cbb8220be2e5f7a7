/** Beside the product's own look, so that nobody takes it for a part of the screen. */
export const viewStyle = `
details {
  position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
  background: #1b1b1f; color: #f4f4f5; font: 13px/1.5 ui-monospace, monospace; border-top: 4px solid #ff6b57;
}
details.more, details.more summary { position: static; z-index: auto; max-height: none; border: 0; padding: 0; }
details.covers { inset: 0; max-height: none; }
summary { padding: 10px 16px; cursor: pointer; position: sticky; top: 0; background: #1b1b1f; }
ol { margin: 0; padding: 0 16px 16px 36px; }
li { padding: 8px 0; border-top: 1px solid #3a3a41; }
p { margin: 4px 0; }
.message { color: #ffb4a8; }
.where { color: #a9a9b2; }
pre { margin: 4px 0; padding: 6px; overflow-x: auto; background: #101013; }
code { background: #2b2b31; padding: 0 3px; overflow-wrap: anywhere; }
button { all: unset; cursor: pointer; color: #8fc7ff; text-decoration: underline; }
button:focus-visible, summary:focus-visible { outline: 2px solid #8fc7ff; outline-offset: 2px; }
`;
