import { describe, expect, it } from 'vitest'
import { readContactLine } from './read-contact.ts'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'

const read = (...lines: string[]) => readSheet(sortBrief(lines.join('\n')))

describe('the dates', () => {
  const datesOf = (notes: string) => read(...notes.split('\n')).dates.map(({ text }) => text)

  it.each([
    'Tallow Bakery opens its third store on Dec. 4, 2026. Tallow was founded in 2014 by Mara Voss.',
    'Tallow Bakery opens its third store on Dec. 4, 2026.\nIt started in 2011 as a market stall.',
    'Tallow Bakery opens its third store on Dec. 4, 2026.\nEstablished: 1987',
    'Tallow Bakery, in Bend since 2011, opens its third store on Dec. 4, 2026.',
    'Tallow Bakery opens its third store on Dec. 4, 2026. It moved to Bend in 2014.',
    'Tallow Bakery opens its third store on Dec. 4, 2026. It replaces a mill from 1998.',
  ])('leave out years of the past: %s', (notes) => {
    expect(datesOf(notes)).toEqual(['Dec. 4, 2026'])
  })

  it.each([
    ['Tallow Bakery will be joined by a mill in 2028.', '2028'],
    ['The store is expected to open in 2027.', '2027'],
    ['Tallow Bakery is the bakery of the year 2026.', '2026'],
    ['Tallow Bakery opened its third store on Dec. 4, 2026.', 'Dec. 4, 2026'],
    ['Tallow Bakery opened its third store in May 2026.', 'May 2026'],
  ])('keep years to come and days: %s', (notes, date) => {
    expect(datesOf(notes)).toEqual([date])
  })
})

describe('the company', () => {
  it.each([
    [
      'Company: Macon GA\nHarrow Tile has raised $4 million. Harrow Tile makes tiles in Macon.',
      'Harrow Tile',
    ],
    [
      'Friends of the Alder Creek, that’s us, cleaned the creek on May 4. The Alder Creek is 6 miles long.',
      'Friends of the Alder Creek',
    ],
    ['Company: Brindle & Sons\nThey open a second bakery in Fargo on May 4.', 'Brindle & Sons'],
    [
      'Harrow Tile, Inc., of Macon, Georgia, has raised $4 million in a seed round led by Oak Ventures.',
      'Harrow Tile Inc.',
    ],
    [
      'We are Pinwheel Toys, a toy maker in Duluth. Pinwheel Toys launches the Spinner on May 4.',
      'Pinwheel Toys',
    ],
    ['Dayton-based Millrace Cider has bought Orchard Hill Press.', 'Millrace Cider'],
    ['Varnholt A/S, Odense, launches a heat pump for schools on May 4.', 'Varnholt'],
    ['Quillora, Basel, gets CHF 4.6 million from the Alpine Innovation Foundation.', 'Quillora'],
    [
      'Organizer: Harbor Lights Society\nEvent: Lantern Weekend\nWhere: Pier 4, Bangor',
      'Harbor Lights Society',
    ],
    ['On Thursday 12 November Plover Island Lines S.A., Piraeus, found a leak.', 'Plover Island Lines S.A.'],
    ['Marwen S.A.S., from Rosario, has raised $4 million.', 'Marwen S.A.S.'],
    ['Behnke Winden GmbH & Co. KG, Löhne, opens a second plant on May 4.', 'Behnke Winden GmbH & Co. KG'],
    [
      'Field\tEntry\nHost\tYarrow Networks, with Deak University\nWhere\tGeelong, Wool Exchange',
      'Yarrow Networks',
    ],
    [
      'Item | Text | Note\nCompany | Quayside Metrics | ok\nWhat | a report on ports | ok',
      'Quayside Metrics',
    ],
    [
      'MINUTES Fenner Markets board, May 6\nFenner Markets opens a shop in Dayton on June 4.',
      'Fenner Markets',
    ],
    [
      'The aid is made by Tarnwick Hearing. Tarnwick was founded in 2009.\nPress: Jo Hart, jo@tarnwick.example',
      'Tarnwick Hearing',
    ],
    [
      'Kilnlamp moved in March. We open the kiln and every lamp at 8 p.m.\nPress: Jo Hart, jo@kilnlamp.example',
      'Kilnlamp',
    ],
    [
      'Moss Packaging won the Gold Hat from the Safety Council on May 4.\nLuis Arroyo, Safety Coordinator, took it home. He started in 2004.',
      'Moss Packaging',
    ],
  ])('is read from "%s"', (notes, company) => {
    expect(read(notes).company).toBe(company)
  })

  it('is not the agency that sends the notes', () => {
    const notes = [
      'From: Lena Strand <lena@brightpr.example>',
      'Subject: shop opening',
      'Tall Oak Books opens a third shop in Dayton on May 4.',
      'Tall Oak Books has 40 employees.',
      'Press contact: Lena Strand, Bright PR, lena@brightpr.example, 937-555-0142',
    ]
    expect(read(...notes).company).toBe('Tall Oak Books')
  })

  it('is spelled like its web address when the notes are all lowercase', () => {
    expect(
      read('plum harbor opens a second cafe on may 4', 'press: jo hart, jo@plumharbor.example, 207-555-0142')
        .company,
    ).toBe('Plum Harbor')
  })

  it('is the first named of two that announce together', () => {
    expect(read('Alder Foods and Birch Foods will share a warehouse from May 4.').company).toBe('Alder Foods')
    expect(
      read(
        '- Alder Sounds Ferries (Picton) and the Birch Track Trust are teaming up, two years to start with',
      ).company,
    ).toBe('Alder Sounds Ferries')
  })

  it('is the writer’s own of two that announce together', () => {
    expect(
      read('We are Birch Foods.', 'Alder Foods and Birch Foods will share a warehouse from May 4.').company,
    ).toBe('Birch Foods')
  })

  it('never comes from a private line', () => {
    expect(
      read('The shop opens on May 4.', 'Confidential: the buyer is Orrick Motors Inc.').company,
    ).toBeNull()
  })
})

