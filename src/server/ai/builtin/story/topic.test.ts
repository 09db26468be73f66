import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from './read-story.ts'

const told = (notes: string): string =>
  readStory(notes)
    .statements.map(({ text }) => text)
    .join(' ')
const draft = (notes: string): string => listParagraphs(composeRelease(readStory(notes))).join('\n')

describe('a note without a subject', () => {
  it('is never about a role, a weekday or whoever was named last', () => {
    const round = draft(
      'Larkmoor Labs of Dayton, Ohio, closed a $4 million seed round.\nLead is Ninth Street Ventures of Chicago.\nStarted in 2022 in Dayton, still here.',
    )
    expect(round).not.toMatch(/[Ll]ead was started/)
    expect(told('The Slow Walk is back.\nSunday 21 March.\nOrganized by Larkmoor Heart Trust.')).not.toMatch(
      /[Ss]unday was/,
    )
    expect(
      told('Larkmoor Dental learned of a breach on Nov. 20.\nNames, dates of birth, insurance numbers.'),
    ).not.toContain('Larkmoor Dental names')
  })

  it('is not about the company while nobody knows what it launches', () => {
    const notes =
      'Larkmoor Perto, a charity in Dayton, Ohio.\nlaunching mobile dental clinic on Monday, Sept. 21\nfree of charge for children at school'
    expect(told(notes)).toContain('Larkmoor Perto is launching a mobile dental clinic')
    expect(told(notes)).not.toContain('Larkmoor Perto is free')
  })

  it('is about what the notes spoke of last', () => {
    expect(
      told(
        'Larkmoor Freight of Dayton, Ohio, has reached a settlement with the state.\nagreement was filed in county court on March 10\ncovers invoices sent between January 2021 and June 2023',
      ),
    ).toContain('The agreement covers invoices')
  })

  it('describes the company that is bought, not its buyer', () => {
    const notes =
      'Larkmoor Foods of Dayton, Ohio, is buying Birch Granola, a family company in Burlington, Vermont.\nFounded 1991 by the Pelletier sisters\n64 employees'
    expect(told(notes)).toContain('Birch Granola was founded in 1991 by the Pelletier sisters.')
    expect(draft(notes)).not.toMatch(/Larkmoor Foods (?:was founded|has 64)|It has 64/)
  })

  it('is about the product when the line before is', () => {
    expect(
      told(
        'Larkmoor Home of Dayton, Ohio, launches Tallow 300, an air filter.\nTallow 300, made in Dayton, comes in white\nuses a filter that lasts 12 months',
      ),
    ).toContain('Tallow 300 uses a filter')
  })

  it('is about the company again once the notes say so', () => {
    expect(
      told(
        'Larkmoor Foods of Dayton, Ohio, is buying Birch Granola of Burlington.\nBirch makes granola.\nWe are based in Dayton, started 1974, 140 people',
      ),
    ).toContain('Larkmoor Foods is based in Dayton')
  })

  it('is not about the investor', () => {
    expect(
      told(
        'Larkmoor Robotics of Dayton raised a Series B of $38M.\nNorthgate Ventures led.\nopening a second plant in Pittsburgh',
      ),
    ).not.toMatch(/Northgate Ventures is opening/)
  })

  it('is never about what a private line speaks of', () => {
    const text = draft(
      'Larkmoor Games of Dayton, Ohio, launches Paper Lighthouse on May 4.\nDon’t tell anybody: xbox port is signed for spring\nmade with help from a grant of the city',
    )
    expect(text).not.toMatch(/xbox/i)
    expect(text).not.toMatch(/port was made/)
  })

  it('gets no subject when it could be about either', () => {
    const notes =
      'Larkmoor Foods of Dayton, Ohio, is buying Birch Granola of Burlington.\n\nThe deal closes in July.\n\nListed on Nasdaq, 2,600 people'
    expect(draft(notes)).not.toMatch(/Birch Granola (?:has|was|is listed)|Larkmoor Foods was listed/)
  })
})

