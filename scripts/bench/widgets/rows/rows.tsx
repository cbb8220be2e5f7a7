export { Rows } from "../../react/show-row.tsx";
