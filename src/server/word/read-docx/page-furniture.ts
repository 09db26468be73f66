// Headers and footers: they may have the only letterhead or contact, so their text is kept, each line once and labeled. Lines with only
// a page number are dropped.
import { type ReleaseBlock, type ReleaseSpan, readSpans } from '#domain/formats/release-tree.ts'

const pageWords = new Set(
  'page pages p pg seite seiten s página páginas pagina pagine paginas pág pag sida side sivu strana strona oldal sayfa страница стр сторінка صفحة 第 页 頁 页共 頁共 ページ 페이지 쪽 more continued cont'.split(
    ' ',
  ),
)
const countWords = new Set('of von de di sur av af z ze из з van der من 共 總'.split(' '))
/** Punctuation around a page number. A currency symbol or a plus makes a number something else. */
const aroundNumber = /^[\s\p{Pd}()[\]|·•.~–—/\\:_*]*$/u
const pageNumber = /^\p{Nd}{1,3}$/u

/** Replaces a page number, which is not text. */
export const pageMark = '\ufdd0'
const beforeNumber = `(?<!\\p{L})(?:${[...pageWords].join('|')})[.:]?\\s*`
const betweenNumbers = `(?:\\s*(?:${[...pageWords, ...countWords, '/'].join('|')}))?\\s*`
const pageCount = new RegExp(
  `(?:${beforeNumber})?${pageMark}(?:${betweenNumbers}${pageMark})?(?:\\s*(?:页|頁|ページ|페이지|쪽))?`,
  'giu',
)
// Matches only at the start of a run of punctuation, to stay linear.
const looseEnds = /^[\s|·•–—,/-]+|(?<![\s|·•–—,/-])[\s|·•–—,/-]+$/g

export function joinFurniture(
  headers: readonly ReleaseBlock[][],
  footers: readonly ReleaseBlock[][],
): ReleaseBlock[] {
  return [...markLines('Page header: ', headers), ...markLines('Page footer: ', footers)]
}

function markLines(mark: string, stories: readonly ReleaseBlock[][]): ReleaseBlock[] {
  const seen = new Set<string>()
  return stories.flat().flatMap((block): ReleaseBlock[] => {
    if (block.type === 'rule') return []
    if (block.type !== 'paragraph' && block.type !== 'heading') return [block]
    const spans = dropPageCount(block.spans)
    const text = readSpans(spans).trim()
    if (seen.has(text) || countsPages(text)) return []
    seen.add(text)
    return [{ type: 'paragraph', spans: [{ text: mark }, ...spans] }]
  })
}

/** "Call 555-0100 | Page 3 of 7" keeps the phone number. */
function dropPageCount(spans: readonly ReleaseSpan[]): readonly ReleaseSpan[] {
  const text = readSpans(spans).replace(/\s{2,}/g, ' ')
  if (!text.includes(pageMark)) return spans
  return [{ text: text.replace(pageCount, '').replace(looseEnds, '') }]
}

/** "3", "- 3 -", "Page 3 of 7", and the same without their fields; not a phone number, a date or a year. */
function countsPages(text: string): boolean {
  const tokens = text.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  if (!aroundNumber.test(text.replace(/[\p{L}\p{M}\p{N}]/gu, ''))) return false
  const words = tokens.filter((token) => !pageNumber.test(token))
  const numbers = tokens.length - words.length
  if (!words.every((word) => pageWords.has(word) || countWords.has(word))) return false
  return numbers < 2 || (numbers === 2 && words.length > 0)
}

/** What follows the text, separated from it. */
export const withRule = (blocks: readonly ReleaseBlock[]): ReleaseBlock[] =>
  blocks.length === 0 ? [] : [{ type: 'rule' }, ...blocks]
