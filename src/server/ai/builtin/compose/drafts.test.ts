// What a wire editor found wrong in drafts, each as the class it belongs to.
import { describe, expect, it } from 'vitest'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'

const readDraft = (text: string): string => listParagraphs(composeRelease(readStory(text))).join('\n')
const office = 'Larkmoor Labs of Dayton, Ohio, opens a second plant in Toledo on May 4, 2027.'

describe('what a note leaves out', () => {
  it('is the deal, not the company, when it takes effect', () => {
    const draft = readDraft(
      'Larkmoor Labs of Dayton, Ohio, is buying Dripless Inc. of Toledo.\nTakes effect July 1.\nAll 31 staff stay.',
    )
    expect(draft).toContain('The deal takes effect July 1.')
  })

  it('makes no sentence when nobody knows who is meant', () => {
    const draft = readDraft(`${office}\nUsed to be $15.\nBuilt because the waiting list was four years.`)
    expect(draft).not.toMatch(/Was (?:were )?(?:used|built)/)
  })

  it('leaves a noun before its verb as the subject', () => {
    expect(readDraft(`${office}\nWorks begin in October.`)).toContain('Works begin in October')
  })
})

describe('the lead', () => {
  it('is what happened, not what was done the same evening', () => {
    const draft = readDraft(
      'On Sunday, March 22, Pebblemind (Boston) learned that a file with patient data was open to the internet.\nPebblemind closed access the same evening, within 40 minutes.\nThe company apologizes for the breach.',
    )
    expect(draft).toMatch(/— On Sunday, March 22, Pebblemind learned/)
    expect(draft).toMatch(/^Pebblemind Learns/m)
  })

  it('begins behind what announces it', () => {
    const draft = readDraft(`The news is that ${office}`)
    expect(draft).toContain('— Larkmoor Labs of Dayton, Ohio, opens')
  })

  it('names the appointed person of a line of news', () => {
    const draft = readDraft(
      'Company: Norrfjärd Cells AB\nPlace: Skellefteå\nNews: Dr. Anjali Sundaresan new Chief Technology Officer\nStart: 1 February 2026\nReports to: Mats Öhrling, CEO',
    )
    expect(draft).toMatch(/has named Dr\. Anjali Sundaresan chief technology officer/i)
  })
})

describe('quotations', () => {
  it.each(['his quote is still with him, will come or not come', 'he is skiing, skip'])(
    'are not notes on a quotation: %s',
    (note) => {
      const draft = readDraft(`${office}\nQuote (Joe Bell, CEO): ${note}`)
      expect(draft).not.toMatch(/[Ss]kiing|[Ww]ill come/)
    },
  )

  it.each([
    'Joe Bell, CEO of Larkmoor Labs, died on Sunday.',
    'Joe Bell, CEO of Larkmoor Labs, resigned on Sunday.',
  ])('are not asked of somebody who is gone: %s', (note) => {
    const draft = readDraft(`${note}\nThe plant of Larkmoor Labs in Dayton, Ohio, stays open.`)
    expect(draft).not.toMatch(/said Joe Bell/)
  })

  it('name their speakers without Mr. and Mrs.', () => {
    const draft = readDraft(`${office}\nMrs. Ann Strand, plant manager, said: "We start with the welders."`)
    expect(draft).toContain('said Ann Strand, plant manager')
  })
})

describe('the end of a release', () => {
  it('says what the company is when the notes say it in passing', () => {
    const draft = readDraft(
      'Kilmorran College, a private day and boarding school in Hobart, has appointed Dr. Annelise Corbould as its principal.',
    )
    expect(draft).toContain('Kilmorran College is a private day and boarding school in Hobart.')
  })

  it('tells no fact twice and no label of the head of a release', () => {
    const draft = readDraft(
      `${office}\nCity: Dayton\nGlove part is washable, 14 hours on a charge, $389 list, costs $18 to replace.`,
    )
    expect(draft.split('14 hours').length).toBeLessThanOrEqual(2)
    expect(draft).not.toContain('City:')
  })
})

describe('notes with marks of their own', () => {
  it('lose the color before a name', () => {
    const draft = readDraft(
      'GREEN Sanjeevani Eye Trust of Dayton, Ohio, opens a clinic in Toledo on May 4, 2027.\nGREEN The clinic has 40 beds.',
    )
    expect(draft).not.toContain('GREEN')
    expect(draft).toContain('Sanjeevani Eye Trust')
  })

  it('with two releases give the first, and leave the second for later', () => {
    const draft = readDraft(
      `Release 1\n${office}\nThe plant has 110 jobs.\n\nRelease 2\nLarkmoor Labs won the 2026 Harbor Prize for its leak sensor.`,
    )
    expect(draft).toContain('110 jobs')
    expect(draft).not.toContain('Harbor Prize')
  })

  it('keep thousands that are written with a point', () => {
    expect(readDraft(`${office}\nThe plant serves 38.000 patients.`)).toContain('38,000 patients')
  })
})

describe('the head of a release', () => {
  it('shouts no name before a colon', () => {
    const draft = readDraft(
      'PREFEITURA Garças confirmed a flood in Dayton, Ohio, on Monday.\nThe water took 134 families out of their houses.',
    )
    expect(draft).not.toMatch(/^PREFEITURA Garças:/m)
  })

  it('asks for a person where a desk takes the calls', () => {
    expect(readDraft(`${office}\nMedia contact: Press Office, press@larkmoor.com, 937-555-0112`)).toMatch(
      /\[(?:FULL NAME|NAME)/,
    )
  })
})
