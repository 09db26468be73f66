import { describe, expect, it } from 'vitest'
import { accountFor } from '#domain/brief/account-for.ts'
import { type AnnouncementType, announcementTypes } from '#domain/brief/announcement-types.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { findBlanks, mostBlanks } from '#domain/release/blanks.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'

const readDraft = (text: string): string => listParagraphs(composeRelease(readStory(text))).join('\n')

const notes: Readonly<Record<AnnouncementType, string>> = {
  launch:
    'Larkmoor Labs of Dayton, Ohio, launches Tallow, a leak sensor for old houses, on May 4.\nPrice: $40',
  funding:
    'Larkmoor Labs, a maker of leak sensors in Dayton, Ohio, raised $5 million in a Series A round led by Harbor Ventures.',
  appointment:
    'Larkmoor Labs of Dayton, Ohio, named Ann Strand chief financial officer, effective June 1.\nReplaces: Joe Bell',
  partnership:
    'Larkmoor Labs of Dayton, Ohio, will work with Norfolk Water on leak sensors from June 1.\nThe agreement runs three years.',
  acquisition:
    'Larkmoor Labs of Dayton, Ohio, has agreed to buy Dripless Inc. of Toledo for $12 million in cash.',
  event:
    'Event: Leak Day\nOrganizer: Larkmoor Labs\nWhen: May 4, 2027\nVenue: Carillon Park, Dayton\nTickets: free',
  award:
    'Larkmoor Labs of Dayton, Ohio, won the 2026 Harbor Prize for its leak sensor.\nThe jury chose among 120 entries.',
  report:
    'Larkmoor Labs of Dayton, Ohio, surveyed 1,200 homeowners in May.\nThe survey found that 57% have had a leak.',
  expansion: 'Larkmoor Labs of Dayton, Ohio, opens a second plant in Toledo on May 4.\nJobs: 110',
  crisis:
    'Larkmoor Labs of Dayton, Ohio, recalls 6,700 leak sensors because the battery can overheat.\nHotline: 800-555-0148',
  other: 'Larkmoor Labs of Dayton, Ohio, will be called Tallow Labs from January 1, 2027.',
}

describe('a release of each type', () => {
  it.each(announcementTypes)(
    '%s: tells what the notes tell, adds nothing, and asks for few things',
    (type) => {
      const draft = readDraft(notes[type])
      expect(findUnsupported(draft, notes[type])).toEqual([])
      expect(accountFor(sortBrief(notes[type]).units, draft).notUsed).toEqual([])
      expect(findBlanks(draft).length).toBeLessThanOrEqual(mostBlanks)
      expect(draft).toContain('Larkmoor Labs')
    },
  )
})

describe('bad notes', () => {
  it('asks for a figure that is given twice, and uses neither', () => {
    const draft = readDraft(
      `${notes.expansion}\nLarkmoor Labs has 64 employees.\nThe company has 46 employees.`,
    )
    expect(draft).not.toMatch(/64|46/)
    expect(draft).toContain('[EMPLOYEES: YOUR NOTES HAVE TWO FIGURES]')
  })

  it('asks for a date that a later line takes back', () => {
    const draft = readDraft(
      'Larkmoor Labs of Dayton, Ohio, opens a second plant in Toledo.\nnew Tarn 96 oven in July\nThe Tarn 96 is not July, it is September.',
    )
    expect(draft).toContain('[DATE: YOUR NOTES HAVE TWO DATES]')
    expect(draft).not.toContain('July')
  })

  it('speaks for the first of two companies that announce together', () => {
    const draft = readDraft('Alder Foods and Birch Mills will build a mill in Dayton, Ohio.')
    expect(draft).toContain('Alder Foods and Birch Mills will build a mill')
    expect(draft).toContain('About Alder Foods')
  })

  it('ends an unclosed quotation at the end of its line', () => {
    const draft = readDraft(
      `${notes.award}\nAnn Strand, founder: "We built it in a basement.\nOff the record: we nearly closed.`,
    )
    expect(draft).not.toContain('nearly closed')
  })

  it('leaves out the lines and pipes of a table', () => {
    const draft = readDraft(`${notes.launch}\n| Model | Price |\n|---|---|\n| Tallow | $40 |`)
    expect(draft).not.toContain('|')
  })
})

