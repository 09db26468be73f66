// Sound lines that once raised an alarm, and faults that are told once.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, type SamplePart, writeCase } from '#tests/rule-cases/rule-case.ts'

function check(text: string, part?: SamplePart) {
  const blocks = readNotation(part === undefined ? text : writeCase(part, text))
  const { findings, release } = new Checker().check(blocks, defaultSettings(caseDay))
  const of = (prefix: string) => findings.filter(({ rule }) => rule.startsWith(prefix))
  return { blocks, of, roles: release.parts.map(({ role }) => role) }
}

describe('a masthead', () => {
  it.each(['PRESS RELEASE', 'News Release', '# PRESS RELEASE', 'Press Release: For Immediate Release'])(
    'is no headline: %s',
    (line) => {
      const { roles, of } = check(`${line}\n\n${writeCase(undefined, 'The plant is new.')}`)
      expect(roles.slice(0, 3)).toEqual(['release-line', 'release-line', 'headline'])
      expect(of('STR-04')).toEqual([])
    },
  )

  it('is no release line either', () => {
    expect(check('PRESS RELEASE', 'releaseLine').of('STR-01')).toHaveLength(1)
  })
})

describe('a headline', () => {
  it('has its detail in the partner it names', () => {
    const text = writeCase('headline', 'Brightwater Foods Partners With Walmart to Bake Bread')
    const both = `${text.replace('will open', 'and Walmart will open')}\n\n## About Walmart\n\nWalmart runs stores.`
    expect(check(both).of('HED-04')).toEqual([])
  })

  it('all in capitals is told once, and fixed as a whole', () => {
    const { of, blocks } = check('BRIGHTWATER OPENS NEW USDA BAKERY IN DAYTON', 'headline')
    expect(of('HED')).toHaveLength(1)
    const fixes = of('HED-05').flatMap(({ fix }) => fix ?? [])
    expect(applyFixes(blocks, fixes)[1]?.text).toBe('Brightwater Opens New USDA Bakery in Dayton')
  })

  it('is not told of a shouted word as an acronym too', () => {
    const { of } = check('Brightwater OPENS Bakery in Dayton', 'headline')
    expect(of('HED').map(({ rule }) => rule)).toEqual(['HED-05'])
  })
})

describe('a dateline', () => {
  it.each(['McLEAN, Va.', 'NEW YORK and LONDON'])('keeps its small letters: %s', (place) => {
    expect(check(`${place}, Nov. 17, 2026 — Brightwater Foods opened.`, 'lead').of('DAT')).toEqual([])
  })

  it('needs no D.C. after Washington', () => {
    const { of } = check('WASHINGTON, D.C., Nov. 17, 2026 — Brightwater Foods opened.', 'lead')
    expect(of('DAT').map(({ rule }) => rule)).toEqual(['DAT-04'])
  })

  it('gets the capitals of its name', () => {
    const { of } = check('McLean, Va., Nov. 17, 2026 — Brightwater Foods opened.', 'lead')
    expect(of('DAT-02')[0]?.message).toBe('Put the city in all caps: McLEAN')
  })
})

describe('one fault', () => {
  it.each([
    ['STR-16', 'Call XXX-XXX-XXXX for more.'],
    ['STR-16', 'It costs $XX for all.'],
    ['FAC-04', 'Nine out of 10 users prefer it.'],
  ])('is told once: %s in “%s”', (rule, text) => {
    expect(check(text, 'body').of(rule)).toHaveLength(1)
    expect(check(text, 'body').of('NAM-04')).toEqual([])
  })
})

describe('correct text', () => {
  it.each([
    // A company counts its own customers, cans and revenue.
    ['FAC-04', 'Churn, the share of customers that leave in a year, was 6.8%.'],
    ['FAC-04', 'As of Monday night, 9,750 cans, or 63% of those sold, had been recovered.'],
    ['FAC-04', 'Finance chief Dana Kowalski stated that large contracts bring in 54% of revenue.'],
    ['FAC-04', 'The board has a 60% quorum rule, and the paint is 100% lead-free.'],
    ['FAC-04', 'In all, most staff members work a 9-to-5 shift.'],
    ['FAC-04', 'Passes rose by 2 points to 41% of entries, the exam board said.'],
    // The sentence before says what the figures are compared with.
    [
      'FAC-06',
      'Income was $2 million, compared with $1 million in the same period last year. Subscription revenue was $41.7 million, up 17%.',
    ],
    // Whom it happened to is the news.
    [
      'TON-04',
      'No deaths have been reported. Two were treated at a hospital and released. The soup was sold.',
    ],
    ['TON-04', 'The company will pay the bills of customers who were made ill by the soup.'],
    [
      'TON-05',
      `The hospital will hold an open house at 400 E. Superior St. Visitors can tour ${'both labs, '.repeat(12)}too.`,
    ],
    [
      'TON-06',
      'Volunteers are needed for the water stations; they should call or email volunteers.registration@readchattanoogacounty.example.',
    ],
    ['LEG-08', 'Heart disease is the most common cause of death in the county.'],
    ['TON-01', 'The Center for Advanced Solutions won a “Best-in-Class” award and a “World-Class” cup.'],
  ])('is left alone by %s: %s', (rule, text) => {
    expect(check(text, 'body').of(rule)).toEqual([])
  })

  it('needs no why in its lead', () => {
    const lead = 'DULUTH, Minn., Nov. 17, 2026 — Lakeshore Hospital opened a 24-bed unit Tuesday.'
    expect(check(lead, 'lead').of('LED-01')).toEqual([])
  })

  it('may write the day of the headline another way', () => {
    const release = writeCase('headline', 'Brightwater to Open on January 12!').replace(
      'Jan. 12',
      'Jan. 12th',
    )
    expect(check(release).of('STR-17')).toEqual([])
  })

  it('has its verb after several people', () => {
    const { of } = check('Survey: Half of Third Graders Read Below Grade Level', 'headline')
    expect(of('HED-03')).toEqual([])
  })
})

