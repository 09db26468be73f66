import { describe, expect, it } from 'vitest'
import { Reading } from '#domain/language/reading.ts'
import { findUnsupported } from './find-unsupported.ts'
import { Material } from './material.ts'

function mark(text: string, ...material: string[]): string[] {
  return findUnsupported(text, material).map((fact) => fact.text)
}

const prompt =
  'Acme Outdoors Inc. launches the Pocket Grill on November 17, 2026 in Boulder, Colorado. Price $49. Tested by 1,912 campers, 30 percent faster. CEO Jane Doe says: "It folds flat and weighs two pounds." More at https://acme.com/grill.'

describe('findUnsupported', () => {
  it('knows by first name who is named in full elsewhere', () => {
    const notes = 'Ruth Akintola joins Acme in May.\nFrom Ruth: I know what a bad home does to a family.'
    expect(mark('“I know what a bad home does to a family,” said Akintola.', notes)).toEqual([])
    const two = `${notes}\nRuth Hale leaves.`
    expect(mark('“I know what a bad home does to a family,” said Hale.', two)).not.toEqual([])
  })

  it('knows what the material has in short', () => {
    expect(
      mark('The State Handloom Department is open on Saturday.', 'State Handloom Dept., open Sat'),
    ).toEqual([])
  })

  it('finds nothing in a release that only says the material in other spellings', () => {
    const release =
      'Acme Outdoors to Sell Pocket Grill for $49\nBOULDER, Colo., Nov. 17, 2026 — Acme Outdoors will sell the Pocket Grill on Tuesday, Nov. 17. It is 30% faster, 1912 campers found. “It folds flat and weighs two pounds,” said Jane Doe, chief executive of Acme. Doe spoke in Boulder. See acme.com.'
    expect(mark(release, prompt)).toEqual([])
  })

  it('marks each number, date, time, name, organization and link that is not in the material', () => {
    const text =
      'Acme sold 10,000 units for $59 by Nov. 18 at 9 a.m., up 40%, said John Roe of Harbor Bank (roe@harbor.com).'
    expect(mark(text, prompt)).toEqual([
      '10,000',
      '$59',
      'Nov. 18',
      '9 a.m.',
      '40%',
      'John Roe',
      'Harbor Bank',
      'roe@harbor.com',
    ])
  })

  it('marks a single name that opens a sentence or is in a headline', () => {
    expect(mark('Microsoft agreed. Siemens and Acme signed.', prompt)).toEqual(['Microsoft', 'Siemens'])
    expect(mark('Amazon and Apple Sell Pocket Grill', prompt)).toEqual(['Amazon', 'Apple'])
    expect(mark('Grill Wins Pulitzer in Denver', prompt)).toEqual(['Pulitzer', 'Denver'])
  })

  it('marks in a line in capitals the names, not the words, that the material does not have in any case', () => {
    expect(mark('ACME AND IBM SELL FOLDING GRILL IN PARIS', prompt)).toEqual(['IBM', 'PARIS'])
    expect(mark('HAROLD FINCH, CEO OF ACME OUTDOORS, WINS PRIZE', prompt)).toEqual(['HAROLD FINCH'])
    expect(mark('CAMPERS MAY BUY POCKET GRILL ON NOVEMBER 17TH, 2026', prompt)).toEqual([])
    expect(mark('SHOP OPENS NOV. 18 IN BOULDER', prompt)).toEqual(['NOV. 18'])
    expect(mark('FOR IMMEDIATE RELEASE\nMEDIA CONTACT\nNOTES TO EDITORS\nENDS', prompt)).toEqual([])
  })

  it('knows a name of the material in a compound, as an owner and with its legal form', () => {
    const given =
      'Larkmoor Instruments of Duluth, Minnesota, sells the LeakGuard 200. Maren Oduya is head of field operations.'
    expect(mark('Duluth-based Larkmoor Instruments, the Minnesota-based company', given)).toEqual([])
    expect(mark('Larkmoor Instruments Inc. (Duluth)', given)).toEqual([])
    expect(mark('Ask Oduya’s Field Operations team about Larkmoor’s LeakGuard.', given)).toEqual([])
    expect(mark('The firm is in Duluth.', 'A Duluth-based firm.')).toEqual([])
    expect(mark('Ohio-based Larkmoor and its FDA-approved sensor', given)).toEqual(['Ohio', 'FDA'])
    expect(mark('Ask about Larkmoor’s Pocket Grill.', given)).toEqual(['Larkmoor’s Pocket Grill'])
  })

  it('marks a quantity in words, another unit and a minus the material does not have', () => {
    expect(mark('Sales doubled to thousands of grills.', prompt)).toEqual(['doubled', 'thousands'])
    expect(mark('It weighs two kilograms.', prompt)).toEqual(['two kilograms'])
    expect(mark('It folds at −30%.', prompt)).toEqual(['−30%'])
  })

  it('accepts a unit that two numbers share, another word for a share and a multiple', () => {
    expect(mark('Trips of 20 miles and of 40 miles.', 'trips of 20 to 40 miles')).toEqual([])
    expect(mark('Half of them agreed.', '50 percent of them agreed')).toEqual([])
    expect(mark('It is five times faster.', '5x faster')).toEqual([])
    expect(mark('a 45-year-old baker', 'Ann Bo, 45, baker')).toEqual([])
  })

  it('marks a number with a fraction or without a figure before its point', () => {
    expect(mark('It has 2½ million users, up .5% in 1½ hours.', prompt)).toEqual([
      '2½ million',
      '.5%',
      '1½ hours',
    ])
    expect(mark('It spent 4.5 million.', 'R&D spend: 4.5m.')).toEqual([])
  })

  it('gives the range in the text', () => {
    expect(findUnsupported('It costs $59.', prompt)).toEqual([
      { kind: 'amount', text: '$59', from: 9, to: 12, key: 'usd:59' },
    ])
  })

  it('accepts a fact from any of the materials', () => {
    expect(mark('Jane Doe paid $59.', prompt, 'upload: the price is $59')).toEqual([])
  })

  it('marks a year, a weekday or a time zone the material does not have', () => {
    expect(mark('on Nov. 17, 2027', 'on November 17')).toEqual(['Nov. 17, 2027'])
    expect(mark('on Monday, Nov. 17, 2026', prompt)).toEqual(['Monday, Nov. 17, 2026'])
    expect(mark('at 9 a.m. ET', 'at 9 a.m.')).toEqual(['9 a.m. ET'])
  })

  it('does not join the first name of one person with the surname of another', () => {
    expect(mark('a word from Jane Roe', 'Jane Doe and John Roe spoke.')).toEqual(['Jane Roe'])
  })

  it.each([
    ['based in Elkins, West Virginia', 'ELKINS, W.Va., Jan. 12'],
    ['pantries in Akron OH', 'AKRON, Ohio, Jan. 12'],
    ['made in Spokane WA since 2009', 'SPOKANE, Wash., Jan. 12'],
  ])('knows the state of “%s”', (material, dateline) => {
    expect(findUnsupported(dateline, `${material} on Jan. 12`)).toEqual([])
  })

  it('knows the state of a city that is without it', () => {
    expect(mark('in Houston, Texas', 'HOUSTON, Jan. 12')).toEqual([])
    expect(mark('in Houston, Texas', 'in Galveston')).toEqual(['Houston', 'Texas'])
  })

  it('knows two names of the material side by side, without a middle initial, and as an acronym', () => {
    expect(mark('the Acme Pocket Grill', 'Acme sells the Pocket Grill.')).toEqual([])
    expect(mark('with Jane Q. Doe', 'with Jane Doe')).toEqual([])
    expect(mark('the NTSB said', 'the National Transportation Safety Board said')).toEqual([])
  })

  it('marks an invented quotation once, including every fact in it', () => {
    const text = '“We sold 500 grills to Harbor Bank,” said Jane Doe.'
    expect(mark(text, prompt)).toEqual(['“We sold 500 grills to Harbor Bank,”'])
  })

  it('accepts a part of a quotation and words given without quotation marks', () => {
    expect(mark('“It folds flat,” said Jane Doe.', prompt)).toEqual([])
    expect(mark('“We had to act.”', 'quote: we had to act')).toEqual([])
    expect(mark('“It is small. It is light.”', '“It is small,” said Jane Doe. “It is light.”')).toEqual([])
  })

  it('knows by initials who is named in full elsewhere, and lets whoever wrote the material be anybody it names', () => {
    const notes =
      'Christopher Barrow, 77, is chairman.\nCB: "It was not a hard sum."\nMe: "Even the ducks come." Shafiqul Bari Munshi, founder'
    expect(findUnsupported('“It was not a hard sum,” said Christopher Barrow.', notes)).toEqual([])
    expect(findUnsupported('“Even the ducks come,” said Shafiqul Bari Munshi.', notes)).toEqual([])
    expect(findUnsupported('“It was not a hard sum,” said Shafiqul Bari Munshi.', notes)).not.toEqual([])
  })

  it('does not give words behind a colon to whoever speaks on the next line', () => {
    const notes =
      'the judge, Orville Tanttu, read this out: "This one restores the person."\nmy dad Len Hollis only said "I thought it was for the sofa."'
    expect(findUnsupported('“This one restores the person,” said Orville Tanttu.', notes)).toEqual([])
    expect(findUnsupported('“I thought it was for the sofa,” said Orville Tanttu.', notes)).not.toEqual([])
  })

  it('marks a quotation that is put into another mouth', () => {
    const given = '“It folds flat,” said Jane Doe.'
    expect(mark('“It folds flat,” said John Roe.', `${given} John Roe listened.`)).toEqual([
      '“It folds flat,”',
    ])
  })

  describe('a quotation of the material', () => {
    const words = 'Most leaks were a worn flapper that nobody had reported'
    const people = 'CEO John Smith runs the firm.'

    it.each([
      `Quote from Maren Oduya, head of field operations: "${words}."`,
      `Quote from Acme founder Maren Oduya: "${words}."`,
      `Quote (Maren Oduya, founder): "${words}."`,
      `Quote: "${words}." Maren Oduya, founder`,
      `Quote: "${words}." - Maren Oduya`,
      `quote from Maren Oduya: ${words}.`,
      `Maren Oduya, founder of Acme, said in a statement: “${words}.” John Smith said he agreed.`,
      `Maren Oduya: “${words}.”`,
      `Maren Oduya says: ${words}.`,
      `- quote Maren Oduya, founder & owner: "${words}."\n- Harbor founder John Smith stays on`,
      `According to Maren Oduya, “${words}.”`,
      `“${words},” Acme founder Maren Oduya said.`,
      `Founder and CEO Maren Oduya said: “${words}.” Harbor partner John Smith said: “We agree.”`,
      `“${words},” said founder and CEO Maren Oduya.`,
      `“${words},” said the head of field operations, Maren Oduya.`,
      `“${words},” said Maren Oduya Jr. on Monday.`,
      `“Most leaks,” Maren Oduya said, “were a worn flapper that nobody had reported.”`,
    ])('given as “%s” is supported for its speaker, whole or in part, and for no one else', (given) => {
      const material = `${given}\n${people}`
      expect(mark(`“${words},” said Maren Oduya.`, material)).toEqual([])
      expect(mark('“Most leaks were a worn flapper,” Oduya said.', material)).toEqual([])
      expect(mark(`“${words},” said John Smith.`, material)).toEqual([`“${words},”`])
      expect(mark('“Most leaks were a worn flapper,” Smith added.', material)).toHaveLength(1)
      expect(mark(`“${words},” according to John Smith.`, material)).toHaveLength(1)
      expect(mark(`John Smith, CEO, put it so: “${words}.”`, material)).toHaveLength(1)
    })

    it.each([`Quote: "${words}."`, `Maren said, "${words}."`, `"${words}," the founder said.`])(
      'given as %s can be attributed to its speaker',
      (given) => {
        expect(mark(`“${words},” said Maren Oduya.`, given, 'Maren Oduya is the founder.')).toEqual([])
      },
    )

    it('is not prose that someone is now said to have spoken', () => {
      const prose = 'We will win the market. Maren Oduya is CEO of Harbor One.'
      expect(mark('“We will win the market,” said Oduya.', prose)).toEqual(['“We will win the market,”'])
      expect(mark('“We will win the market,” she said.', prose)).toEqual(['“We will win the market,”'])
      expect(mark('Oduya: “We will win the market.”', prose)).toEqual(['“We will win the market.”'])
    })

    it('can be in quotation marks without a speaker, or as a name, from anywhere in the material', () => {
      const prose = 'We will win the market. Maren Oduya is CEO of Harbor One.'
      expect(mark('We “win the market” often. It is called “Harbor One,” said Oduya.', prose)).toEqual([])
      const given = `“We will win,” said Maren Oduya. ${prose}`
      expect(mark('“We will win,” said Maren Oduya. The “market” is here.', given)).toEqual([])
    })
  })

  it('accepts the shorter address of a longer one, not the other way round', () => {
    expect(mark('see acme.com', 'https://www.acme.com/grill')).toEqual([])
    expect(mark('see acme.com/grill', 'acme.com')).toEqual(['acme.com/grill'])
  })

  it('leaves blanks and common words alone', () => {
    expect(
      mark('[CITY], [STATE], [DATE] — The company and its CEO will speak. About [COMPANY]', prompt),
    ).toEqual([])
  })
})

