import { describe, expect, it } from 'vitest'
import { findBrokenPlaceholders, findHype } from '#domain/text/prose.test-support.ts'
import { eventBlocks, fundingBlocks, partnershipBlocks, productLaunchBlocks } from './skeletons.ts'

const all: readonly (readonly [string, readonly string[]])[] = [
  ['product launch', productLaunchBlocks],
  ['funding', fundingBlocks],
  ['partnership', partnershipBlocks],
  ['event', eventBlocks],
]
const countOf = (blocks: readonly string[], pattern: RegExp) =>
  blocks.filter((block) => pattern.test(block)).length

describe('release structure templates', () => {
  it.each(all)('puts the %s release in the order a newsroom expects', (_name, blocks) => {
    expect(blocks[0]).toBe('FOR IMMEDIATE RELEASE')
    expect(blocks[1]).toMatch(/^\[(COMPANY|HOST)\] (to|Raises) .*\]$/)
    expect(blocks[2]).toMatch(/^\[SUBHEAD WITH [^\]]+\]$/)
    expect(blocks[3]).toMatch(/^\[CITY\], \[STATE\], \[MONTH DAY, YEAR\] — \[/)
    const about = blocks.findIndex((block) => block.startsWith('About ['))
    const quote = blocks.findIndex((block) => block.startsWith('“['))
    expect(quote).toBeGreaterThan(3)
    expect(about).toBeGreaterThan(quote)
    expect(blocks.at(-2)).toMatch(
      /^Media contact.*\n\[FULL NAME\]\n\[EMAIL\]\n\[(MOBILE )?PHONE WITH AREA CODE\]$/,
    )
    expect(blocks.at(-1)).toBe('###')
    expect(blocks.indexOf('###')).toBe(blocks.length - 1)
  })

  it.each(all)('attributes every quote of the %s release with said, a name and a title', (_name, blocks) => {
    for (const quote of blocks.filter((block) => block.startsWith('“'))) {
      expect(quote).toMatch(/^“\[[^\]]+\],” said \[FULL NAME\], \[JOB TITLE\] at \[[A-Z ]+\]\./)
    }
  })

  it('quotes both sides and describes both where two organizations share the news', () => {
    const counts = all.map(([, blocks]) => [countOf(blocks, /^“/), countOf(blocks, /^About \[/)])
    expect(counts).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
      [1, 1],
    ])
  })

  it('asks for the facts reporters look for first', () => {
    expect(productLaunchBlocks[3]).toMatch(/\[ON-SALE DATE\]/)
    expect(productLaunchBlocks[1]).toMatch(/\[PRICE\]/)
    expect(fundingBlocks[3]).toMatch(/\[AMOUNT\].*\[ROUND\].*\[LEAD INVESTOR\]/)
    expect(partnershipBlocks[3]).toMatch(/\[WHAT THEY CAN NOW DO\].*\[START DATE\]/)
    expect(eventBlocks[4]?.match(/^[A-Z]+(?=: )/gm)).toEqual(['WHAT', 'WHO', 'WHEN', 'WHERE', 'WHY'])
    expect(eventBlocks[4]).toMatch(/\[TIME ZONE\]\nWHERE: \[VENUE\], \[STREET ADDRESS\]/)
  })

  it.each(all)(
    'writes the %s release with whole blanks, in the third person, without hype',
    (_name, blocks) => {
      const text = blocks.join('\n')
      expect(findBrokenPlaceholders(text)).toEqual([])
      expect(text.replace(/\[[^\]]+\]/g, '')).not.toMatch(/\b(I|we|our|us|you|your)\b|announce|pleased/i)
      expect(findHype(text)).toEqual([])
    },
  )
})