describe('a message', () => {
  it.each([
    ['FAC-04', 'Studies show that patients recover faster at home.', 'Name the study'],
    ['FAC-04', 'In all, experts say the plan works.', 'Name the experts'],
    [
      'LEG-08',
      'Brightwater is recalling 18,400 cans of soup.',
      '“recalling 18,400”: have counsel review this first',
    ],
    ['NAM-02', 'The Chief Executive Officer spoke.', 'Lowercase a title used without a name'],
    ['LED-03', 'Brightwater is thrilled to welcome Ana Ruiz.', 'Drop “thrilled to welcome”'],
    ['PLC-01', 'Shops in Idaho, Ore., Washington and Utah sell it.', 'Spell out the state'],
    ['TON-04', 'The prize was given by the mayor.', 'Use the active voice: begin with “the mayor”'],
    [
      'TON-04',
      'The operation was performed by Dr. Alan Whitcomb.',
      'Use the active voice: begin with “Dr. Alan Whitcomb”',
    ],
  ])('of %s is true of “%s”', (rule, text, message) => {
    expect(
      check(text, 'body')
        .of(rule)
        .map((finding) => finding.message),
    ).toEqual([message])
  })

  it('knows that D.C. is no state', () => {
    const { of } = check('WASHINGTON, D.C., Nov. 17, 2026 — Brightwater Foods opened.', 'lead')
    expect(of('DAT-04').map(({ message }) => message)).toEqual(['WASHINGTON doesn’t need D.C.'])
  })
})

describe('the hype of a quote', () => {
  it('is told once, since only its speaker can change it', () => {
    const { of } = check(
      '“We are thrilled to bring this world-class, state-of-the-art unit home,” said Ruth Okafor, operations director.',
      'quote',
    )
    expect(of('TON-01')).toEqual([])
    expect(of('QUO').map(({ rule }) => rule)).toEqual(['QUO-05', 'QUO-03'])
  })
})

it('writes a round sum with its zeros and cents in one step', () => {
  const { of, blocks } = check('The fund paid $5,000,000.00 for it.', 'body')
  expect(
    applyFixes(
      blocks,
      of('NUM-04').flatMap(({ fix }) => fix ?? []),
    )[4]?.text,
  ).toBe('The fund paid $5 million for it.')
})

it('puts no comma into a code', () => {
  const { of } = check('The date code on the sticker is between 2540 and 2621.', 'body')
  expect(of('NUM-05')).toEqual([])
})

describe('a boilerplate', () => {
  const about = (name: string, text: string) =>
    check(
      writeCase(undefined, 'The plant is new.').replace(
        /## About[\s\S]*?\n\n[^\n]*/,
        `## About the ${name}\n\n${text}`,
      ),
    ).of('STR-12')

  it.each([
    'Genesee Institute for Sleep Research',
    'Savannah Lantern Book Festival',
    'Marlow Writers Conference',
  ])('may be that of the %s', (name) => {
    const found = about(name, `The ${name} is a nonprofit in Rochester, New York. It was founded in 1994.`)
    expect(found.filter(({ message }) => message.startsWith('No boilerplate'))).toEqual([])
  })

  it('is no note on the method', () => {
    const found = about('Survey', 'The survey was conducted online in May.')
    expect(found.some(({ message }) => message.startsWith('No boilerplate'))).toBe(true)
  })
})

describe('a speaker', () => {
  it('has a title that only everyday words make', () => {
    expect(check('“The doors open at nine,” said City Librarian Evelyn Cho.', 'quote').of('QUO-01')).toEqual(
      [],
    )
  })

  it('may have a surname of two words', () => {
    const text = '“We bake at four,” said Monica Vander Laan, a baker.\n\nVander Laan has baked since 1994.'
    expect(check(text, 'quote').of('NAM-01')).toEqual([])
  })
})

describe('a straight quotation mark', () => {
  it('after a figure closes a title or means inches', () => {
    expect(check('The players will stage "9 to 5" in April.', 'body').of('PUN-03')).toEqual([])
    expect(check('The pipe is 6" wide.', 'body').of('PUN-03')).toEqual([])
    expect(check('The players will stage "Nine to five in April.', 'body').of('PUN-03')).toHaveLength(1)
  })
})

describe('a figure', () => {
  it('with two digits swapped is told, round ones that look alike are not', () => {
    const both = (one: string, other: string) =>
      check(`It recalled ${one} heaters.\n\nStores returned 510 of the ${other} units.`, 'body').of('FAC-05')
    expect(both('23,400', '24,300')).toHaveLength(1)
    expect(both('1,200', '2,100')).toEqual([])
  })
})

describe('a name', () => {
  it('with two vowels in each other’s place is a slip', () => {
    const text = 'Halvorsen Mills bakes bread.\n\nHalvorsen grinds the flour. Halverson will hire 40 bakers.'
    expect(check(text, 'body').of('NAM-06')).toHaveLength(1)
  })
})