describe('a contact line', () => {
  it.each([
    ['Isla Grant, press officer, isla@northwind.example, 01631 555 010', 'press officer'],
    ['Isla Grant, Communications, isla@northwind.example', 'Communications'],
    ['Isla Grant, Press Foods, isla@northwind.example', undefined],
    ['Isla Grant, isla@northwind.example', undefined],
    ['Isla Grant, out until 4 May, isla@northwind.example', undefined],
  ])('gives the title between the name and the address: %s', (line, title) => {
    const read = readContactLine(line, 'Press Foods')
    expect([read.name, read.title]).toEqual(['Isla Grant', title])
  })

  it('keeps the initial of a full name', () => {
    expect(readContactLine('Media contact: S. Karthik Selvan, corpcomm@pumps.example', null).name).toBe(
      'S. Karthik Selvan',
    )
  })

  it('names nobody for the address of an office', () => {
    expect(
      readContactLine('press office, pressoffice@royal.example, 0191 498 0462', null).name,
    ).toBeUndefined()
    const notes = ['Newsroom Intake', 'Alder Foods opens a plant.', 'For media: newsroom@alderfoods.example']
    expect(read(...notes).contact?.name).toBeUndefined()
  })
})

describe('the city', () => {
  it.each([
    [
      'Harbor Books of Dayton, Ohio, opens a shop in Toledo, Ohio, on May 4.',
      { city: 'Dayton', region: 'Ohio' },
    ],
    ['Brindle opens a plant in Dayton, Ohio.', { city: 'Dayton', region: 'Ohio' }],
    ['Brindle is a Tulsa company that makes lamps. Brindle opens a plant in Fargo.', { city: 'Tulsa' }],
    [
      'Company: Brindle Lamps\nHeadquarters: Macon, Georgia\nFacility: new plant in Athens, Georgia',
      { city: 'Macon', region: 'Georgia' },
    ],
    ['kettle creek is a nonprofit here in spokane and it opens a shelter on may 4', { city: 'Spokane' }],
  ])('is where the company is based: "%s"', (notes, place) => {
    expect(read(notes).place).toEqual(place)
  })

  it('is left blank when two cities are equally likely', () => {
    expect(read('Stores in Boston, Denver and Miami reopen on May 4.').place).toBeNull()
  })

  it('is never a person, a month or a word from a private line', () => {
    expect(
      read('Paris Whitfield joins on May 4.', 'Off the record: the next shop is in Omaha.').place,
    ).toBeNull()
  })
})

