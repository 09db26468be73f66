// The lines of a hard-wrapped paragraph -> one line: with a space between words, and without one if the break was inside a word, a URL or
// text without spaces.

/** The quote marks of mail: `> > `. */
const quoteMarks = /^(?:>\s?)+/
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff65]/u
/** A hyphen, dash or slash without a space before it. */
const innerSign = /[^\s\p{Pd}/][\p{Pd}/]$/u
/** "short- and long-term": a suspended hyphen. */
const conjunction = /^(?:and|or|nor|to|but|through|und|oder|bis|y|o|et|ou)\b/i
const address = /(?:https?:\/\/|www\.)\S*$/i
/** Characters after which a URL certainly continues. */
const addressGoesOn = /(?::\/\/|[?&=_%#~])$/

export function readQuoteMarks(line: string): string {
  return quoteMarks.exec(line)?.[0].replaceAll(/\s/g, '') ?? ''
}

export function joinLines([first = '', ...rest]: readonly string[]): string {
  const lines = [first, ...rest.map((line) => line.replace(quoteMarks, '').trimStart())]
  return lines.map((line, index) => endLine(line, lines[index + 1])).join('')
}

function endLine(line: string, next: string | undefined): string {
  if (next === undefined) return line
  if (line.endsWith('\u00ad')) return line.slice(0, -1)
  return isUnbroken(line, next) ? line : `${line} `
}

/** Whether there was no space at the line break. */
function isUnbroken(before: string, after: string): boolean {
  const link = address.exec(before)?.[0]
  if (link !== undefined) return addressGoesOn.test(link) || link.endsWith('-') || after.startsWith('/')
  if (innerSign.test(before))
    return /^[\p{L}\p{N}]/u.test(after) && !(before.endsWith('-') && conjunction.test(after))
  return unspaced.test(before.slice(-1)) && unspaced.test(after.slice(0, 1))
}
