import { describe, expect, it } from 'vitest'
import type { FactKind } from './fact.ts'
import { extractFacts } from './reading.ts'

function read(text: string, ...kinds: FactKind[]): string[] {
  return extractFacts(text)
    .filter(({ kind }) => kinds.includes(kind))
    .map((fact) => fact.text)
}

function keyOf(text: string): string {
  return extractFacts(text)
    .map(({ key }) => key)
    .join(' ')
}

describe('ranges', () => {
  it('points at the very characters of each fact, in reading order', () => {
    const text =
      'DENVER, Nov. 17, 2026 — Acme Inc. sold 1,912 grills at $49 by 9 a.m. “It is a start,” said Jane Doe. See acme.com.'
    const facts = extractFacts(text)
    for (const { text: found, from, to } of facts) expect(text.slice(from, to)).toBe(found)
    expect(facts.map((fact) => fact.from)).toEqual(facts.map((fact) => fact.from).toSorted((a, b) => a - b))
    expect(facts.map(({ kind }) => kind)).toEqual([
      'name',
      'date',
      'organisation',
      'number',
      'amount',
      'time',
      'quotation',
      'name',
      'link',
    ])
  })

  it('finds nothing in an empty text or in one without facts', () => {
    expect(extractFacts('')).toEqual([])
    expect(extractFacts('The grill folds flat and fits in a bag. Customers like it.')).toEqual([])
  })
})

describe('amounts and percentages', () => {
  it.each([
    ['$5M', '$5 million'],
    ['$5M', '5,000,000 dollars'],
    ['$5M', 'US$5m'],
    ['$5M', 'USD 5 million'],
    ['€3.2bn', '3.2 billion euros'],
    ['$0.30', '30 cents'],
    ['$5-10 million', '$5 million to $10 million'],
    ['30%', '30 percent'],
    ['30%', '30 per cent'],
    ['30%', 'thirty percent'],
    ['30-40%', '30 to 40 percent'],
    ['$5\u00a0million', '$5 million'],
  ])('reads %s and %s as the same', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
    expect(keyOf(one)).not.toBe('')
  })

  it.each([
    ['$4.2M', '$4M'],
    ['$5 million', '€5 million'],
    ['$5 million', '5 million'],
    ['30%', '30 percentage points'],
    ['30%', '30'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })
})

describe('a percentage behind a dateline', () => {
  it.each([
    ['PEORIA, Ill., Dec. 9, 2026 — 43% of renters moved.', 'Dec. 9, 2026'],
    ['LEEDS, 9 December 2026 – 43% of renters moved.', '9 December 2026'],
  ])('leaves the date of “%s” whole', (text, date) => {
    const facts = extractFacts(text)
    expect(facts.filter(({ kind }) => kind === 'date').map((fact) => fact.text)).toEqual([date])
    expect(facts.filter(({ kind }) => kind === 'percentage').map((fact) => fact.text)).toEqual(['43%'])
  })

  it('is a range where a dash joins two figures', () => {
    for (const range of ['40–60%', '40 - 60 percent', '30—40%'])
      expect(extractFacts(`It grew ${range}.`).map((fact) => fact.text)).toEqual([range])
  })
})

