// How much one request may ask for.
export const limits = {
  /** Nesting levels of and/or. */
  logicDepth: 10,
  /** Filters in total, including those in logic trees. */
  filters: 100,
  /** Values in one in.(…) list. */
  listItems: 5000,
  /** Columns in one select list; PostgreSQL's own limit is 1,664. */
  selectItems: 500,
  /** How often one column can be selected under different names. */
  sameColumn: 5,
  /** How often paths into one JSON column can be selected. */
  samePaths: 20,
  /** Bytes of a response body. */
  answerBytes: 50_000_000,
  /** Columns to order by. */
  orderTerms: 100,
  /** Arrows in one path into JSON. */
  pathSteps: 50,
  /** Characters of a pattern or a search. */
  patternLength: 1000,
  /** Steps per character of text for all patterns and searches of a request. */
  patternCost: 50,
  /** Characters of a query string. */
  queryLength: 1_000_000,
  /** Bytes of a request body. */
  bodyBytes: 10_000_000,
  /** The same for visitors, who have little to write. */
  visitorBodyBytes: 100_000,
  /** Rows of one insert. */
  insertedRows: 5000,
} as const
