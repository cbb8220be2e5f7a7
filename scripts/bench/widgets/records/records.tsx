export { Records } from "../../react/list.tsx";