describe('what speaks to the writer', () => {
  it.each([
    ['Larkmoor Foods (please keep the capital F) opens a plant in Dayton.', /please|capital F/],
    ['Larkmoor Foods opens a plant. The figure may be stated.', /may be stated/],
    ['Larkmoor Foods opens a plant. The announcement goes out on Sept. 9.', /goes out/],
    ['The company is Larkmoor, L A R K M O O R. Larkmoor opens a plant in Dayton.', /L A R K/],
  ])('is not printed: %s', (notes, remark) => {
    expect(draft(notes)).not.toMatch(remark)
  })

  it('keeps what is to be said', () => {
    expect(
      told('Larkmoor Foods of Dayton, Ohio, opens a plant. Revenue was $112 million (unaudited; say so).'),
    ).toContain('$112 million (unaudited)')
  })
})

describe('notes of many hands', () => {
  it.each([
    [
      'um so the big news is Larkmoor closed the seed round, four point two million dollars, led by Harbor Ventures, with two angels also coming in',
      'Larkmoor closed the seed round of $4.2 million, led by Harbor Ventures',
    ],
    [
      'Larkmoor Health, Tacoma, Washington\nrecords of 18,240 patients were on the server: names, birth dates, insurance numbers',
      'on the server: names, birth dates, insurance numbers.',
    ],
    [
      'Larkmoor Health of Tacoma found a breach on April 2.\npolice and the state attorney general notified April 9',
      'The police and the state attorney general were notified April 9.',
    ],
    ['Larkmoor Ferries of Portland adds a ferry.\nBoat is called the Dunn', 'The boat is called the Dunn.'],
    ['Larkmoor Foods launches a sauce. You can get it in 38 shops.', 'Customers can get it in 38 shops.'],
  ])('are told in whole sentences: %s', (notes, sentence) => {
    expect(told(notes)).toContain(sentence)
  })

  it('reads the labels of a form whatever it adds to them', () => {
    const text = draft(
      'Company name: Larkmoor Ledger\nLocation: Austin, Texas\nType of announcement: New hire\nHeadline idea (optional): Larkmoor hires a CFO\nWho: Rachel Tran\nNew role: Chief Financial Officer\nStart date: November 3\nQuote 1: Small clinics deserve the same tools as large ones do.\nQuote 1 speaker: Omar Haddad, founder\nRelease date: October 14, 2026',
    )
    expect(text).toContain('Larkmoor Ledger has named Rachel Tran chief financial officer, effective Nov. 3.')
    expect(text).toContain('said Omar Haddad, founder of Larkmoor Ledger.')
    expect(text).not.toMatch(/Quote (?:1|one)|Headline idea|Release date/)
  })

  it('takes names and times off the lines of an exported chat', () => {
    const text = draft(
      '12/05/2026, 14:04 - Messages and calls are end-to-end encrypted.\n12/05/2026, 14:05 - Ann Lee: Larkmoor Foods opens a second plant in Dayton, Ohio, on May 4\n12/05/2026, 14:06 - Joe Bell: 110 jobs',
    )
    expect(text).toContain('Larkmoor Foods opens a second plant')
    expect(text).not.toMatch(/12\/05|14:0|encrypted|Ann Lee:/)
  })
})

it('says of nobody what was said of somebody else', () => {
  const text = told(
    'Larkmoor Homes of Dayton, Ohio, has named Colleen Adeyemi as its next chief executive, effective March 1.\nShe succeeds Bernard Mackay, who retires after 17 years. He stays until the end of March to hand over.',
  )
  expect(text).not.toContain('Adeyemi stays')
})

it('writes a year as one', () => {
  expect(told('Larkmoor Labs of Dayton, Ohio, sold 40 pumps last yr and 90 in two yrs.')).toContain(
    'last year and 90 in two years',
  )
})

it('takes no head count for a sentence, and nothing that is ahead for past', () => {
  const text = told(
    'Larkmoor Software (that’s us, Galway, care home software) is buying Birch Rosters of Stirling.\nWe’re 55. Makes 88.\nClosing expected by April 30.',
  )
  expect(text).not.toMatch(/is 55|makes 88|that’s us|that is/)
  expect(text).toContain('Larkmoor Software is buying Birch Rosters of Stirling.')
  expect(text).not.toContain('was expected')
})

it('closes a deal, not the company that is bought', () => {
  const notes =
    'Larkmoor Vets of Dayton, Ohio, is buying Birch Animal Clinic in Madison, Wisconsin.\ncloses July 1\n14 vets stay'
  expect(told(notes)).toContain('The deal closes July 1.')
})
