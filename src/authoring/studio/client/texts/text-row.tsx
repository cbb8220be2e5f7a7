/** One text, or one of its plural forms, in the chosen languages. */
import { memo, type ReactElement } from "react";
import type { StudioText } from "../../protocol/texts.ts";
import { Link } from "../link.tsx";
import { addressOf } from "../router.ts";
import * as styles from "./texts-page.module.css";
import { WordingCell } from "./wording-cell.tsx";

interface TextRowProps {
  readonly row: StudioText;
  readonly languages: readonly string[];
  readonly hasPseudo: boolean;
}

/** Named in full; of more only how many. */
const mostNamed = 2;

export const TextRow = memo(function TextRow({ row, languages, hasPseudo }: TextRowProps): ReactElement {
  const { name, form, file, comment, screens, wordings, pseudo } = row;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className={styles.name}>{form === "" ? name : `${name} (${form})`}</span>
        <span className="row small">
          {screens.length === 0 && <span className="soft">{file.split("/").slice(-1)[0]}, on every screen</span>}
          {screens.slice(0, mostNamed).map((screen) => (
            <Link key={screen} to={addressOf(["screen", screen], { shows: name, of: file })} label={`${name} on ${screen}`}>
              {screen}
            </Link>
          ))}
          {screens.length > mostNamed && <span className="soft">{`and ${screens.length - mostNamed} more`}</span>}
          {row.market && <span className="soft">{`only ${row.market}`}</span>}
        </span>
        {comment !== "" && <span className="soft">{comment}</span>}
      </th>
      {languages.map((language) => {
        const wording = wordings.find((one) => one.language === language);
        return wording === undefined ? (
          <td key={language} className="soft small">
            Not needed
          </td>
        ) : (
          <WordingCell key={language} row={row} wording={wording} />
        );
      })}
      {hasPseudo && <td className="soft">{pseudo}</td>}
    </tr>
  );
});
