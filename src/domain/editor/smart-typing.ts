// Typographer's signs while typing: “ ” ‘ ’ — … instead of what the keyboard has.
import { startOfLastWord } from './last-word.ts'

/** The last `length` characters before the cursor become `text`. */
export type TypedChange = { length: number; text: string }

const quotesByKey = { '"': ['“', '”'], "'": ['‘', '’'] } as const
const opensBefore = /(?:^|[\s([{<“‘—–/-])$/
const addressStart = /^[([{<“‘"']*(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|tel:)/i
const decade = /(?:^|[\s(—–-])‘\d\ds$/

/** ’99: two digits after a word that years follow, or before a sign that ends the phrase. */
const year =
  /(?:\b(?:of|in|since|from|by|until|till|before|after|circa|early|late|spring|summer|fall|autumn|winter) ‘\d\d|[a-z] ‘\d\d[.,;:!?)])$/i
/** Words that begin with an apostrophe, once they are over. */
const clipped = /(?:^|[\s(“—–-])‘(?:tis|twas|twere|twill|til|em|cause)[\s.,;:!?)—]$/i
const feetAndInches = /\d'\d{1,2}[¼½¾]?$/

/** What to change right after a character was typed; `before` is the paragraph's text up to the cursor. */
export function changeTyped(before: string): TypedChange | undefined {
  const typed = before.at(-1)
  const rest = before.slice(0, -1)
  if (typed === undefined || isInAddress(rest)) return undefined
  if (typed === '"' || typed === "'") return changeQuote(typed, rest)
  if (typed === '-') return changeHyphen(rest)
  if (typed === '.' && /(?:^|[^.])\.\.$/.test(rest)) return { length: 3, text: '…' }
  return changeApostrophe(before)
}

function changeQuote(typed: '"' | "'", rest: string): TypedChange | undefined {
  if (typed === "'" && /\S ‘n$/i.test(rest)) return { length: 3, text: `’${rest.slice(-1)}’` }
  if (typed === '"' && isInches(rest)) return undefined
  return { length: 1, text: quotesByKey[typed][opensBefore.test(rest) ? 0 : 1] }
}

/** 5'10" and a 12" pipe: after a digit, with no quotation to close. */
function isInches(rest: string): boolean {
  return feetAndInches.test(rest) || (/\d$/.test(rest) && rest.lastIndexOf('“') <= rest.lastIndexOf('”'))
}

function changeHyphen(rest: string): TypedChange | undefined {
  if (rest.endsWith('-')) return { length: 2, text: '—' }
  // A third hyphen adds nothing to a dash; alone on its line it draws a rule.
  return rest.endsWith('—') && rest !== '—' ? { length: 2, text: '—' } : undefined
}

/** An apostrophe where a quotation seemed to begin or end, now that more of the word is there. */
function changeApostrophe(before: string): TypedChange | undefined {
  // AP style, the ’90s: an apostrophe for the missing digits, although it opens the word.
  const isApostrophe = [decade, year, clipped].some((pattern) => pattern.test(before))
  if (isApostrophe) {
    const word = before.slice(before.lastIndexOf('‘') + 1)
    return { length: word.length + 1, text: `’${word}` }
  }
  return /\d’\d$/.test(before) ? { length: 2, text: `'${before.slice(-1)}` } : undefined
}

/** Whether the word being typed is a web or mail address, where signs keep their plain form. */
function isInAddress(before: string): boolean {
  return addressStart.test(before.slice(startOfLastWord(before)))
}
