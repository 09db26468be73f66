// Who announces, where, who is who and who said what, as hurried notes give it.
import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'

const read = (...lines: string[]) => readSheet(sortBrief(lines.join('\n')))
const words = 'We baked all night and sold it by noon.'

describe('the company', () => {
  it.each([
    [
      'with which somebody signs',
      [
        'Hi team',
        'We won the thing!! Best Small Employer at the Northside Trades Awards, Thursday night.',
        '87 firms entered our category apparently.',
        'Ta',
        'Moll Tarrant, Director, Tarrant & Daughters Roofing, 555-0171',
      ],
      'Tarrant & Daughters Roofing',
    ],
    [
      'that a list calls "us"',
      [
        '- Us: Fenner Coldways (Antwerp-side, office is in Oudhaven). Refrigerated trucking, 310 trailers',
        '- Them: Norrbo Frakt AB, Swedish rail operator',
        '- 5 yr agreement signed Fri 20 March in Malmgrund',
        '- press: Pim Bol, p.bol@fenner.example',
      ],
      'Fenner Coldways',
    ],
    [
      'whose name an address spells in part',
      [
        'On: Gwen Marr (Tarn Valley Water, ops director), me',
        'Tarn Valley Water telling about 9,400 homes in Ellerby to boil drinking water until further notice',
        'Press to Owen Lisle, duty press officer, 555-0188, press@tarnvalley.example',
      ],
      'Tarn Valley Water',
    ],
    [
      'of which the writer is director',
      [
        'The Institute for Quiet Hours at Caldmoor University publishes its report "Two Sleeps" next week.',
        'Journalists can reach the press office, Yusra Kamal, 555-0138, press@caldmoor.example.',
        '(I am director of the Institute, not "head".)',
      ],
      'Institute for Quiet Hours',
    ],
  ])('is the one %s', (_, lines, company) => {
    expect(read(...lines).company).toBe(company)
  })
})

describe('the town', () => {
  it.each([
    ['Sorrel raised 2.2m euro, Kernel Capital leads', 'we sit in Vila Serena next to Lisbon', 'Vila Serena'],
    [
      'Us: Fenner Coldways (Antwerp-side, office is in Oudhaven).',
      'Fenner Coldways starts a weekly train on 1 June.',
      'Oudhaven',
    ],
    [
      'Open Door Shelter is doing the charity walk again, Friday, June 19, from the bandstand in Merrow Park, that’s in Hallam Cross.',
      'Last year 406 people walked.',
      'Hallam Cross',
    ],
    [
      'Brightkettle buys Samovar Labs, closing end of april.',
      'samovar is 14 people in Leipzig, makes sensors for kettles. we’re in Aalen, 80 people',
      'Aalen',
    ],
  ])('is where they are: %s %s', (first, second, city) => {
    expect(read(first, second).place?.city).toBe(city)
  })
})

it('no month is a region', () => {
  const { place } = read('MARSH END, March 3, 2026 - Roof & Hearth has opened its 500th home.')
  expect(place).toEqual({ city: 'Marsh End' })
})

describe('quotations', () => {
  const quotesOf = (...lines: string[]) =>
    read('Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.', ...lines).quotes

  it('may have their speaker inside the marks', () => {
    expect(quotesOf(`* "Neil Stroud, MD: ${words}"`)).toMatchObject([{ speaker: 'Neil Stroud', text: words }])
    expect(quotesOf(`* "Bakers’ Diary, part two: ${words}"`)).not.toMatchObject([
      { speaker: 'Bakers’ Diary' },
    ])
  })

  it('are for print where they are offered, whatever is told right before them', () => {
    const memo = `The bank nearly said no, that stays between us. Quote, here we go: "${words}" I’m chief exec, Ann Petrie.`
    expect(quotesOf(memo)).toMatchObject([{ speaker: 'Ann Petrie', text: words }])
  })

  it('are by whoever writes, under the full name that they give', () => {
    expect(
      quotesOf(
        `01/12/2026, 23:41 - Rafi: and me: "${words}"`,
        '01/12/2026, 23:42 - Rafi: contact me rafi@larkmoor.example',
        '01/12/2026, 23:43 - Rafi: Rafael Monteverde, founder. that is all',
      ),
    ).toMatchObject([{ speaker: 'Rafael Monteverde' }])
  })

  it('go on in the next paragraph of a draft', () => {
    expect(
      quotesOf('"I have had eleven addresses," said Kezia Brandt, 19, who moves in.', '', `"${words}"`),
    ).toMatchObject([{ speaker: 'Kezia Brandt', text: `I have had eleven addresses. ${words}` }])
  })

  it('are none that are still to come', () => {
    const form = [
      `Quote 1: "${words}" - President Amos Delacroix`,
      'Quote 2: from the nephew, Ted Lee, to come',
    ]
    expect(quotesOf(...form)).toHaveLength(1)
  })

  it('are not what is said of them', () => {
    const remark = '- counsel wants "we got this wrong" gone. quote stays, the argument stays here'
    expect(quotesOf(`Ann Petrie, president: "${words}"`, remark)).toHaveLength(1)
  })
})

describe('people', () => {
  it.each([
    [`quote from Kernel, Liis Tamm general partner: "${words}"`, 'Liis Tamm', 'general partner'],
    [`Dana Prantl: "${words}"\nRegards\nDana Prantl, Owner and Hostess`, 'Dana Prantl', 'owner and hostess'],
    [`On: Gwen Marr (Tarn Water, ops director), me\nGwen: "${words}"`, 'Gwen Marr', 'ops director'],
  ])('have the title that stands beside them: %s', (line, name, title) => {
    const { people } = read('Larkmoor Foods of Dayton, Ohio, opens a plant on May 4.', line)
    expect(people.find((person) => person.name === name)).toMatchObject({ title })
  })

  it('of a form have its title, and no degree for one', () => {
    const { people } = read(
      'Organization: Saint Orla Medical Center',
      'Type of announcement: New hire',
      'Who: Joanna Teague-Ruiz, DNP, RN',
      'Title: Chief Nursing Officer',
    )
    expect(people).toMatchObject([{ name: 'Joanna Teague-Ruiz', title: 'chief nursing officer' }])
  })
})

describe('the contact', () => {
  const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'

  it('may be whoever the paper should ring, behind a secret', () => {
    const memo = `${news} The old tenant left owing rent, don’t go near that. If the paper wants pictures ring my son Rory Tamblyn on 555-0162, he does the Instagram.`
    expect(read(memo).contact).toMatchObject({ name: 'Rory Tamblyn', phone: '555-0162' })
  })

  it('is whoever lists themselves below a secret', () => {
    const { contact } = read(
      news,
      '* don’t name the other bidder',
      '* me: Trish 555-0155 trish@larkmoor.example',
    )
    expect(contact).toMatchObject({ name: 'Trish', phone: '555-0155' })
  })

  it('has no form of address for a title', () => {
    const { contact } = read(news, 'For journalists: Mr Anton Feichtl, anton@larkmoor.example, 555-0166')
    expect(contact).toMatchObject({ name: 'Anton Feichtl' })
    expect(contact).not.toHaveProperty('title')
  })
})

describe('the type', () => {
  it('is no crisis because of what sank long ago', () => {
    const { type } = read(
      '- Show is called "Salvage". Nov 6, 2026 to April 18, 2027, Lorne Maritime Museum, Cape Sorrow',
      '- 230 objects from the steamer Adelheid, which sank off the cape in 1897. Never shown before',
      '- $14, kids under 12 free',
    )
    expect(type).toBe('event')
  })
})