describe('dates', () => {
  it.each([
    ['Nov. 17', 'November 17'],
    ['Nov. 17', 'November 17th'],
    ['Nov. 17', '17 November'],
    ['Nov. 17', 'the 17th of November'],
    ['Nov. 17, 2026', '11/17/2026'],
    ['Nov. 17, 2026', '2026-11-17'],
    ['Nov. 17, 2026', '17.11.2026'],
    ['Nov. 17-19', 'November 17 to 19'],
    ['November 2026', 'Nov., 2026'],
    ['Q3 2026', 'third quarter of 2026'],
    ['autumn 2026', 'fall of 2026'],
    ['the 1990s', 'the ’90s'],
  ])('reads %s and %s as the same', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
    expect(keyOf(one)).toContain('date:')
  })

  it('refuses days that do not exist', () => {
    expect(read('Nov. 31', 'date')).not.toContain('Nov. 31')
    expect(read('Feb. 29', 'date')).toEqual(['Feb. 29'])
    expect(read('Feb. 29, 2027', 'date')).not.toContain('Feb. 29, 2027')
  })

  it('takes May and March for months only where they are months', () => {
    expect(read('May I help? They may march. March on.', 'date')).toEqual([])
    expect(read('It opens in May, after March 3.', 'date')).toEqual(['May', 'March 3'])
  })

  it('knows March and May before what belongs to a month', () => {
    expect(read('March sales rose. The May issue is out.', 'date')).toEqual(['March', 'May'])
    expect(read('Sold March to June.', 'date')).toEqual(['March', 'June'])
    expect(read('March with us. May all go well.', 'date')).toEqual([])
  })

  it('does not read a count after a month as its day', () => {
    expect(read('In May 10,000 people came.', 'date')).not.toContain('May 10')
    expect(read('In May 10,000 people came.', 'number')).toEqual(['10,000'])
  })

  it('reads years with and without a span', () => {
    expect(read('founded in 1987, moved 2019-2021', 'date')).toEqual(['1987', '2019-2021'])
  })
})

describe('times', () => {
  it.each([
    ['9 a.m.', '9:00 AM'],
    ['9 a.m.', '9am'],
    ['noon', '12 p.m.'],
    ['9 to 11 a.m.', '9:00-11:00 AM'],
    ['9 a.m. ET', '9:00 AM EST'],
    ['9 a.m. ET', '9 a.m. Eastern time'],
    ['2:30 p.m.', '14:30'],
  ])('reads %s and %s as the same', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
    expect(keyOf(one)).toContain('time:')
  })

  it('leaves the stop of the sentence outside', () => {
    expect(read('Doors open at 9 AM. Bring tea.', 'time')).toEqual(['9 AM'])
    expect(read('Doors open at 9 a.m.', 'time')).toEqual(['9 a.m.'])
  })

  it('does not take a score or a ratio for a time of 75 minutes', () => {
    expect(read('They won 4:75 after 13 pm.', 'time')).toEqual([])
  })
})

describe('numbers', () => {
  it.each([
    ['1,912', '1912'],
    ['2.5 million', '2,500,000'],
    ['10k', '10,000'],
    ['forty-two', '42'],
    ['three hundred and five', '305'],
    ['a dozen', '12'],
    ['2½ million', '2,500,000'],
    ['1e6', '1,000,000'],
    ['.5', '0.5'],
    ['৫০০', '500'],
    ['3rd', 'third'],
  ])('reads %s and %s as the same', (one, other) => {
    expect(keyOf(`${one} people`)).toBe(keyOf(`${other} people`))
    expect(keyOf(one)).not.toBe('')
  })

  it('reads the number out of an age, and with its unit out of a measure and a compound', () => {
    expect(read('A 45-year-old man, a 12-inch pan, 16GB, 500 Main St.', 'number')).toEqual([
      '45',
      '12-inch',
      '16GB',
      '500',
    ])
  })

  it('reads a short phone number as one, but no range', () => {
    expect(read('Call 555-0101 or 555-0102; allow 200-1500 units.', 'number')).toEqual([
      '555-0101',
      '555-0102',
      '200',
      '1500',
    ])
  })

  it('reads phone numbers and part numbers whole', () => {
    expect(read('Call 303-555-0142, (303) 555-0142 or +44 20 7946 0958.', 'number')).toEqual([
      '303-555-0142',
      '(303) 555-0142',
      '+44 20 7946 0958',
    ])
    expect(keyOf('(303) 555-0142')).toBe(keyOf('1-303-555-0142'))
    expect(read('Model XR-200 with 5G and an A320', 'number')).toEqual(['XR-200', '5G', 'A320'])
  })

  it('leaves one, first, second and around the clock alone', () => {
    expect(extractFacts('One of the first, open 24/7, is second to none.')).toEqual([])
  })

  it('leaves what is in brackets alone', () => {
    expect(extractFacts('[CEO NAME] will invest [AMOUNT] by [NOV. 17, 2026].')).toEqual([])
  })
})

