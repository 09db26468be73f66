// Normalizes a text for the readers, character by character, so that all positions in it stay the same.

const otherFigures = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19\u066a\uff05\uff04]/
const everyOtherFigure = new RegExp(otherFigures, 'g')
const otherSigns = new Map([
  ['\u066a', '%'],
  ['\uff05', '%'],
  ['\uff04', '$'],
])
// Mails and text files break their lines in the middle of a sentence.
const wrap = /(?<=[^\n]{40})\n(?=\p{Ll})/gu

/** With the figures of other scripts as 0 to 9, and a sentence that was broken into lines as one. */
export function normalizeText(text: string): string {
  const joined = text.includes('\n') ? text.replaceAll(wrap, ' ') : text
  return otherFigures.test(joined) ? joined.replaceAll(everyOtherFigure, writeFigure) : joined
}

/** Arabic, Persian, Devanagari, Bengali and full-width figures in our own. */
function writeFigure(sign: string): string {
  const code = sign.charCodeAt(0)
  // The zero of the Indian scripts ends in 6, the others' in 0.
  const zero = code >= 0x966 && code <= 0x9ef ? 6 : 0
  return otherSigns.get(sign) ?? String((code & 0xf) - zero)
}

const shoutedDate =
  /\b(?:(?:JANUARY|FEBRUARY|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|JAN|FEB|SEPT|OCT|NOV|DEC|MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY)\b|(?:MARCH|MAY|MAR|APR|AUG)(?=\.? \d)|(?<=\d)(?:ST|ND|RD|TH)\b)/g

/** The months and weekdays of a line in capitals as dates have them elsewhere. */
export function spellDates(text: string): string {
  return text.replaceAll(shoutedDate, (word) =>
    word.length === 2 ? word.toLowerCase() : word.slice(0, 1) + word.slice(1).toLowerCase(),
  )
}
