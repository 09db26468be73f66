import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { writeSpecialised } from '#server/ai/builtin/generators/write-specialised.ts'
import { readBlocks } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readBrief } from './read-brief.ts'

const write = (prompt: string): string => readBlocks(composeRelease(readBrief(prompt)))

const quillstack =
  'Funding: Quillstack (San Francisco) raised a twelve million dollar Series A led by Foundry Peak with participation from Nordlicht Ventures. Total raised to date: $15.5M. CEO Tomás Ibáñez: "Lawyers still copy clauses by hand." 410 law firms use it.'
const osei =
  'Dr. Amara Osei appointed Chief Medical Officer at Veritas Health effective January 4, replacing Dr. Lyle Benson who retires after 22 years. Reports to CEO Helen Strand. Before: Mass General, Kaiser. Quote from Strand: "Amara asks the question nobody wants asked."'
const castro =
  'Mayor Eileen Castro and the City of Bellingham broke ground Tuesday on a $64 million ferry terminal. Construction by Hoyt-Barnes. Castro: "I took this ferry to school."'
const tideline =
  'Tideline Energy and its partner Norsk Havn will build a 240-megawatt wind farm off Maine. Governor Jane Mills attended the signing. "This is 600 jobs," Mills said.'
const solveig =
  'Award. Solveig Marine won the 2026 Nordic Clean Shipping Prize, given by the Nordic Council of Ports, out of 83 entries.'

describe('whose title it is', () => {
  it.each([
    [
      'the company and not its investor',
      quillstack,
      'said Tomás Ibáñez, CEO of Quillstack.',
      'About Quillstack',
    ],
    [
      'the employer and not the new hire',
      osei,
      'said Helen Strand, CEO of Veritas Health.',
      'About Veritas Health',
    ],
    ['nobody where a mayor speaks', castro, 'said Eileen Castro, mayor.', 'About [COMPANY]'],
    ['nobody where a governor speaks', tideline, 'said Jane Mills, governor.', 'About Tideline Energy'],
    [
      'the winner and not the heading',
      solveig,
      'said [FULL NAME], [JOB TITLE] at Solveig Marine.',
      'About Solveig Marine',
    ],
  ])('is %s', (_, prompt, speaker, about) => {
    const text = write(prompt)
    expect(text).toContain(speaker)
    expect(text).toContain(about)
  })

  it('is not a department', () => {
    const prompt =
      'Company: Peregrine Optics\nProduct: Talon\nQuote: "Weight was all." – Jürgen Weiß, Head of Design'
    expect(write(prompt)).toContain('said Jürgen Weiß, head of design')
  })

  it('is not what stands after the name of a pollster', () => {
    expect(
      readBrief('A survey of 2,014 parents by Tinker Labs between Sept. 3 and Sept. 10 found that 61% agree.')
        .company,
    ).toBe('Tinker Labs')
  })

  it('stays open where two companies merge', () => {
    const text = write(
      'Acme Robotics acquired Zeta Vision for $30 million. "We bought the eyes," said CEO Lena Hart.',
    )
    expect(text).toContain('said Lena Hart, CEO.')
  })

  it('takes the words of whoever is named after them', () => {
    const { quotes } = readBrief(
      'Acme Robotics acquired Zeta Vision, Acme CEO Lena Hart said. Zeta founder Omar Bey stays. "We bought the eyes," Hart said. "They bought time," Bey said.',
    )
    expect(quotes.map(({ words, speaker }) => [words, speaker?.name])).toEqual([
      ['We bought the eyes.', 'Lena Hart'],
      ['They bought time.', 'Omar Bey'],
    ])
  })
})