describe('quantities without a number', () => {
  it.each([
    ['Sales doubled.', 'doubled'],
    ['It will double its staff.', 'double'],
    ['a threefold rise', 'threefold'],
    ['Twice as many came.', 'Twice'],
    ['Half of them left.', 'Half'],
    ['It cut waste by a third.', 'a third'],
    ['Two-thirds of landlords agreed.', 'Two-thirds'],
    ['It has dozens of clients.', 'dozens'],
    ['hundreds of thousands of homes', 'hundreds of thousands'],
    ['founded a decade ago', 'decade'],
  ])('reads the quantity in %s', (text, quantity) => {
    expect(read(text, 'number')).toEqual([quantity])
  })

  it('reads a share, a percentage and a fraction in figures as each other', () => {
    expect(keyOf('½ of users')).toBe(keyOf('half of users'))
    expect(keyOf('a rise of .5%')).toBe(keyOf('a rise of 0.5 percent'))
    expect(keyOf('12½%')).toBe(keyOf('12.5%'))
    expect(keyOf('$2½ million')).toBe(keyOf('$2.5 million'))
    expect(keyOf('1½ hours')).toBe(keyOf('1.5 hours'))
    expect(keyOf('a half')).toBe(keyOf('1/2'))
    expect(keyOf('two-thirds')).toBe(keyOf('2/3'))
    expect(keyOf('half')).not.toBe(keyOf('a third of it'))
  })

  it('leaves a second half, a double room and a third plant what they are', () => {
    expect(extractFacts('The second half has a double room.')).toEqual([])
    expect(keyOf('It opens a third plant.')).toBe('ordinal:3')
  })
})

