import { describe, expect, it } from 'vitest'
import { findPassage, findQuote, type Passage, prepareText, quotePassage } from './passage.ts'

const find = (text: string, sought: Partial<Passage>) => {
  const found = findPassage(prepareText(text), { passage: '', before: '', after: '', ...sought })
  return found && text.slice(found.from, found.to)
}

describe('a passage', () => {
  const text = 'The plan is good.\nTheir plan is better.'

  it('is quoted with what is around it, and found again', () => {
    const quoted = quotePassage(text, 24, 28)
    expect(quoted).toEqual({ passage: 'plan', before: 'The plan is good.\nTheir ', after: ' is better.' })
    expect(findPassage(prepareText(`Before.\n\n${text}`), quoted)).toEqual({ from: 33, to: 37 })
  })

  it('is found by its surroundings where its words are twice', () => {
    expect(
      findPassage(prepareText(text), { passage: 'plan', before: 'Their ', after: ' is better' })?.from,
    ).toBe(24)
    expect(findPassage(prepareText(text), { passage: 'plan', before: 'The ', after: ' is good' })?.from).toBe(
      4,
    )
  })

  it('is the same with other white space, also across paragraphs', () => {
    expect(find(text, { passage: 'good.Their   plan' })).toBe('good.\nTheir plan')
  })

  it('moves with its paragraph when it is long enough to be known alone', () => {
    const long = 'Tallow opens its first store on Friday.'
    expect(
      find(`New words. ${long} The end.`, { passage: long, before: 'Quite other', after: 'words here' }),
    ).toBe(long)
  })

  it('is gone when its words are, and when short words only stand elsewhere', () => {
    expect(find(text, { passage: 'plans' })).toBeUndefined()
    expect(
      find(text, { passage: 'plan', before: 'A wholly different ', after: ' of theirs' }),
    ).toBeUndefined()
    expect(find(text, { passage: ' ' })).toBeUndefined()
  })

  it('is searched in bounded time where a text repeats itself', () => {
    const many = 'a'.repeat(200_000)
    expect(find(many, { passage: 'a'.repeat(2_000) })).toHaveLength(2_000)
  })
})

describe('a quote', () => {
  const text = 'Bend. “We listened,” said Mara Voss. “And it shows.” The end.'

  it('is found with the attribution between its parts', () => {
    expect(findQuote(text, '“We listened,” “And it shows.”')).toEqual({
      passage: '“We listened,” said Mara Voss. “And it shows.”',
      before: 'Bend. ',
      after: ' The end.',
    })
    expect(findQuote(text, '“And it shows.”')?.passage).toBe('“And it shows.”')
    expect(findQuote(text, '“Nobody said this.”')).toBeUndefined()
  })
})