describe('the type', () => {
  it.each([
    ['A forklift driver was hurt at the Alder Foods plant in Yakima on Monday.', 'crisis'],
    ['Customer records of Alder Foods were copied by an intruder on Monday.', 'crisis'],
    ['Alder Foods is recalling 900 jars of plum jam because they may contain glass.', 'crisis'],
    ['Alder Foods has named Kay Dunn chief financial officer, effective May 4.', 'appointment'],
    ['Alder Foods closes a $9 million Series A led by Oak Ventures.', 'funding'],
    ['Alder Foods buys Birch Jams for $9 million in cash.', 'acquisition'],
    ['Alder Foods won the 2026 Green Plate Award for its jars.', 'award'],
    ['A survey of 900 cooks by Alder Foods found that 61 percent burn rice.', 'report'],
    ['Alder Foods launches Plumette, a jam without sugar, on May 4.', 'launch'],
    ['Alder Foods opens a second plant in Yakima and hires 40 people.', 'expansion'],
    ['Alder Foods turns 100 on May 4.', 'other'],
  ])('of "%s" is %s', (notes, type) => {
    expect(read(notes).type).toBe(type)
  })

  it('is what the form says', () => {
    expect(read('Type of release: Partnership', 'Alder Foods launches a jam with Birch Jams.').type).toBe(
      'partnership',
    )
  })

  it('is not a crisis when the product prevents one', () => {
    expect(read('Alder Safety launches a sensor that detects gas leaks in kitchens.').type).toBe('launch')
  })

  it('is not funding when the notes deny a round', () => {
    expect(read('Alder Foods did not raise money in a Series A round.').type).not.toBe('funding')
  })
})

describe('the contact', () => {
  it('is the press contact, not the hotline', () => {
    const notes = [
      'Alder Foods is recalling 900 jars of plum jam.',
      'Customers can call 800-555-0148.',
      'Press: Kay Dunn, kay@alderfoods.example, 509-555-0142',
    ]
    expect(read(...notes).contact).toMatchObject({
      name: 'Kay Dunn',
      email: 'kay@alderfoods.example',
      phone: '509-555-0142',
    })
  })

  it.each([
    [
      'From: Kay Dunn\nAlder Foods opens a plant.\nReporters can reach me at press@alderfoods.example or 509-555-0142.',
      'Kay Dunn',
    ],
    ['Alder Foods, founded by Kay Dunn, opens a plant.\nPress: kdunn@alderfoods.example', 'Kay Dunn'],
    ['Alder Foods opens a plant.\nPress contact: Ms. Kay Dunn, press@alderfoods.example', 'Kay Dunn'],
    ['Alder Foods opens a plant.\nPress: K. Dunn, press@alderfoods.example', 'K. Dunn'],
  ])('has a name: "%s"', (notes, name) => {
    expect(read(notes).contact?.name).toBe(name)
  })

  it('is never a number that somebody keeps back, nor a day', () => {
    const contactOf = (line: string) =>
      readSheet(sortBrief(`Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.\n${line}`)).contact
    expect(
      contactOf(
        'my cell is 765-555-0172, not for the press, call the front desk 765-555-0100 for interviews',
      ),
    ).not.toMatchObject({ phone: '765-555-0172' })
    expect(readContactLine('my cell is 765-555-0172, dont print it, desk 765-555-0100', null)).toEqual({
      phone: '765-555-0100',
    })
    expect(
      contactOf('Goes out Tuesday June 9, 9am Eastern. Press: press@larkmoor.example, 614-555-0148')?.name,
    ).toBeUndefined()
  })

  it.each([
    ['Jo Lee, jo@acme.com, fax (217) 555-0149', undefined],
    ['Jo Lee, jo@acme.com, fax number is 217-555-0149', undefined],
    ['Jo Lee, jo@acme.com, 217-555-0149 (fax)', undefined],
    ['Jo Lee, jo@acme.com, Telefax: +49 30 555 0149', undefined],
    ['jo lee, fax two one seven five five five oh one four nine', undefined],
    ['Jo Lee, jo@acme.org, registered charity no. 1089464', undefined],
    ['Jo Lee, jo@acme.com, order number 217-555-0149', undefined],
    ['Jo Lee, fax 217-555-0149, phone 217-555-0100', '217-555-0100'],
    ['Jo Lee, F: 217-555-0149 T: 217-555-0100', '217-555-0100'],
    ['Jo Lee, 217-555-0149 fax, 217-555-0100', '217-555-0100'],
    ['Jo Lee, 217-555-0100, fax 217-555-0149', '217-555-0100'],
    ['Jo Lee, tel/fax 217-555-0100', '217-555-0100'],
    ['Jo Lee, phone or fax: 217-555-0100', '217-555-0100'],
    ['Press: Jo F. 217-555-0100', '217-555-0100'],
    ['Call the company, mobile no. 0917 555 0144', '0917 555 0144'],
    ['Jo Lee, 217-555-0100, ext. 12', '217-555-0100, ext. 12'],
  ])('has only a number that is answered: "%s"', (line, phone) => {
    expect(readContactLine(line, null).phone).toBe(phone)
  })

  it('has a phone number with the country code in parentheses, and never a date', () => {
    expect(read('Press: Kay Dunn, kay@alder.example, (+84) 236 5550 118').contact?.phone).toBe(
      '(+84) 236 5550 118',
    )
    expect(read('When: 19.06.2026, 8 p.m.', 'Alder Foods opens a plant.').contact).toBeNull()
  })
})

