// How much one request may ask for.
export const limits = {
  /** Levels of and/or inside each other. */
  logicDepth: 10,
  /** Filters in all, inside logic trees too. */
  filters: 100,
  /** Values of one in.(…) list. */
  listItems: 5000,
  /** Bytes of a request body. */
  bodyBytes: 10_000_000,
} as const
