// Headers and footers: a letterhead or a contact may stand there and nowhere else, so their text is kept, each line once and marked as
// what it was. Lines that only count pages are left out.
import { type ReleaseBlock, type ReleaseSpan, readSpans } from '#domain/formats/release-tree.ts'

const pageWords = new Set(
  'page pages p pg seite seiten s página páginas pagina pagine paginas pág pag sida side sivu strana strona oldal sayfa страница стр сторінка صفحة 第 页 頁 页共 頁共 ページ 페이지 쪽 more continued cont'.split(
    ' ',
  ),
)
const countWords = new Set('of von de di sur av af z ze из з van der من 共 總'.split(' '))
/** Marks that stand around a page number; a sign of money or a plus makes a number something else. */
const aroundNumber = /^[\s\p{Pd}()[\]|·•.~–—/\\:_*]*$/u
const pageNumber = /^\p{Nd}{1,3}$/u

/** Stands for the number of a page, which is no text. */
export const pageMark = '\ufdd0'
const beforeNumber = `(?<!\\p{L})(?:${[...pageWords].join('|')})[.:]?\\s*`
const betweenNumbers = `(?:\\s*(?:${[...pageWords, ...countWords, '/'].join('|')}))?\\s*`
const pageCount = new RegExp(
  `(?:${beforeNumber})?${pageMark}(?:${betweenNumbers}${pageMark})?(?:\\s*(?:页|頁|ページ|페이지|쪽))?`,
  'giu',
)
// A run of signs is looked at from its start only.
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

/** "Call 555-0100 | Page 3 of 7" keeps the number to call. */
function dropPageCount(spans: readonly ReleaseSpan[]): readonly ReleaseSpan[] {
  const text = readSpans(spans).replace(/\s{2,}/g, ' ')
  if (!text.includes(pageMark)) return spans
  return [{ text: text.replace(pageCount, '').replace(looseEnds, '') }]
}

/** "3", "- 3 -", "Page 3 of 7", and what is left of them without their fields; not a telephone number, a date or a year. */
function countsPages(text: string): boolean {
  const tokens = text.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  if (!aroundNumber.test(text.replace(/[\p{L}\p{M}\p{N}]/gu, ''))) return false
  const words = tokens.filter((token) => !pageNumber.test(token))
  const numbers = tokens.length - words.length
  if (!words.every((word) => pageWords.has(word) || countWords.has(word))) return false
  return numbers < 2 || (numbers === 2 && words.length > 0)
}
