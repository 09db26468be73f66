import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant with Alder Ridge Growers on May 4.'
const words = '"We baked all night and sold it by noon."'
const sheetOf = (...lines: string[]) => readSheet(sortBrief([news, ...lines].join('\n')))
const find = (name: string, ...lines: string[]) =>
  sheetOf(...lines).people.find((person) => person.name.endsWith(name))
const speakersOf = (...lines: string[]) => sheetOf(...lines).quotes.map(({ speaker }) => speaker)

describe('what somebody is', () => {
  it.each([
    [`Present: Nadia Brix (principal), Jonah Tull (CFO), me\nNadia: ${words}`, 'Nadia Brix', 'principal'],
    [`Present: Jonah Tull, Nadia Brix, me\nNadia: ${words}`, 'Nadia Brix', undefined],
    [
      `On the call: Nadia Brix (co-op, member services director), me\nNadia: ${words}`,
      'Nadia Brix',
      'member services director of the co-op',
    ],
    [`Nadia Brix said ${words}\nN’s title: plant manager`, 'Nadia Brix', 'plant manager'],
    [`Nadia Brix, she has counted every loaf as post-doc in our lab: ${words}`, 'Nadia Brix', 'post-doc'],
    [`Nadia Brix, who cooks the supper: ${words}`, 'Nadia Brix', 'who cooks the supper'],
    [`Nadia Brix, owns the gallery: ${words}`, 'Nadia Brix', 'owner of the gallery'],
    [
      `The ovens are a gift of retired sign painter Nadia Brix.\nNadia Brix: ${words}`,
      'Nadia Brix',
      'retired sign painter',
    ],
    [
      `Nadia Brix will run the plant as president and report to the board.\nNadia Brix: ${words}`,
      'Nadia Brix',
      'president',
    ],
  ])('is read: %s', (lines, name, title) => {
    expect(find(name, lines)?.title).toBe(title)
  })

  it('is not what is told of somebody else, whose surname is named in between', () => {
    const lines = [
      'Nadia Brix follows Otto Verhage, who ran the plant for 15 years.',
      'Brix, 43, was born in Tromsø. She is principal guest lecturer of the Gotland Institute.',
    ]
    expect(find('Otto Verhage', ...lines)?.title).not.toContain('lecturer')
  })

  it('is below the name in the signature of whoever writes', () => {
    const notes = `From: Nadia Brix <nbrix@larkmoor.example>\nTo: Press office\n\nHello,\n\n${news}\n\nFor a quotation please use: ${words}\n\nPress may call Hamish Orr, 937-555-0111, press@larkmoor.example\n\nBest wishes\nNadia\n\nProf. Nadia Brix\nProfessor of Forestry\nLarkmoor Foods`
    const sheet = readSheet(sortBrief(notes))
    expect(sheet.quotes.map(({ speaker }) => speaker)).toEqual(['Nadia Brix'])
    expect(sheet.people).toMatchObject([{ name: 'Nadia Brix', title: 'professor of forestry' }])
  })
})

describe('where somebody works', () => {
  it.each([
    [`and Ike Pappas who owns Pappas Grocers said ${words}`, 'Ike Pappas', 'owner', 'Pappas Grocers'],
    [
      `Then Fay Benning, she runs the Friends of the Library, well she’s the president, she says ${words}`,
      'Fay Benning',
      'president',
      'Friends of the Library',
    ],
    [
      `Fay Benning runs Clean Creek Alliance (executive director).\nFay says: ${words}`,
      'Fay Benning',
      'executive director',
      'Clean Creek Alliance',
    ],
  ])('is what they own or run: %s', (lines, name, title, organization) => {
    expect(sheetOf(lines).people.filter((person) => person.name === name)).toMatchObject([
      { title, organization },
    ])
  })
})

describe('houses beside a title', () => {
  it.each([
    'was COO, Tri-Borough Savings, Allentown',
    'Before: six years at Granite Creamery, most recently controller',
    'Host: Maritime Kelp Growers Association, Yarmouth Head',
    'Nadia Brix runs Clean Creek Alliance (executive director)',
  ])('are nobody: %s', (line) => {
    const names = sheetOf(line).people.map(({ name }) => name)
    expect(names.filter((name) => /Savings|Creamery|Association|Alliance/u.test(name))).toEqual([])
  })
})

describe('"she"', () => {
  it('is no Pete', () => {
    const lines = [
      'Amara Brix is director of Alder Ridge Growers and Pete Tull is plant manager at Larkmoor Foods.',
      'Amara says: "You can see the bottom again."',
      'Pete’s line: "It is the same water we drink."',
      'She added, "My kids want to swim there."',
    ]
    expect(speakersOf(...lines).at(-1)).not.toBe('Pete Tull')
  })

  it('is who the notes call so, whatever the name', () => {
    const lines = [
      'Pete Tull is our new director. She starts on Monday.',
      'Pete says: "You can see the bottom again."',
      'She added, "My kids want to swim there."',
    ]
    expect(speakersOf(...lines)).toEqual(['Pete Tull', 'Pete Tull'])
  })

  it('is "herself" as well', () => {
    const lines = [
      'Larkmoor Foods has a new director and it’s Nadia Brix.',
      'She starts on Monday.',
      `From herself: ${words}`,
    ]
    expect(speakersOf(...lines)).toEqual(['Nadia Brix'])
  })
})

describe('words without a frame', () => {
  const chat = (name: string) =>
    [
      `[9:05] nadia: ${news}`,
      '[9:11] theo: do you have a quote?',
      '[9:14] nadia: "My dad spent every October in a grain line."',
      '[9:15] nadia: and from Curt Vandermeer, general partner at Prairie Cut: "Nobody looks at an elevator twice."',
      `[9:23] nadia: ${name}`,
      '[9:25] nadia: press is amy, Amy Tsosie, amy@larkmoor.example, 605-555-0187',
    ].join('\n')

  it('are by whoever writes and leads', () => {
    const sheet = readSheet(sortBrief(chat('I’m Nadia Brix, founder and CEO, if you need it')))
    expect(sheet.quotes.map(({ speaker }) => speaker)).toEqual(['Nadia Brix', 'Curt Vandermeer'])
  })

  it('stay open where a press officer writes', () => {
    const sheet = readSheet(sortBrief(chat('I’m Nadia Brix, press officer, if you need it')))
    expect(sheet.quotes.map(({ speaker }) => speaker)).toEqual([undefined, 'Curt Vandermeer'])
  })
})
