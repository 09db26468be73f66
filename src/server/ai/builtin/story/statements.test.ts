import { describe, expect, it } from 'vitest'
import { readStory } from './read-story.ts'

const told = (notes: string) => readStory(notes).statements

describe('a sentence that points at another', () => {
  it('is told with it', () => {
    const statements = told(
      'Larkmoor Foods is opening a bakery in Dayton on June 1.\n\nThe new oven bakes 900 loaves an hour. About 41,000 families eat it every week.',
    )
    expect(statements.find(({ text }) => text.includes('41,000'))).toMatchObject({ leans: true })
  })

  it('is not told without it', () => {
    const statements = told(
      'Larkmoor Foods is opening a bakery in Dayton on June 1.\n\nWhat did Ann call the thing? The board changed it on June 3.',
    )
    expect(statements.some(({ text }) => text.includes('June 3'))).toBe(false)
    expect(statements.some(({ text }) => text.includes('opening a bakery'))).toBe(true)
  })
})

it('what the company only wishes for is not told', () => {
  const story = readStory(
    'Larkmoor Foods is opening a bakery in Dayton on June 1. We would like Sundays too but one thing at a time.',
  )
  expect([...story.statements, ...story.facts].map(({ text }) => text).join(' ')).not.toContain('Sundays')
})

it('a condition without what depends on it is no statement', () => {
  const statements = told(
    'Larkmoor Foods is opening a bakery in Dayton on June 1. If shoppers need the formal bit.',
  )
  expect(statements.map(({ text }) => text).join(' ')).not.toContain('formal bit')
})
