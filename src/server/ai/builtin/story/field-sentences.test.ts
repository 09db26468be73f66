import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from './read-story.ts'

const draft = (...notes: string[]): string =>
  listParagraphs(composeRelease(readStory(notes.join('\n')))).join('\n')

describe('a form about a new name', () => {
  const form = [
    'Old name | First Millwrights Credit Union',
    'New name | Keystead Credit Union',
    'Effective | Monday, Nov. 2',
    'What stays the same | account numbers, staff, all five branches',
    'What changes | signs, cards',
    'Members | 23,500',
    'Assets | $418 million',
    'Founded | 1939, by 12 brakemen',
    'HQ | Dunmore Falls, Pa.',
    'CEO | Loretta Voss',
    'Quote | "We kept the idea and changed the sign." - Loretta Voss',
  ]

  it('leads with both names and the day', () => {
    expect(draft(...form)).toContain(
      'First Millwrights Credit Union will become Keystead Credit Union on Monday, Nov. 2.',
    )
  })

  it('tells the answers in sentences, without its labels', () => {
    const text = draft(...form)
    expect(text).toContain('Account numbers, staff and all five branches will stay the same.')
    expect(text).toContain('Signs and cards will change.')
    expect(text).toContain('It was founded in 1939 by 12 brakemen')
    expect(text).toContain('23,500 members and $418 million in assets')
    expect(text).toContain('said Loretta Voss, CEO of Keystead Credit Union')
    expect(text).not.toMatch(/Effective:|Members:|Assets:|Founded:|What /)
  })
})

it('a form about an event leads with what, when and where, and keeps each line', () => {
  const text = draft(
    "* What: 14th annual Harvest Moon 10K and kids' mile",
    '* Host: Sorrel Creek Land Trust',
    '* When: Saturday, September 26, 2026',
    '* Where: Hobart Meadow Preserve, 2200 Old Quarry Road, Sorrel Creek, Pa.',
    '* Cost: $40 adults, $10 kids',
    '* Register: sorrelcreektrust.example/moon by Sept. 24',
  )
  expect(text).toMatch(
    /The Sorrel Creek Land Trust will hold the 14th annual Harvest Moon 10K and kids’ mile on Saturday, Sept\. 26, 2026, at Hobart Meadow Preserve, 2200 Old Quarry Road, Sorrel Creek, Pennsylvania\./,
  )
  expect(text).toContain('WHERE: Hobart Meadow Preserve, 2200 Old Quarry Road, Sorrel Creek, Pennsylvania\n')
  expect(text).toContain('Registration is open at sorrelcreektrust.example/moon through Sept. 24.')
  expect(text).not.toMatch(/WHEN[^\n]*\n\[/)
})

it('a form about an appointment names the post, and no letters behind a name', () => {
  const text = draft(
    'Who: Marisol Tenbrook, CPA',
    'Title: chief financial officer',
    'Company: Larkmoor Dairy Cooperative, Fond Haven, Wis.',
    'Start date: July 6, 2026',
    'Oversees: finance, IT and purchasing, 46 employees',
    'Size: 312 member farms, $540 million in 2025 sales',
  )
  expect(text).toContain('has named Marisol Tenbrook chief financial officer, effective July 6, 2026.')
  expect(text).toContain('will be responsible for finance, IT and purchasing, with 46 employees.')
  expect(text).toContain('312 member farms and $540 million in 2025 sales')
  expect(text).not.toMatch(/Who:|Oversees:|Size:|CPA/)
})

describe('a field of a form', () => {
  const news =
    'Company: Dovetail Seed Company, Amity Crossing, Wis.\nNews: Dovetail Seed Company opens a vault on May 4.'

  it.each([
    [
      'Example: The Halvorsen Blue bean, brought from Norway in 1891',
      'One example is the Halvorsen Blue bean, brought from Norway in 1891.',
    ],
    ['Goal: 2,400 varieties in store by 2029', 'The goal is 2,400 varieties in store by 2029.'],
    ['Average wait: 3.2 hours', 'The average wait was 3.2 hours.'],
  ])('is told by what its label asks: %s', (field, sentence) => {
    expect(draft(news, field)).toContain(sentence)
  })
})

it('what is called so is named in the lead with what it is', () => {
  const text = draft(
    'New jacket',
    "- it's called the Squall Shell, rain jacket, from Hollow Peak Outfitters",
    '- weighs 9.2 ounces',
    '- launch this fall, $198',
  )
  expect(text).toContain('Squall Shell, a rain jacket')
  expect(text).not.toMatch(/is called|Outfitters weighs/)
})
