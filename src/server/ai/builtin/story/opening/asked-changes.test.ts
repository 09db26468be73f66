import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'

const draft = (...notes: string[]): string =>
  listParagraphs(composeRelease(readStory(notes.join('\n')))).join('\n')

const deal = [
  'Tolland Freight Lines (Erie, Pa.) is acquiring Marsh Brothers Trucking of Ashtabula, Ohio.',
  'Marsh has 64 drivers and 41 trucks.',
  'Bill Marsh, 67, owner, stays on as an adviser for one year.',
  '"I wanted my drivers to keep their seniority," Marsh said.',
]

describe('what the notes ask for', () => {
  it('an age is left out, and a name that is also a word stays one', () => {
    expect(draft(...deal)).toContain('67')
    const text = draft(...deal, 'Can we lose the age?')
    expect(text).not.toContain('67')
    expect(text).toContain('Marsh has 64 drivers')
  })

  it('who is bought joins in the headline', () => {
    const text = draft(...deal, 'Please say "joins" in the headline rather than "acquired by".')
    expect(text).toContain('Marsh Brothers Trucking Joins Tolland Freight Lines')
  })

  it('somebody is called as asked from the second mention on', () => {
    const text = draft(
      'Larkmoor Dairy of Dayton, Ohio, has named Carla Quist-Hanley president, effective May 4.',
      'Carla Quist-Hanley, president: "I grew up on a farm."',
      'Call her Quist on second mention.',
    )
    expect(text).toContain('said Quist')
  })

  it('a gap is left', () => {
    const text = draft(
      'Larkmoor Dairy of Dayton, Ohio, launches the Tarn 4 churn.',
      'Leave a gap for the patent number, we have it next week.',
    )
    expect(text).toContain('The patent number is [PATENT NUMBER].')
  })

  const recall = [
    'Larkmoor Dairy of Dayton, Ohio, is recalling its maple ice cream because it might contain listeria.',
    'sold at Harlow Markets in Ohio between April 6 and April 29.',
    'two people got sick, no hospitalization.',
    'call center 800-555-0161, 8 to 6 eastern.',
    'lot codes MC0412 and MC0413, best by 01/15/27.',
    'company is in Dayton',
  ]

  it('a thing with its figure is told near the top', () => {
    const text = draft(
      ...recall,
      'Put the call center number near the top. Lot codes have to be in the first two paragraphs.',
    )
    expect(text.indexOf('The call center is at 800-555-0161')).toBeLessThan(text.indexOf('sold at Harlow'))
    expect(text.indexOf('The lot codes are MC0412 and MC0413')).toBeLessThan(text.indexOf('sold at Harlow'))
    expect(text).not.toContain('company is in Dayton')
  })

  it('what should just be said is said, and what should not is not', () => {
    const text = draft(
      ...recall,
      "Don't mention the other flavors by name, just say no other products are affected. other flavors are cherry and cocoa.",
    )
    expect(text).toContain('No other products are affected.')
    expect(text).not.toMatch(/cherry|cocoa|just say/i)
  })
})
