import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const sheetOf = (notes: string) => readSheet(sortBrief(notes))
const news = 'Larkmoor Dairy of Galway opens a creamery in Sligo on May 4. It employs 40 people.'

describe('words that nobody offers for print', () => {
  it.each([
    [
      'a motto below a signature',
      'Kind regards\n\nOrla Fenn\nOffice Asst., Larkmoor Dairy\norla@larkmoor.example\n091 555 0123\n"A friend in need is a friend indeed"',
    ],
    [
      'a reason beside a request',
      'Please check the town’s spelling with the council, I’ve seen it two ways.',
    ],
    ['an answer that there is none', 'Quote 2: n/a, treasurer is on a cruise'],
    [
      'what a jury writes',
      'The judges’ citation says: "Larkmoor makes butter the slow way, and the county is better for it."',
    ],
  ])('are no quotation: %s', (_, line) => {
    expect(sheetOf(`${news}\nOrla Fenn is the director of Larkmoor Dairy.\n${line}`).quotes).toEqual([])
  })

  it.each([
    'Please use this from Orla Fenn, director: "We make butter the slow way and we always will."',
    'Thanks\n\nFrom Orla Fenn, director: "We make butter the slow way and we always will."',
  ])('are told from those that are offered: %s', (line) => {
    expect(sheetOf(`${news}\n${line}`).quotes).toMatchObject([{ speaker: 'Orla Fenn' }])
  })
})

describe('whoever speaks', () => {
  it('is led to, and not what they started', () => {
    const notes = `Larkmoor Dairy is buying Wickle Soap from Sligo.\nOver to Piotr Zych, who started Wickle in his shed in 2014: “I came for a week. I am still here.”`
    expect(sheetOf(notes).quotes).toMatchObject([{ speaker: 'Piotr Zych' }])
  })

  it('is nobody whom the notes buy', () => {
    const notes = `Larkmoor Dairy is buying Wickle Soap from Sligo.\nWickle Soap: “We came for a week and we are still here.”`
    expect(sheetOf(notes).quotes[0]?.speaker).toBeUndefined()
  })

  it('is the person whose name the notes shorten', () => {
    const notes = `${news}\nName of person: Mary-Kate Dolan\nQuote (if any): “I have waited nine years for this.” M-K. Dolan`
    expect(sheetOf(notes).quotes).toMatchObject([{ speaker: 'Mary-Kate Dolan' }])
  })

  it('has a name behind a form of address that ends with a stop', () => {
    const notes = `The Board of Larkmoor Dairy is pleased to announce Eng. Joyce Wanja Maina as Plant Manager.\nEng. Maina says: "I know what a litre costs at dawn."`
    expect(sheetOf(notes).quotes).toMatchObject([{ speaker: 'Joyce Wanja Maina' }])
  })

  it('says what they said', () => {
    const notes = `So this is Ama Boadu, I am chief executive of Larkmoor Dairy.\nYou can write that I said this: a child should not go to school without milk.`
    expect(sheetOf(notes).quotes).toMatchObject([
      { speaker: 'Ama Boadu', text: 'a child should not go to school without milk.' },
    ])
  })
})

describe('a title', () => {
  it.each([
    [
      'Dai says (Dafydd Rees, my cousin, he’s the other director): "It looks lovely in the rain."',
      'director',
    ],
    ['Dafydd Rees, my cousin: "It looks lovely in the rain and in the sun."', undefined],
    ['Orla Fenn here as managing director: “It looks lovely in the rain.”', 'managing director'],
    ['Orla Fenn, my wife and co-founder: "It looks lovely in the rain."', 'co-founder'],
    [
      'So this is Orla Fenn, I am chief executive of Larkmoor Dairy. "It looks lovely," says Orla Fenn.',
      'chief executive of Larkmoor Dairy',
    ],
    ['Our GM, Ma’am Orla "Nan" Fenn, said that "It looks lovely in the rain."', 'general manager'],
  ])('is no word of kin and nothing in the first person: %s', (line, title) => {
    const { quotes, people } = sheetOf(`${news}\n${line}`)
    expect(people.find(({ name }) => name === quotes[0]?.speaker)?.title).toBe(title)
  })
})

describe('words of somebody who is called by a first name', () => {
  const memo = `Larkmoor Dairy opens a creamery in Sligo on May 4. The first milk comes from the farm of Luz and Pilar Amaya. Put me down as saying "The neighbors called it an experiment." And Luz said when they tipped the tank, "We just hoped the scale was working." I’m Carl Fenn by the way for the record, founder of the dairy.`

  it('are hers, and the others the writer’s', () => {
    const { quotes, people } = sheetOf(memo)
    expect(quotes.map(({ text, speaker }) => [text, speaker])).toEqual([
      ['The neighbors called it an experiment.', 'Carl Fenn'],
      ['We just hoped the scale was working.', 'Luz Amaya'],
    ])
    expect(people.find(({ name }) => name === 'Carl Fenn')?.title).toBe('founder of the dairy')
  })

  it('are nobody else’s where the notes never give the surname', () => {
    const { quotes } = sheetOf(memo.replace('the farm of Luz and Pilar Amaya', 'a farm'))
    expect(quotes.at(-1)).toMatchObject({ text: 'We just hoped the scale was working.' })
    expect(quotes.at(-1)?.speaker).toBeUndefined()
  })
})

it('words after “quote me on this” are the writer’s, whoever speaks next', () => {
  const notes = `hey Marcy, its Gus from the creamery. Larkmoor Dairy opens a creamery in Sligo on May 4. Pete Lindqvist, our head brewer, built the still. You can quote me on this: "I wanted one milk for the person with the car keys." And Pete said the other day "It’s still a milk. It lets you keep your truck." Papers can call me, Gus Haverty, 406-555-0164.`
  expect(sheetOf(notes).quotes.map(({ speaker }) => speaker)).toEqual(['Gus Haverty', 'Pete Lindqvist'])
})

describe('words with a surname behind them', () => {
  const owner = 'Bill Marsh, 67, owner of Marsh Brothers, stays on as an adviser.'
  const words = '"I wanted my drivers to keep their seniority," Marsh said.'
  const president = 'Larkmoor president: Carla Quist-Hanley'

  it('are by whoever has it, though his age stands before his post', () => {
    const [quote] = sheetOf([news, owner, words, president].join('\n')).quotes
    expect(quote?.speaker).toBe('Bill Marsh')
  })

  it('are nobody else’s where the notes give no full name', () => {
    const [quote] = sheetOf([news, words, president].join('\n')).quotes
    expect(quote?.speaker).toBeUndefined()
  })

  it('a company before a post is no part of it', () => {
    const { people } = sheetOf([news, `${president}, joins the board.`].join('\n'))
    expect(people).toMatchObject([{ name: 'Carla Quist-Hanley', title: 'president' }])
  })
})