describe('Material', () => {
  const material = new Material(
    ['Acme opens in Denver, Colo.', 'It costs $12 million.', 'Doors open Nov. 17, 2026.'].map(
      (text) => new Reading(text),
    ),
  )

  it('contains a text whose words are adjacent in it, in any spelling', () => {
    expect(material.holds('ACME opens in Denver, CO')).toBe(true)
    expect(material.holds('It costs $12 million')).toBe(true)
  })

  it('does not contain a text that spans two of its texts or skips a word', () => {
    expect(material.holds('Denver, Colo. It costs')).toBe(false)
    expect(material.holds('It costs million')).toBe(false)
  })

  it('finds a fact anywhere, even written with another figure or word', () => {
    expect(findUnsupported('It opens on 11/17/2026 for $12,000,000.', material)).toEqual([])
    expect(
      findUnsupported('It opens on 11/18/2026 for $13,000,000.', material).map(({ text }) => text),
    ).toEqual(['11/18/2026', '$13,000,000'])
  })
})

describe('whose words the material gives', () => {
  it.each([
    ['a word of agreement', 'Ok with this: "We baked all night."', '“We baked all night,” said Ann Lee.'],
    [
      'what is told of the speaker in passing',
      'And one from the chair, Darla Unruh, she farms by Partridge, she said, "We baked all night."',
      '“We baked all night,” said Darla Unruh.',
    ],
    [
      'whoever says the next words',
      'A quote from me. "We baked all night." And Annie Drew, she said, "We slept."',
      '“We baked all night,” said Ann Lee.',
    ],
    [
      'how the words came',
      'And Walt Brenner, he is the partner, he texted me this one: we baked all night.',
      '“We baked all night,” said Walt Brenner.',
    ],
  ])('is not changed by %s', (_, notes, draft) => {
    expect(findUnsupported(draft, `Ann Lee. ${notes}`)).toEqual([])
  })
})
