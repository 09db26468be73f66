// Quote lines as people write them, each in notes that name the people elsewhere: the words exactly, and whose they are.
import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'

const news = [
  'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.',
  'Rosa Delgado, chief executive, started the company in 1998. She hires 40 people.',
  'Arlo Whitcomb is the plant manager. Jim Farrow, the board chair, cuts the ribbon.',
]
const quotesOf = (...lines: string[]) =>
  readSheet(sortBrief([...news, ...lines].join('\n'))).quotes.map(({ speaker, text }) => [speaker, text])

const words = 'We have waited nine years for a second oven.'

describe('a quote line', () => {
  it.each([
    ['Quote 1: Arlo - We have waited nine years for a second oven.', 'Arlo Whitcomb'],
    ['Quote 2: Rosa: We have waited nine years for a second oven.', 'Rosa Delgado'],
    ['Quote #3 / Jim Farrow: “We have waited nine years for a second oven.”', 'Jim Farrow'],
    ['Board chair Jim F - We have waited nine years for a second oven.', 'Jim Farrow'],
    ['RD: We have waited nine years for a second oven.', 'Rosa Delgado'],
    ['R.D. quote: "We have waited nine years for a second oven."', 'Rosa Delgado'],
    ['Quote: We have waited nine years for a second oven. (Rosa Delgado, CEO)', 'Rosa Delgado'],
    ['"We have waited nine years for a second oven." (Arlo, plant manager, said by phone)', 'Arlo Whitcomb'],
    ['“We have waited nine years for a second oven.” – AW', 'Arlo Whitcomb'],
    ['Rosa’s, read out by Jim: We have waited nine years for a second oven.', 'Rosa Delgado'],
    ['Rosa’s quote >> We have waited nine years for a second oven.', 'Rosa Delgado'],
    ['My bit: We have waited nine years for a second oven. (Rosa Delgado, CEO)', 'Rosa Delgado'],
    ['CEO: "We have waited nine years for a second oven."', 'Rosa Delgado'],
    ['from our CEO: We have waited nine years for a second oven.', 'Rosa Delgado'],
    ['Our chief executive says: We have waited nine years for a second oven.', 'Rosa Delgado'],
    ['The chair (Farrow) told the staff: “We have waited nine years for a second oven.”', 'Jim Farrow'],
    ['Ms. Delgado: „We have waited nine years for a second oven.“', 'Rosa Delgado'],
    ['Delgado: »We have waited nine years for a second oven.«', 'Rosa Delgado'],
    ['Zitat Delgado: ‚We have waited nine years for a second oven.‘', 'Rosa Delgado'],
    ['Arlo’s words, read to me by Jim: “We have waited nine years for a second oven.”', 'Arlo Whitcomb'],
    ['Rosa said quote we have waited nine years for a second oven end quote', 'Rosa Delgado'],
    ['Plant manager Arlo Whitcomb: We have waited nine years for a second oven.', 'Arlo Whitcomb'],
    ['Rosa (on the phone, Tuesday) - "We have waited nine years for a second oven."', 'Rosa Delgado'],
    ['Here’s one from Arlo: We have waited nine years for a second oven.', 'Arlo Whitcomb'],
    ['Attribute to Jim Farrow, board chair: "We have waited nine years for a second oven."', 'Jim Farrow'],
    [
      'Jim Farrow, board chair, on the new oven: "We have waited nine years for a second oven."',
      'Jim Farrow',
    ],
    ['ROSA DELGADO: "We have waited nine years for a second oven."', 'Rosa Delgado'],
    ['* Rosa Delgado (CEO) — We have waited nine years for a second oven.', 'Rosa Delgado'],
    ['For the quote please use Rosa: "We have waited nine years for a second oven."', 'Rosa Delgado'],
    [
      'For quote from my side you can write something like, we have waited nine years for a second oven.',
      undefined,
    ],
    ['She told me: "We have waited nine years for a second oven."', undefined],
  ])('gives words and speaker: %s', (line, speaker) => {
    const [quote, ...others] = quotesOf(line)
    expect(others).toEqual([])
    expect(quote?.[1]?.toLowerCase().replace(/\.$/, '')).toBe(words.toLowerCase().replace(/\.$/, ''))
    if (speaker !== undefined) expect(quote?.[0]).toBe(speaker)
  })

  it.each([
    [['"We have waited nine years for a second oven."', '- Rosa Delgado, CEO'], 'Rosa Delgado'],
    [['Quotes', 'Rosa: We have waited nine years for a second oven.'], 'Rosa Delgado'],
    [['QUOTES:', '- Arlo: "We have waited nine years for a second oven."'], 'Arlo Whitcomb'],
    [['Quote:', 'We have waited nine years for a second oven.', 'Jim Farrow, board chair'], 'Jim Farrow'],
    [['Quote from Rosa:', '“We have waited nine years', 'for a second oven.”'], 'Rosa Delgado'],
    [['From our CEO:', '"We have waited nine years for a second oven."'], 'Rosa Delgado'],
    [['“We have waited nine years for a second oven.”', '^ that one is Arlo'], 'Arlo Whitcomb'],
    [['Speaker: Jim Farrow', 'Quote: We have waited nine years for a second oven.'], 'Jim Farrow'],
  ])('may be spread over lines: %j', (lines, speaker) => {
    expect(quotesOf(...lines)).toEqual([[speaker, words]])
  })

  it.each([
    'Rosa Delgado said the company has waited nine years for a second oven.',
    'Jim Farrow told the board that the plant opens in May.',
    'Rosa Delgado would like to say that buyers asked about ovens first, and that she took it as a good sign.',
    'The money goes to: hiring 60 people, a second oven and a van.',
    'Plant manager: Arlo Whitcomb',
    'CEO: Rosa Delgado, in the job since 1998',
    'Still no quote from Rosa: she is traveling until Friday.',
    'Larkmoor calls the oven “Big Bertha” and the line “Little Joe.”',
  ])('is not made of a report or a field: %s', (line) => {
    expect(quotesOf(line)).toEqual([])
  })

  it('is nobody’s when two people fit', () => {
    expect(
      quotesOf('Rosa Dunn joins the board in June.', 'Rosa: "We have waited nine years for a second oven."'),
    ).toEqual([[undefined, words]])
  })
})

it('leaves a fact before somebody’s words to the facts', () => {
  const line =
    'The county museum is giving 60 old photos for the lobby; its head Ruth Claridge said “We’d given up on that building. They hadn’t.”'
  const { units } = sortBrief([...news, line].join('\n'))
  expect(units.slice(-2).map(({ kind, text }) => [kind, text.slice(0, 24)])).toEqual([
    ['fact', 'The county museum is giv'],
    ['quote', 'its head Ruth Claridge s'],
  ])
  expect(quotesOf(line).at(-1)).toEqual(['Ruth Claridge', 'We’d given up on that building. They hadn’t.'])
})