describe('a greeting', () => {
  it.each(['Hi,', 'Hi Sam,', 'Dear all -', 'Good morning, team!'])(
    'does not cost the news: %s',
    (greeting) => {
      const draft = readDraft(
        `${greeting} Larkmoor Labs is opening a second lab in Troy, New York, on Dec. 3.`,
      )
      expect(draft).toContain('Larkmoor Labs is opening a second lab in Troy')
      expect(draft).not.toContain(greeting)
    },
  )
})

describe('the lead', () => {
  it('tells what happened, even where the notes have no verb for it', () => {
    const text = readDraft(
      '- fire in Unit 4, Larkmoor Logistics depot, Goole. Alarm went 03:20 this morning\n- fire service asks people in Old Goole to keep windows closed until 9 a.m.\nPress: Jo Hart, jo@larkmoorlogistics.example',
    )
    expect(text).toContain('Larkmoor Logistics confirmed a fire in Unit 4')
  })

  it('is the news of the first line, not the first sentence with a verb', () => {
    const text = readDraft(
      'LARKMOOR & MUIR - call 13/10\n\nthird line at the Kilmarnock bakery. £9.4m.\nbuilding work starts in the old dispatch hall next month, first biscuits in April 2027\n64 new jobs\nPress: Jo Hart, jo@larkmoormuir.example',
    )
    expect(text).toContain('Larkmoor & Muir will open a third line at the Kilmarnock bakery.')
  })

  it('begins behind its own announcement', () => {
    const text = readDraft(
      'OK so the announcement is that Larkmoor Ovens becomes employee-owned on Oct. 1.\nWe make bakery ovens in Dayton, Ohio.',
    )
    expect(text).toContain('Larkmoor Ovens becomes employee-owned')
    expect(text).not.toContain('nnouncement is')
  })

  it('speaks to nobody', () => {
    const text = readDraft(
      'Larkmoor Seals of Dayton, Ohio, has bought Birch Seals of Toledo.\nTom, contracts were signed at the notary in Toledo on Monday.',
    )
    expect(text).not.toContain('Tom, ')
    expect(text).toContain('ontracts were signed')
  })

  it('takes a time for a time only where it is one', () => {
    const text = readDraft(
      'What: its own shelling plant\nWho: Larkmoor Pecans, Las Cruces, N.M.\nWhen: starts running Nov. 16, in time for harvest',
    )
    expect(text).not.toContain('on starts')
  })
})

describe('the headline', () => {
  it('names the company without its legal form, which the lead gives', () => {
    const [, headline, lead] = readDraft(
      'Larkmoor Logistyka Sp. z o.o. opens a new terminal in Poznan on May 4.',
    ).split('\n')
    expect(headline).toMatch(/^Larkmoor Logistyka opens new terminal/i)
    expect(lead).toContain('Larkmoor Logistyka Sp. z o.o. opens')
  })

  it('changes no noun and no participle into a verb', () => {
    const draft = readDraft(
      'Larkmoor Alliance published its child care report on Sept. 16.\nMain finding: In 71 counties studied there are 2.8 children for every licensed slot\nAverage cost of full-time care is $11,240 a year.',
    )
    expect(draft).not.toMatch(/Counties Study|Average Costs/)
  })
})

it('keeps a quotation that ends with a shortened word', () => {
  expect(
    readDraft(
      'Larkmoor Homes of Dayton, Ohio, named Ann Strand chief executive, effective March 1.\nQuote from Ann Strand: I still think most of what matters in this work happens after 11 p.m.',
    ),
  ).toContain('happens after 11 p.m.,” said')
})

it('prints an approved boilerplate word for word', () => {
  const text = readDraft(
    'Larkmoor opens a pier in Duluth on May 3, 2027.\nBoilerplate: Larkmoor runs eleven passenger ferries with a crew of 64 people and makes its own bread.\nPress: Jo Hart, jo@larkmoor.example',
  )
  expect(text).toContain(
    'Larkmoor runs eleven passenger ferries with a crew of 64 people and makes its own bread.',
  )
})

it('reads an appointment told the other way round', () => {
  const draft = readDraft(
    'Harbor HK of Dayton, Ohio, gets a new head coach and that is Ann Toft.\nshe starts on May 4\nAnd then Ann, she said in the meeting',
  )
  expect(draft).toContain('names Ann Toft head coach')
  expect(draft).not.toContain('said in the meeting')
})

it('does not describe a company by what it does about an incident', () => {
  const draft = readDraft(
    'Harbor Beds of Dayton, Ohio, recalls the bunk bed Lokys.\nWe pick up the old bed without cost.\nThe hook of the ladder can break.',
  )
  expect(draft.split('About Harbor Beds')[1]).not.toContain('old bed')
})
