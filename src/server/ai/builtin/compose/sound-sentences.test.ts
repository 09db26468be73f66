// What a note says is told by whom it says it of, whole, or left as the notes have it: a plain true sentence beats a clever one.
import { describe, expect, it } from 'vitest'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'

const readDraft = (text: string): string => listParagraphs(composeRelease(readStory(text))).join('\n')
const office = 'Larkmoor Labs of Dayton, Ohio, opens a second plant in Toledo on May 4, 2027.'
const teacher =
  'Hilda Prewitt, who teaches welding at Larkmoor College in Dayton, Ohio, has been named the 2027 Trades Educator of the Year by the Ohio Trades Council.'

describe('a note without a verb of its own', () => {
  it('names an occasion that begins with a word in -ing, and no deed', () => {
    const draft = readDraft(`${office}\nWalk-ins are welcome until 8 p.m.\nHiring fair April 17 in Toledo.`)
    expect(draft).toContain('Hiring fair April 17 in Toledo')
    expect(draft).not.toMatch(/hiring an? fair/)
  })

  it('is no sentence of its own where what it names was led by somebody', () => {
    expect(readDraft(`${office}\nNew: a workshop led by Ida Brandt, who wrote a book.`)).not.toMatch(
      /^A workshop led by Ida Brandt, who wrote a book\./m,
    )
  })

  it('is no sentence because of a noun that many could do', () => {
    const draft = readDraft(`${office}\nMedian rent in Toledo up 31% over five years\n40 workers, two shifts`)
    expect(draft).not.toContain('Median rent in Toledo up 31% over five years.')
  })

  it('says nothing as an answer to a question that is left out', () => {
    expect(readDraft(`${office}\nWho pays?\nThe county does, $40,000 a year.`)).not.toContain('county does')
  })
})

describe('whoever did something', () => {
  it('is no company that started as a nurse', () => {
    const draft = readDraft(
      'Larkmoor Hospital in Dayton, Ohio, named Ann Roe chief nursing officer.\nLarkmoor Hospital has 310 beds.\nStarted as a night-shift nurse in 1998.',
    )
    expect(draft).not.toMatch(/(?:It|Hospital) (?:was )?started as a night-shift nurse/)
    expect(draft).toMatch(/started as a night-shift nurse in 1998/i)
  })

  it('is the person of whom the line before speaks', () => {
    const draft = readDraft(
      `${office}\nDr. Lena Oduya, plant manager, runs the second plant. Started as a kennel hand at 16.`,
    )
    expect(draft).toContain('Oduya started as a kennel hand at 16.')
  })

  it('is nobody where a line goes on from a thing of the line before', () => {
    const draft = readDraft(`${office}\nCounty lost its last clinic in 2024.\nExpects 7,500 visits a year.`)
    expect(draft).not.toContain('county expects')
  })

  it('is no note of a day', () => {
    const draft = readDraft(
      `${office}\nClosing Feb. 10, announce same day.\nMakes a robot that inspects walls.`,
    )
    expect(draft).not.toContain('Closing Feb. 10 makes')
  })

  it('does not run over the years itself', () => {
    expect(readDraft(`${office}\nPaid over three years, first check Oct. 15.`)).not.toContain(
      'Labs paid over',
    )
    expect(readDraft(`${office}\nStarts running February 2027.`)).not.toContain('Labs starts running')
  })
})

describe('a pronoun', () => {
  it('is the only person the notes tell of, where the line before is not told', () => {
    const draft = readDraft(
      `${teacher}\nWho pays?\nThe county does, $40,000 a year.\nIn 2021 she began a class that has trained 130 welders, and it has a waiting list.`,
    )
    expect(draft).toContain('In 2021 Prewitt began a class that has trained 130 welders')
  })

  it('is nobody who only speaks in the notes', () => {
    const draft = readDraft(
      'Please write up Dana Hale. She becomes chief nursing officer of Larkmoor Hospital in Dayton, Ohio, on June 1.\nCEO Philip Arndt: "We asked 30 nurses, and her name came up."',
    )
    expect(draft).not.toContain('Arndt becomes')
  })

  it('gives way to the product behind notes of its price', () => {
    const draft = readDraft(
      'Larkmoor Labs of Dayton, Ohio, starts selling the Brindle Mill on Sept. 15, 2027. It is a countertop grain mill for home bakers, grinds wheat, rye and corn.\nTwo colors to begin with, slate and butter. It does a pound of flour in about four minutes.',
    )
    expect(draft).toContain('The Brindle Mill does a pound of flour')
    expect(draft).not.toMatch(/bakers, grinds/)
    expect(draft).toContain('It grinds wheat, rye and corn.')
  })

  it('of speech that only counts is left out', () => {
    const draft = readDraft(
      `${office}\nIt's 85 new jobs over two years.\nReason is orders. We're up 40 percent.`,
    )
    expect(draft).not.toMatch(/It is 85|Labs is up 40/)
    expect(draft).toContain('Orders are up 40%')
  })
})

describe('reasons', () => {
  it('of one sentence stay one, and what goes on in their paragraph follows them', () => {
    const draft = readDraft(
      `${office}\nWhy: fresh flour goes stale within days, and the home mills out there are too loud for an apartment. We spent 26 months on the motor alone.`,
    )
    expect(draft).toMatch(
      /Fresh flour goes stale within days, and the home mills out there are too loud for an apartment\. Larkmoor Labs spent/,
    )
  })
})

describe('a sentence of the lead', () => {
  it('keeps the comma that closes what somebody is', () => {
    const draft = readDraft(teacher.replace('who teaches welding', 'welding teacher'))
    expect(draft).toContain('Larkmoor College, has been named')
  })
})

describe('a headline', () => {
  it('has no day and no half of what a colon lists', () => {
    const draft = readDraft(
      'Larkmoor Urgent Vet of Dayton, Ohio, opens three clinics on Saturday, November 14: Alder Mount, Wrenfield and Port Talmage.',
    )
    expect(draft).toMatch(/^Larkmoor Urgent Vet Opens 3 Clinics: Alder Mount, Wrenfield and Port Talmage$/m)
    expect(draft).toContain('on Saturday, Nov. 14: Alder Mount')
  })

  it('says what many of a share did, and when it is over that it is', () => {
    const draft = readDraft(
      'Larkmoor Institute in Dayton, Ohio, surveyed 2,340 renters in 2027. 1 in 6 renters moved 40 or more miles last year because of rent, the report found.',
    )
    expect(draft).not.toMatch(/Renters Moves/)
    expect(draft).toMatch(/1 in 6 Renters Moved 40 or More Miles/)
    expect(draft).toContain('One in six renters moved')
  })
})
