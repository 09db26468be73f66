// How much one request may ask for.
export const limits = {
  /** Levels of and/or inside each other. */
  logicDepth: 10,
  /** Filters in all, inside logic trees too. */
  filters: 100,
  /** Values of one in.(…) list. */
  listItems: 5000,
  /** Columns in one select list; PostgreSQL itself ends at 1,664. */
  selectItems: 500,
  /** Times that one column may be selected under different names. */
  sameColumn: 5,
  /** Bytes of one answer's body. */
  answerBytes: 50_000_000,
  /** Columns to order by. */
  orderTerms: 100,
  /** Arrows in one path into JSON. */
  pathSteps: 50,
  /** Characters of a pattern or of search words. */
  patternLength: 1000,
  /** Steps for each character of a text that all patterns and searches of a request may need. */
  patternCost: 50,
  /** Characters of a query string. */
  queryLength: 1_000_000,
  /** Bytes of a request body. */
  bodyBytes: 10_000_000,
  /** The same for whoever is not signed in, who has little to write. */
  visitorBodyBytes: 100_000,
  /** Rows of one insert. */
  insertedRows: 5000,
} as const
