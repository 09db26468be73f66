import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountFor } from '#domain/brief/account-for.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { hasContinentalHabit } from '#domain/language/continental-numbers.ts'
import { withAmericanFigures } from '#domain/language/numbers/american-figures.ts'
import { findBlanks, mostBlanks } from '#domain/release/blanks.ts'
import { inFullWords } from '#domain/text/full-words.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'
import { keepToSource } from './keep-to-source.ts'

const folder = new URL('../../../../../tests/corpus/seen/', import.meta.url)
/** Every fourth brief: each author and each form is among them. */
const briefs = readdirSync(folder)
  .filter((file) => /^briefs.*\.json$/.test(file))
  .flatMap(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { name: string; text: string }[],
  )
  .filter((_, index) => index % 4 === 0)

/** "Price: " is no part of the fact. */
const label = /^\p{L}[\p{L} ]{1,30}:\s/u

const textOf = (block: ReleaseBlock): string => {
  if (block.type === 'list') return block.items.flat().map(textOf).join('\n')
  return block.type === 'paragraph' || block.type === 'heading'
    ? block.spans.map(({ text }) => text).join('')
    : ''
}

describe.each(briefs)('the draft from “$name”', ({ text }) => {
  const story = readStory(text)
  const blocks = composeRelease(story)
  const draft = blocks.map(textOf).join('\n')

  it('uses every fact or lists it as not used', () => {
    const { units } = sortBrief(text)
    const { notUsed: unused, usedInPart } = accountFor(units, draft)
    const notUsed = [...unused, ...usedInPart.map(({ text }) => text)]
    const habit = hasContinentalHabit(text)
    const isTold = ({ text: line, value }: SortedUnit) =>
      findUnsupported(withAmericanFigures(inFullWords(value ?? line.replace(label, '')), habit), draft)
        .length === 0
    const lost = units.filter((unit) => unit.kind === 'fact' && !notUsed.includes(unit.text) && !isTold(unit))
    expect(lost.map((unit) => unit.text)).toEqual([])
  })

  it('asks for few things', () => {
    expect(findBlanks(draft).length).toBeLessThanOrEqual(mostBlanks)
  })

  it('has no figure and no date that the notes don’t give', () => {
    const invented = findUnsupported(draft, story.source).filter(
      ({ kind }) => !['name', 'organisation', 'quotation'].includes(kind),
    )
    expect(invented.map((fact) => fact.text)).toEqual([])
  })
})

describe('what is not in the notes', () => {
  const story = readStory('Harbor Books opens a third shop in Dayton, Ohio, on May 4. It has 40 seats.')
  const paragraph = (text: string): ReleaseBlock => ({ type: 'paragraph', spans: [{ text }] })
  const heading: ReleaseBlock = {
    type: 'heading',
    level: 1,
    spans: [{ text: 'Harbor Books Opens Third Shop' }],
  }
  const lead = paragraph('DAYTON, Ohio — Harbor Books opens a third shop on May 4.')
  const rest = (...texts: string[]) =>
    keepToSource([heading, lead, ...texts.map(paragraph)], story)
      .slice(2)
      .map(textOf)

  it('is removed with its sentence', () => {
    expect(rest('It has 40 seats. It has 12 employees. It opens on May 4.')).toEqual([
      'It has 40 seats. It opens on May 4.',
    ])
  })

  it('is removed with its paragraph when it is a quotation', () => {
    expect(rest('“We are so happy today,” said Ann Lee. “Come in.”', 'It has 40 seats.')).toEqual([
      'It has 40 seats.',
    ])
  })

  it('becomes a blank in headline and lead', () => {
    const [top, first] = keepToSource(
      [
        { ...heading, spans: [{ text: 'Harbor Books Opens 7 Shops' }] },
        paragraph('DAYTON, Ohio — Harbor Books opens seven shops on June 9.'),
      ],
      story,
    ).map(textOf)
    expect(top).toBe('Harbor Books [WHAT CHANGES]')
    expect(first).toBe('DAYTON, Ohio — Harbor Books [WHAT CHANGES, FOR WHOM AND WHEN].')
  })
})
