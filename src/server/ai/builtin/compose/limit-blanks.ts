// Limits the number of blanks in a draft: similar ones become one, then the least needed paragraphs are dropped.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { findBlanks, mostBlanks } from '#domain/release/blanks.ts'
import { paragraph, textOf, withText } from './blocks.ts'

/** Groups of blanks that one answer can fill, those with the least loss first. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/^\[FULL NAME\]\n\[EMAIL\]\n\[PHONE WITH AREA CODE\]$/, '[NAME, EMAIL AND PHONE]'],
  [/\[TIME\] \[TIME ZONE\], \[DATE\]/, '[DATE, TIME AND ZONE]'],
  [/\[TIME\] \[TIME ZONE\]/, '[TIME AND ZONE]'],
  [/\[TIME ZONE\], \[DATE\]/, '[TIME ZONE AND DATE]'],
  [/\[(?<place>CITY(?:, STATE)?)\], \[(?<date>MONTH DAY, YEAR|DAY MONTH YEAR)\]/, '[$<place>, $<date>]'],
  [/\[STATE\], \[MONTH DAY, YEAR\]/, '[STATE, MONTH DAY, YEAR]'],
  [/^\[COMPANY\] \[WHAT CHANGES\]$/, '[COMPANY AND WHAT CHANGES]'],
  [/\[COMPANY\] \[WHAT CHANGES, FOR WHOM AND WHEN\]/, '[COMPANY, WHAT CHANGES, FOR WHOM AND WHEN]'],
  [/\[FULL NAME\]\n\[EMAIL\]/, '[NAME AND EMAIL]'],
  [/\[EMAIL\]\n\[PHONE WITH AREA CODE\]/, '[EMAIL AND PHONE]'],
  [/\[EMAIL\]\n\[AREA CODE\]/, '[EMAIL AND AREA CODE]'],
  [/, \[COMPANY\] said(?=\.$)/, ''],
  [/, \[(?:MONTH DAY, YEAR|DAY MONTH YEAR)\](?= [—–])/, ''],
  [/,? \[YEAR\](?= [—–])/, ''],
]

export function limitBlanks(blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  let kept = [...blocks]
  for (const [pattern, blank] of joined) {
    if (countBlanks(kept) <= mostBlanks) return kept
    kept = kept.map((block) => {
      const text = textOf(block)
      return block.type !== 'list' && pattern.test(text)
        ? withText(block, text.replace(pattern, blank))
        : block
    })
  }
  while (countBlanks(kept) > mostBlanks) {
    const at = findLeastNeeded(kept)
    if (at === -1) return kept
    kept = kept.filter((_, index) => index !== at)
  }
  return kept
}

const countBlanks = (blocks: readonly ReleaseBlock[]): number =>
  findBlanks(blocks.map(textOf).join('\n')).length

const hasBlank = (block: ReleaseBlock): boolean => findBlanks(textOf(block)).length > 0
const isQuotation = (block: ReleaseBlock): boolean => /^“/.test(textOf(block))

/** The paragraph to drop first: one that a type only asks for, then a second quotation without speaker; never the top, the only quotation or the end. */
function findLeastNeeded(blocks: readonly ReleaseBlock[]): number {
  const about = blocks.findIndex((block) => block.type === 'heading' && block.level === 2)
  const isStory = (index: number) => index > 2 && index < about
  const asks = blocks.findLastIndex(
    (block, index) => isStory(index) && block.type === 'paragraph' && !isQuotation(block) && hasBlank(block),
  )
  if (asks !== -1) return asks
  const quotations = blocks.filter((block, index) => isStory(index) && isQuotation(block)).length
  if (quotations < 2) return -1
  return blocks.findLastIndex((block, index) => isStory(index) && isQuotation(block) && hasBlank(block))
}

/** The blocks with a blank quotation after the first paragraph, if no quotation is left. */
export function withQuotation(blocks: readonly ReleaseBlock[], blank: string): ReleaseBlock[] {
  if (blocks.some(isQuotation)) return [...blocks]
  return [...blocks.slice(0, 3), paragraph(blank), ...blocks.slice(3)]
}
