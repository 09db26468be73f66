import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const sheetOf = (...lines: string[]) => readSheet(sortBrief([news, ...lines].join('\n')))
const titleOf = (name: string, ...lines: string[]) =>
  sheetOf(...lines).people.find((person) => person.name.endsWith(name))?.title

describe('what a sentence says that a speaker is', () => {
  const words = '"We baked all night and sold it by noon."'

  it.each([
    [
      'Larkmoor Foods has named Nomvula Dlamini as its next chief executive officer.',
      'chief executive officer',
    ],
    ['The board elected Nomvula Dlamini president and CEO.', 'president and CEO'],
    ['Nomvula Dlamini will be our new plant manager.', 'plant manager'],
    ['Nomvula Dlamini remains managing director.', 'managing director'],
    ['Larkmoor Foods names new president and CEO: Nomvula Dlamini', 'president and CEO'],
    ['Chair of the board will be Nomvula Dlamini.', 'chair of the board'],
    ['Nomvula Dlamini becomes conductor and music director for three years.', 'conductor and music director'],
  ])('is read: %s', (line, title) => {
    expect(titleOf('Nomvula Dlamini', line, `Nomvula Dlamini: ${words}`)).toBe(title)
  })

  it.each([
    ['she’s managing director', 'managing director'],
    ['her title: Geschäftsführerin (managing director), since 2022', 'managing director'],
    ['Title for Nomvula is president, not CEO.', 'president'],
  ])('is read below the words: %s', (line, title) => {
    expect(titleOf('Nomvula Dlamini', `Quote Nomvula Dlamini: ${words}`, line)).toBe(title)
  })

  it('is not what somebody else is', () => {
    const lines = ['Nomvula Dlamini runs the plant.', 'Peter Lund is chairman.', `Nomvula Dlamini: ${words}`]
    expect(titleOf('Nomvula Dlamini', ...lines)).toBeUndefined()
  })

  it('is not how somebody is the first', () => {
    const lines = [`Nomvula Dlamini: ${words}`, 'She is the first woman and the first Black superintendent.']
    expect(titleOf('Nomvula Dlamini', ...lines)).toBeUndefined()
  })
})

describe('the words of a mail in a thread', () => {
  const thread = [
    'From: Denise Kolar',
    'To: Marcus',
    'Can you turn this into a release?',
    '',
    'From: Rick Harbaugh',
    'To: Denise Kolar',
    'Larkmoor Foods hires 40 people in Dayton.',
    'For a quote put: We have been short of bakers for twenty years.',
  ]

  it('are the sender’s, where nobody else is named', () => {
    const { quotes } = sheetOf(...thread)
    expect(quotes.map(({ speaker }) => speaker)).toEqual(['Rick Harbaugh'])
  })

  it.each(['My title remains Director of Research.', 'I’m director of research here.'])(
    'have the title that the sender gives: %s',
    (line) => {
      expect(titleOf('Rick Harbaugh', ...thread, line)).toBe('director of research')
    },
  )

  it('have a title that another mail gives by the first name', () => {
    const below = ['', 'From: Denise Kolar', 'Title for Rick is president.']
    expect(titleOf('Rick Harbaugh', ...thread, ...below)).toBe('president')
  })
})

describe('an appointment told in two lines', () => {
  it('names who is quoted as "her", with the new post', () => {
    const { quotes, people } = sheetOf(
      'Larkmoor Foods has a new Chief Medical Director',
      'Dr. Ifeoma Ubaka, she resumes on Monday 2 March',
      'Dr. Emeka Oforbuike, his second term ended in December',
      'her quote: A patient who waits four hours has already been told what we think of him.',
    )
    expect(quotes.map(({ speaker }) => speaker)).toEqual(['Ifeoma Ubaka'])
    expect(people.find(({ surname }) => surname === 'Ubaka')?.title).toBe('chief medical director')
  })

  it('is read from a form', () => {
    const { quotes, people } = sheetOf(
      'Name of appointee: Dr. Venkat Pasupuleti',
      'Designation: Director, Cardiac Sciences',
      'Quote of appointee: "A patient should not have to sell the buffalo to get a valve."',
    )
    expect(quotes.map(({ speaker }) => speaker)).toEqual(['Venkat Pasupuleti'])
    expect(people.map(({ name, title }) => [name, title])).toEqual([['Venkat Pasupuleti', 'director']])
  })
})
