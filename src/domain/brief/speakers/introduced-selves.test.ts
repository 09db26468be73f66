import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const sheetOf = (...lines: string[]) => readSheet(sortBrief(lines.join('\n')))
const speakersOf = (...lines: string[]) => sheetOf(...lines).quotes.map(({ speaker }) => speaker)

describe('"me"', () => {
  it('is whoever called and not whom the news is about', () => {
    const told = [
      `OK hi Dana, it's Wes, I'm at the dock. ${news}`,
      'The first loaf went to a neighbor, it’s Bettina Roos and she lives next door.',
      'From me, quote, We baked all night and sold it by noon. End quote. And I’m Wes Tamblyn, plant manager.',
    ]
    expect(speakersOf(...told)).toEqual(['Wes Tamblyn'])
    expect(speakersOf(told[0] ?? '', told[1] ?? '', 'Quote me: "We baked all night."')).not.toContain(
      'Bettina Roos',
    )
  })

  it('may give the name at the end of a memo', () => {
    const lines = [
      `Voice memo. ${news}`,
      'Put this in from me, quote, We baked all night and sold it by noon, end quote.',
      'Oh and for the name, it’s Wes Tamblyn, plant manager.',
    ]
    expect(speakersOf(...lines)).toEqual(['Wes Tamblyn'])
  })
})

describe('a person who approves words', () => {
  it('says them', () => {
    expect(
      speakersOf(
        news,
        'Its founder, Rafael Ortiz-Quill, remains president.',
        'Mr. Ortiz-Quill has approved the following statement: "We baked all night and sold it by noon."',
      ),
    ).toEqual(['Rafael Ortiz-Quill'])
  })
})

describe('words that the material gives', () => {
  it.each([
    [
      'so quote from me, "We baked all night," and I’m Wes Tamblyn, founder\nand Bettina Roos, she’s our baker, she says "It rose."',
      'Wes Tamblyn',
    ],
    [
      'quote: "It rose." Bettina Roos, baker\nanother from Wes Tamblyn, a driver since 2012: "We baked all night."',
      'Wes Tamblyn',
    ],
    ['OK, from me, quote, We baked all night. End quote. And I’m Wes Tamblyn.', 'Wes Tamblyn'],
  ])('are of whom the notes say: %s', (notes, name) => {
    expect(findUnsupported(`“We baked all night,” said ${name}.`, notes)).toEqual([])
  })

  it('are of nobody else', () => {
    const notes =
      'quote from me, "We baked all night," and I’m Wes Tamblyn, founder\nand Bettina Roos says "It rose."'
    expect(findUnsupported('“We baked all night,” said Bettina Roos.', notes)).not.toEqual([])
  })
})
