/** What pages ask the server: each request with its fields and its result. */
interface Fields {
  readonly [field: string]: "text" | "number";
}

export interface Asked<Carried extends Fields = Fields, Result = unknown> {
  readonly fields: Carried;
  /** Only its type is there. */
  readonly result?: Result;
}

/** `gives<Result>()({ path: "text" })`: of the two types the second one is inferred. */
export function gives<Result>() {
  return <const Carried extends Fields>(fields: Carried): Asked<Carried, Result> => ({ fields });
}
