// The limits on a headline's length, in a file of their own so that the free tools need not load all rules.

/** The recommended length, the length at which wires reject it, and where each place that shows headlines cuts them off. */
export const headlineLength = {
  recommended: 70,
  maximum: 100,
  phoneAlert: 40,
  /** The same in search results. */
  emailSubject: 60,
} as const
