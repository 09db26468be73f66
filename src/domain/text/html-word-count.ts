// The words of a document's HTML, in one pass: what internal.count_words counts in SQL, for texts that would take it too long.

const blockTag = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|hr|br|div|td|th|tr)(?!\w)/iy
const entity = /&(?:nbsp|lt|gt|quot|#39|amp);/y
const hardSpace = '&nbsp;'
const whiteSpace = /\s/
const letterOrDigit = /[\p{L}\p{N}\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufaff]/u

/** Words are between white space and block tags and contain a letter or a digit; other tags do not separate them. */
export function countHtmlWords(html: string): number {
  const counter = { words: 0, isInWord: false }
  let position = 0
  while (position < html.length) {
    const tag = html.indexOf('<', position)
    const end = tag === -1 ? -1 : html.indexOf('>', tag)
    if (end === -1) {
      countText(html, position, html.length, counter)
      break
    }
    countText(html, position, tag, counter)
    if (matchesAt(blockTag, html, tag)) counter.isInWord = false
    position = end + 1
  }
  return counter.words
}

interface Counter {
  words: number
  isInWord: boolean
}

function countText(html: string, from: number, to: number, counter: Counter): void {
  let index = from
  while (index < to) {
    const code = html.codePointAt(index) ?? 0
    const skipped = code === ampersand ? readEntity(html, index) : ''
    if (!skipped) countCharacter(code, counter)
    else if (skipped === hardSpace) counter.isInWord = false
    index += skipped.length || (code > 0xffff ? 2 : 1)
  }
}

function countCharacter(code: number, counter: Counter): void {
  if (isWhite(code)) counter.isInWord = false
  else if (!counter.isInWord && isLetterOrDigit(code)) {
    counter.isInWord = true
    counter.words += 1
  }
}

const ampersand = 38

function readEntity(html: string, index: number): string {
  entity.lastIndex = index
  return entity.exec(html)?.[0] ?? ''
}

function matchesAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index
  return pattern.test(text)
}

const isWhite = (code: number): boolean =>
  code < 128 ? code === 32 || (code > 8 && code < 14) : kindOf(code) === white

function isLetterOrDigit(code: number): boolean {
  if (code >= 128) return kindOf(code) === inWord
  // Digits, then letters with the bit that tells their case set.
  return (code > 47 && code < 58) || ((code | 32) > 96 && (code | 32) < 123)
}

const [white, inWord, neither] = [1, 2, 3]
/** What was found out about a character beyond ASCII: a document has a few of them, each thousands of times. */
const kinds = new Uint8Array(0x110000)

function kindOf(code: number): number {
  if (!kinds[code]) kinds[code] = readKind(String.fromCodePoint(code))
  return kinds[code] ?? neither
}

function readKind(character: string): number {
  if (whiteSpace.test(character)) return white
  return letterOrDigit.test(character) ? inWord : neither
}
