// Marks that force a direction of writing on what follows them. Words of other people must not turn around the page's own.

/** Embeddings, overrides and isolates with their ends. The marks that only say which way a letter runs remain. */
const forced = /[\u202a-\u202e\u2066-\u2069]+/g

export const dropForcedDirection = (text: string): string => text.replace(forced, '')
