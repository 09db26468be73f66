// Normalizes a text for all readers, character by character, so that positions stay the same.

const otherFigures = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19\u066a\uff05\uff04]/
const everyOtherFigure = new RegExp(otherFigures, 'g')
const otherSigns = new Map([
  ['\u066a', '%'],
  ['\uff05', '%'],
  ['\uff04', '$'],
])
// Line breaks inside a sentence, as in mails and text files.
const wrap = /(?<=[^\n]{40})\n(?=\p{Ll})/gu

/** The text with figures of other scripts as 0 to 9, and without line breaks inside sentences. */
export function normalizeText(text: string): string {
  const joined = text.includes('\n') ? text.replaceAll(wrap, ' ') : text
  return otherFigures.test(joined) ? joined.replaceAll(everyOtherFigure, writeFigure) : joined
}

/** An Arabic, Persian, Devanagari, Bengali or full-width figure as 0 to 9. */
function writeFigure(sign: string): string {
  const code = sign.charCodeAt(0)
  // In the code tables, the zero of Indian scripts ends in 6, all others in 0.
  const zero = code >= 0x966 && code <= 0x9ef ? 6 : 0
  return otherSigns.get(sign) ?? String((code & 0xf) - zero)
}

const shoutedDate =
  /\b(?:(?:JANUARY|FEBRUARY|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|JAN|FEB|SEPT|OCT|NOV|DEC|MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY)\b|(?:MARCH|MAY|MAR|APR|AUG)(?=\.? \d)|(?<=\d)(?:ST|ND|RD|TH)\b)/g

/** A line in capitals with its months and weekdays in the usual case. */
export function spellDates(text: string): string {
  return text.replaceAll(shoutedDate, (word) =>
    word.length === 2 ? word.toLowerCase() : word.slice(0, 1) + word.slice(1).toLowerCase(),
  )
}