describe('the speaker', () => {
  it.each([
    [
      '- Alder Foods, Dayton, raised $6 million\n- quote me: We ran out of room for plums and for pears.\n- press: kay@alder.example (Kay Dunn, co-founder and CEO)',
      'Kay Dunn',
    ],
    [
      'From: Kay Dunn\nAlder Foods opens a plant.\nFrom me, as founder: "We ran out of room for plums."',
      'Kay Dunn',
    ],
    ['Kay Dunn founded Alder Foods.\nMs. Dunn approved this: "We ran out of room for plums."', 'Kay Dunn'],
    ['Alder Foods opens a plant.\n"We ran out of room for plums." That’s Kay Dunn, the founder.', 'Kay Dunn'],
    ['Jo Hart, chief executive, Tejo Ferries: "We ran out of room on deck."', 'Jo Hart'],
    ['Our head brewer is Kay Dunn.\nShe said "We ran out of room for hops."', 'Kay Dunn'],
  ])('is found in "%s"', (notes, speaker) => {
    expect(read(notes).quotes).toMatchObject([{ speaker }])
  })

  it('is the sender of that message in a thread of several', () => {
    const notes = [
      'From: Hart, Jo (Communications)',
      'Please write this up.',
      'From: Dunn, Kay (Plant Manager)',
      'Alder Foods stopped one line on Monday.',
      'Jo, use this from me: "We will find out what happened."',
    ]
    expect(read(...notes).quotes).toMatchObject([{ speaker: 'Kay Dunn' }])
  })

  it('is left out when the notes name no one', () => {
    expect(
      read('Alder Foods opens a plant.', 'Quote: "We ran out of room for plums."').quotes[0]?.speaker,
    ).toBeUndefined()
  })
})

describe('the contact', () => {
  it('is read in dictated notes without the words around it', () => {
    const spoken = `code roost opens a coding camp for girls on the third of august
and for the press it's me nabila yusof nabila at coderoost dot example`
    expect(readSheet(sortBrief(spoken)).contact).toMatchObject({
      name: 'Nabila Yusof',
      email: 'nabila@coderoost.example',
    })
  })
})

it('takes nobody for a city', () => {
  const { place } = readSheet(
    sortBrief(
      'LARKLINK - call 13 Oct 2pm (Bec T, Sunny B)\n\nNew product: EweTag, an ear tag for sheep.\nMedia: Sunny Bhandari, head of marketing, sunny@larklink.example',
    ),
  )
  expect(place?.city).not.toBe('Sunny B')
})
