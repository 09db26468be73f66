// Phone numbers as notes from any country write them: +254 700 555 019, 06 555 0127, (217) 555-0149.
import { findMatches } from '#domain/language/matches.ts'
import { readNumberUse } from '#domain/language/number-labels.ts'

const phone =
  /(?<![\d$€£.,])(?:\(?\+\d{1,3}\)?[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?(?:\d{1,5}[ ./-]){1,6}\d{2,8}(?!\d)(?:,? ?(?:ext\.?|x) ?\d{1,5})?|(?<![\d$€£.,])(?:\+\d{7,15}|\d{7,14}|\(\d{2,5}\) ?\d{5,9})(?!\d)/g
const day = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|^(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}/
const fewest = 7

/** The first phone number in the text. */
export function readPhone(text: string): string | undefined {
  return findMatches(text, phone)
    .find(
      ({ 0: found, index }) =>
        found.replaceAll(/\D/g, '').length >= fewest &&
        !day.test(found) &&
        readNumberUse(text, index, index + found.length) === 'phone',
    )?.[0]
    .trim()
}
