// Typographer's signs while typing: “ ” ‘ ’ — … instead of what the keyboard has.

/** The last `length` characters before the cursor become `text`. */
export type TypedChange = { length: number; text: string }

const quotesByKey: Readonly<Record<string, readonly [string, string]>> = { '"': ['“', '”'], "'": ['‘', '’'] }
const opensBefore = /(?:^|[\s([{<“‘—–/-])$/
const addressStart = /^[([{<“‘"']*(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|tel:)/i
const decade = /(?:^|[\s(—–-])‘\d\ds$/

/** What to change right after a character was typed; `before` is the paragraph's text up to the cursor. */
export function changeTyped(before: string): TypedChange | undefined {
  const typed = before.at(-1)
  const rest = before.slice(0, -1)
  if (typed === undefined || isInAddress(rest)) return undefined
  const quotes = quotesByKey[typed]
  if (quotes) return { length: 1, text: quotes[opensBefore.test(rest) ? 0 : 1] }
  if (typed === '-' && rest.endsWith('-')) return { length: 2, text: '—' }
  if (typed === '.' && /(?:^|[^.])\.\.$/.test(rest)) return { length: 3, text: '…' }
  // AP style, the ’90s: an apostrophe for the missing digits, although it opens the word.
  if (typed === 's' && decade.test(before)) return { length: 4, text: `’${before.slice(-3)}` }
  return undefined
}

/** Whether the word being typed is a web or mail address, where signs keep their plain form. */
function isInAddress(before: string): boolean {
  const word = before.slice(before.search(/\S*$/))
  return addressStart.test(word)
}
