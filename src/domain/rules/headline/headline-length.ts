// The characters of a headline. In a file of its own, so that the free tools can say them without loading the rules.

/** What a headline should have, where wires reject it, and where each place that shows headlines cuts them off. */
export const headlineLength = {
  recommended: 70,
  maximum: 100,
  phoneAlert: 40,
  /** In search results, too. */
  emailSubject: 60,
} as const
