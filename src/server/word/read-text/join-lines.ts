// The lines of a paragraph that was broken at a fixed width -> one line: with a blank between words, and with none where the break fell inside
// a word, an address or text that is written without blanks.

/** The marks with which mail quotes a line: `> > `. */
const quoteMarks = /^(?:>\s?)+/
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff65]/u
/** A hyphen, dash or slash that no blank stands before. */
const innerSign = /[^\s\p{Pd}/][\p{Pd}/]$/u
/** "short- and long-term": the hyphen stands for what comes later. */
const conjunction = /^(?:and|or|nor|to|but|through|und|oder|bis|y|o|et|ou)\b/i
const address = /(?:https?:\/\/|www\.)\S*$/i
/** Signs in an address after which it surely goes on. */
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

/** Whether no blank stood where the line was broken. */
function isUnbroken(before: string, after: string): boolean {
  const link = address.exec(before)?.[0]
  if (link !== undefined) return addressGoesOn.test(link) || link.endsWith('-') || after.startsWith('/')
  if (innerSign.test(before))
    return /^[\p{L}\p{N}]/u.test(after) && !(before.endsWith('-') && conjunction.test(after))
  return unspaced.test(before.slice(-1)) && unspaced.test(after.slice(0, 1))
}