describe('the main news', () => {
  it.each([
    [
      'Verdant Labs, based in Boulder, Colorado, today launched LeafScan, an app that identifies plant diseases. It costs $4.99 a month.',
      'Verdant Labs, based in Boulder, Colorado, launched LeafScan, an app that identifies plant diseases.',
    ],
    [
      'Company: Norrland Timber. What: bought Skog AB for SEK 45m. When: closed yesterday.',
      'Norrland Timber bought Skog AB for SEK 45m.',
    ],
    [
      'Record quarter: revenue of $18.4 million, up 27% from $14.5 million a year earlier; 212 employees. Company: Pallet & Pine.',
      'Pallet & Pine reported revenue of $18.4 million, up 27% from $14.5 million a year earlier, for a record quarter.',
    ],
    ['We at Bluefin Foods just hired Ana Ruiz as head of quality.', 'Bluefin Foods'],
    [
      osei,
      'Dr. Amara Osei will become chief medical officer of Veritas Health on Jan. 4, succeeding Dr. Lyle Benson, who retires after 22 years.',
    ],
    [
      'Merger: Fairmont Bank (NYSE: FMB) will merge with Union Savings with 3,100 combined employees. Fairmont’s CEO Robert Kline stays.',
      'Fairmont Bank (NYSE: FMB) will merge with Union Savings',
    ],
    [
      'Crisis: data breach at FinNest discovered Oct 2, 2026. CEO Sam Iyer.',
      'FinNest confirmed a data breach discovered Oct. 2, 2026.',
    ],
    [
      'write a press release about our partnership between Oaktree Clinics and the University of Leeds to screen 8,000 patients from 1 Feb 2027',
      'Oaktree Clinics and the University of Leeds will screen 8,000 patients from Feb. 1, 2027.',
    ],
    ['Acme', 'Acme will [WHAT CHANGES] by [DATE]'],
    [
      'Our startup Loopwell, based in Austin, TX, closed a $6.5 million seed round led by Bright Cap. We make packaging.',
      'Loopwell, based in Austin, Texas, closed a $6.5 million seed round led by Bright Cap.',
    ],
    [
      'Hosting a free webinar on Jan 14 2027 at 1pm EST. Presented by Ledger Lane and accountant Rosa Diaz.',
      'Ledger Lane is hosting a free webinar on Jan. 14, 2027, at 1 p.m. EST.',
    ],
    [
      'Pine & Petal, a flower shop in Salem, Oregon, celebrates 25 years on May 1, 2027. Owner Ruth Cole started it.',
      'Pine & Petal, a flower shop in Salem, Oregon, will celebrate 25 years on May 1, 2027.',
    ],
    [
      'MedTrack Q3 results: revenue $42.1M, up 18%; net loss $3.2M. CFO Ann Wu expects full-year revenue of $170M.',
      'MedTrack reported revenue of $42.1 million, up 18%, in Q3.',
    ],
    [quillstack, 'Quillstack raised a twelve million dollar Series A led by Foundry Peak'],
    [
      'my bakery (Crumb & Co, Portland OR) won best croissant at the Oregon Bread Fest.',
      'Crumb & Co won best croissant at the Oregon Bread Fest.',
    ],
  ])('of "%s" opens the lead', (prompt, lead) => {
    expect(write(prompt)).toContain(`— ${lead}`)
  })

  it('is no partnership where a partner leads an office', () => {
    expect(
      readBrief('Marlow & Finch LLP has opened an office in Tampa, led by partner Greg Hall.').type,
    ).toBe('company')
  })

  it('keeps the verb of who moves', () => {
    const text = write(
      'The Riverside Library will close its Elm Street branch. 14 employees move to the main branch.',
    )
    expect(text).toContain('14 employees move to the main branch.')
    expect(text).not.toContain('It has 14 employees')
  })

  it('makes no company of what it opens', () => {
    const text = write(
      "Our company Halden & Sons Brewing is opening a second taproom in Asheville, NC on March 3rd 2027. It'll hold 200 people.",
    )
    expect(text).toContain('on March 3, 2027. It will hold 200 people.')
  })

  it('puts name, time and place of an event on one line where they belong', () => {
    const { slots } = readBrief(
      'Event: the Riverbend Jazz Festival, Sat June 12, 2027, 11am-10pm, Riverbend Park, Davenport, Iowa. Free admission. Expect 5,000 visitors.',
    )
    expect(slots.get('event')).toBe('the Riverbend Jazz Festival')
    expect(slots.get('when')).toBe('Sat June 12, 2027, 11am-10pm')
    expect(slots.get('venue')).toBe('Riverbend Park, Davenport, Iowa')
    expect(slots.get('tickets')).toBe('Free admission.')
  })
})

describe('a generator', () => {
  it('keeps the A of a Series A', () => {
    const headlines = writeSpecialised(
      'headline',
      'Quillstack of Austin raised $12 million Series A led by Foundry Peak to hire 20 engineers',
    )
    expect(headlines).not.toMatch(/Series$/m)
  })

  it('calls a number instead of visiting it', () => {
    const lines = writeSpecialised(
      'cta',
      'We recalled 1,200 kettles after 14 reports; refund at 800-555-0199',
    )
    expect(lines).toContain('To learn more, call 800-555-0199.')
    expect(lines).not.toMatch(/ at 800/)
  })
})
