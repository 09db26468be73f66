// The words of a document's HTML, in one pass: what internal.count_words counts in SQL, for texts that would take it too long. It runs in
// the thread that answers requests, so most characters cost one look into a table.

const blockTag = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|hr|br|div|td|th|tr)(?!\w)/iy
const hardSpace = '&nbsp;'
/** By the code of their second character. */
const entities = new Map(
  [hardSpace, '&lt;', '&gt;', '&quot;', '&#39;', '&amp;'].map((entity) => [entity.charCodeAt(1), entity]),
)
const whiteSpace = /\s/
const letterOrDigit = /[\p{L}\p{N}\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufaff]/u

const white = 1
const inWord = 2
const neither = 3
const beginsMore = 4
const unknown = 5
const lessThan = 0x3c
const ampersand = 0x26
/** What was found out about each character that has been met. */
const kinds = new Uint8Array(0x110000).fill(unknown)

interface Counter {
  words: number
  /** 1 inside a word, otherwise 0. */
  inside: number
}

/** Words are between white space and block tags and contain a letter or a digit; other tags do not separate them. */
export function countHtmlWords(html: string): number {
  const lastTagEnd = html.lastIndexOf('>')
  const counter = { words: 0, inside: 0 }
  let index = countPlain(html, 0, counter)
  while (index < html.length) {
    const length = measureMore(html, index, lastTagEnd)
    const kind = kindOfMore(html, index, length)
    if (kind === inWord) counter.words += 1 - counter.inside
    if (kind !== neither) counter.inside = kind === inWord ? 1 : 0
    index = countPlain(html, index + length, counter)
  }
  return counter.words
}

/** Counts up to what has to be looked at more closely. Calls nothing, which makes it twice as fast. */
function countPlain(html: string, from: number, counter: Counter): number {
  let { words, inside } = counter
  let index = from
  for (; index < html.length; index += 1) {
    const kind = kinds[html.charCodeAt(index)] ?? unknown
    if (kind > neither) break
    if (kind === inWord) {
      words += 1 - inside
      inside = 1
    } else if (kind === white) inside = 0
  }
  counter.words = words
  counter.inside = inside
  return index
}

/** The length of a tag, an entity or a character that begins here. */
function measureMore(html: string, index: number, lastTagEnd: number): number {
  const code = html.charCodeAt(index)
  // A tag that never closes is text.
  if (code === lessThan) return index > lastTagEnd ? 1 : html.indexOf('>', index) + 1 - index
  if (code !== ampersand) return (html.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
  const entity = entities.get(html.charCodeAt(index + 1))
  return entity !== undefined && html.startsWith(entity, index) ? entity.length : 1
}

function kindOfMore(html: string, index: number, length: number): number {
  const code = html.charCodeAt(index)
  if (code === lessThan) return length > 1 && isBlockTag(html, index) ? white : neither
  if (code === ampersand) return length > 1 && html.startsWith(hardSpace, index) ? white : neither
  const kind = kindOf(html.codePointAt(index) ?? 0)
  return kind === beginsMore ? neither : kind
}

function isBlockTag(html: string, index: number): boolean {
  blockTag.lastIndex = index
  return blockTag.test(html)
}

function kindOf(code: number): number {
  const known = kinds[code]
  if (known !== undefined && known !== unknown) return known
  const kind = readKind(code)
  kinds[code] = kind
  return kind
}

function readKind(code: number): number {
  // The first half of a character beyond the first 65,536 does as well.
  if (code === lessThan || code === ampersand || code >> 10 === 0x36) return beginsMore
  const character = String.fromCodePoint(code)
  if (whiteSpace.test(character)) return white
  return letterOrDigit.test(character) ? inWord : neither
}