describe('units and signs', () => {
  it.each([
    ['40 miles', '40 mi'],
    ['16GB', '16 gigabytes'],
    ['a 12-month trial', 'a twelve month trial'],
    ['5°C', '5 degrees Celsius'],
    ['500 sq. ft', '500 square feet'],
  ])('reads %s and %s as the same', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  it.each([
    ['40 miles', '40 kilometers'],
    ['12 months', '12 weeks'],
    ['−5°C', '5°C'],
    ['minus 5 degrees', '5 degrees'],
    ['a change of -5%', 'a change of 5%'],
    ['500 feet', '500 square feet'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  it('takes no hyphen of a list, a range or a compound for a minus', () => {
    expect(keyOf('-5 plants')).toBe('number:5')
    expect(keyOf('3-5 plants')).toBe('number:3 number:5')
  })

  it('reads the figures of other scripts and points at them as they are written', () => {
    expect(keyOf('５０ users, ٥٠ users, ३१%')).toBe('number:50 number:50 percent:31')
    expect(read('the ５０ users', 'number')).toEqual(['５０'])
  })
})

describe('names', () => {
  it.each([
    'Microsoft agreed.',
    'Boeing agreed.',
    'James agreed.',
    'Mohammed agreed.',
    'Walmart stocks it.',
    'Obama praised it.',
    'Chicago landlords like it.',
  ])('takes the first word of %s for a name, since it is no word of the language', (text) => {
    expect(read(text, 'name')).toEqual([text.split(' ')[0]])
  })

  it('leaves everyday words at a sentence start alone, whatever their form', () => {
    const text =
      'Landlords like it. Rebuilding began. Energy-efficient homes sell. Carried by rail, it arrives. Aren’t they glad? Buildings last. Onboarding is quick. Faulty packs fail. Chilled water flows.'
    expect(extractFacts(text)).toEqual([])
  })

  it('reads people, organizations and places inside a sentence', () => {
    expect(read('the clinic hired Ana Ruiz-Ortega from Harbor Health in New York', 'name')).toEqual([
      'Ana Ruiz-Ortega',
      'New York',
    ])
    expect(read('a grant from Harbor Health and NASA', 'organisation')).toEqual(['Harbor Health', 'NASA'])
  })

  it('leaves the capital that only opens a sentence', () => {
    expect(read('Customers can order today. Shoppers will wait.', 'name', 'organisation')).toEqual([])
  })

  it('takes a lone first word for a name when the text proves it', () => {
    expect(read('Nimbus grew. Investors backed Nimbus.', 'name')).toEqual(['Nimbus', 'Nimbus'])
    expect(read('Kowalski said the line is open.', 'name')).toEqual(['Kowalski'])
    expect(read('iPhone owners wait.', 'name')).toEqual(['iPhone'])
  })

  it('cuts titles, articles and departments off', () => {
    expect(read('Then CEO Jane Doe met Senior Vice President Bob Lee.', 'name')).toEqual([
      'Jane Doe',
      'Bob Lee',
    ])
    expect(read('She is Vice President of Marketing and the CEO.', 'name', 'organisation')).toEqual([])
    expect(read('he left General Motors for The Home Depot', 'name', 'organisation')).toEqual([
      'General Motors',
      'Home Depot',
    ])
  })

  it('keeps names whole: accents, apostrophes, initials, particles, of', () => {
    expect(
      read(
        'with José Muñoz, Liam O’Brien’s sister, Ludwig van der Rohe, J. P. Morgan and the University of Ohio',
        'name',
        'organisation',
      ),
    ).toEqual(['José Muñoz', 'Liam O’Brien', 'Ludwig van der Rohe', 'J. P. Morgan', 'University of Ohio'])
  })

  it('reads the city of a dateline and no line in capitals', () => {
    expect(
      read('FOR IMMEDIATE RELEASE\nBOULDER, Colo., Nov. 17 — The shop opens.', 'name', 'organisation'),
    ).toEqual(['BOULDER', 'Colo'])
  })

  it('takes from a headline in title case its subject, what the text below proves and what can only be a name', () => {
    const text =
      'Acme Opens Third Plant With Harbor Bank in Ohio\nThe plant in Ohio is run by Acme with Harbor Bank.'
    expect(read(text.split('\n')[0] ?? '', 'name', 'organisation')).toEqual(['Acme', 'Ohio'])
    expect(read(text, 'name', 'organisation').slice(0, 3)).toEqual(['Acme', 'Harbor Bank', 'Ohio'])
  })

  it('reads the same key for a name with and without its legal form, possessive and accents', () => {
    expect(keyOf('with Acme Inc.')).toBe(keyOf('with Acme'))
    expect(keyOf('with Acme’s')).toBe(keyOf('with Acme'))
    expect(keyOf('with José Muñoz')).toBe(keyOf('with Jose Munoz'))
    expect(keyOf('in Boulder, Colo.')).toBe(keyOf('in Boulder, Colorado'))
    expect(keyOf('in Boulder, CO')).toBe(keyOf('in Boulder, Colorado'))
  })
})

describe('quotations', () => {
  it.each([
    '“We tested it twice,” said Jane Doe, chief executive of Acme.',
    '"We tested it twice," said Jane Doe.',
    'Jane Doe, chief executive of Acme, said: “We tested it twice.”',
    '“We tested it twice.” — Jane Doe',
    'from Jane Doe, partner at Acme: “We tested it twice.”',
  ])('knows the words and the speaker of %s', (text) => {
    const quotation = extractFacts(text).find(({ kind }) => kind === 'quotation')
    expect(quotation).toMatchObject({ key: 'quotation:we tested it twice', speaker: 'doe' })
  })

  it.each([
    '‘We don’t wait,’ said Jane Doe.',
    '«We don’t wait», said Jane Doe.',
    '„We don’t wait“, said Jane Doe.',
    "'We don’t wait,' said Jane Doe.",
    "'We don't wait,' said Jane Doe.",
    '「We don’t wait」 said Jane Doe.',
    '"We don’t\nwait," said\nJane Doe.',
  ])('reads the quotation in %s', (text) => {
    const quotation = extractFacts(text).find(({ kind }) => kind === 'quotation')
    expect(quotation).toMatchObject({ key: "quotation:we don't wait", speaker: 'doe' })
  })

  it.each([
    'We wait for nobody.\n\n— Jane Doe, founder',
    'Read on.\nWe wait for nobody.\n-- Jane Doe',
    'We wait for nobody. – Jane Doe\n',
  ])('reads the words over a signature in %j', (text) => {
    const quotation = extractFacts(text).find(({ kind }) => kind === 'quotation')
    expect(quotation).toMatchObject({ text: 'We wait for nobody.', speaker: 'doe' })
  })

  it('takes neither a dateline nor a list for a signature', () => {
    expect(read('ST. PAUL, Minn. — Acme', 'quotation')).toEqual([])
    expect(read('They all spoke at length:\n– Jane Doe\n– John Roe', 'quotation')).toEqual([])
    expect(read('They all spoke at length.\n- Jane Doe\n- John Roe', 'quotation')).toEqual([])
  })

  it('opens no quotation where a straight sign closes one or is an inch', () => {
    expect(read('a 12" pan of 3" steel', 'quotation')).toEqual([])
    expect(read('"It is\nsmall." He added "It is dear."', 'quotation')).toEqual([
      '"It is\nsmall."',
      '"It is dear."',
    ])
  })

  it('takes no apostrophe for a quotation mark', () => {
    expect(read('In the ‘90s the farmers’ market was the town’s best.', 'quotation')).toEqual([])
    expect(read("In the '90s the farmers' market had rock 'n' roll; 'twas the town's.", 'quotation')).toEqual(
      [],
    )
  })

  it('gives the second half of a quotation the same speaker', () => {
    const quotations = extractFacts('“It is small,” said Ana Ruiz. “It is light.”\n“It is dear.”').filter(
      ({ kind }) => kind === 'quotation',
    )
    expect(quotations.map(({ speaker }) => speaker)).toEqual(['ruiz', 'ruiz', undefined])
  })
})

describe('links', () => {
  it.each([
    ['https://www.acme.com/', 'acme.com'],
    ['Press@Acme.com', 'press@acme.com'],
    ['https://acme.com/grill.', 'acme.com/grill'],
  ])('reads %s and %s as the same', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
    expect(keyOf(one)).not.toBe('')
  })
})

describe('speed', () => {
  it('keeps a common acronym out of the name that owns it', () => {
    expect(extractFacts('It runs on Acme’s AI platform.').map(({ key }) => key)).toEqual(['name:acme'])
  })

  it('takes no name from a new title', () => {
    expect(extractFacts('New CEO at Falcon Freight: Marcus Webb.').map(({ text }) => text)).toEqual([
      'Falcon Freight',
      'Marcus Webb',
    ])
  })
})

it('reads a time with a dot right behind a day, and no amount', () => {
  const timesOf = (text: string) =>
    extractFacts(text)
      .filter(({ kind }) => kind === 'time')
      .map(({ text: found }) => found)
  expect(timesOf('Hold until Monday 15 February, 09.00 please')).toEqual(['09.00'])
  expect(timesOf('Embargo: 12 May 2026, 10.30 CET')).toEqual(['10.30 CET'])
  expect(timesOf('In May 3.50 per kilo')).toEqual([])
  expect(timesOf('A coffee costs 3.50')).toEqual([])
})
