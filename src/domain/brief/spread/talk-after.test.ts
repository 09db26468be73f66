import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const kindOf = (notes: string, words: string) =>
  sortBrief(notes).units.find(({ text }) => text.includes(words))?.kind

const news = 'Harbor Books of Dayton, Ohio, surveyed 3,412 readers in seven cities in May.'

describe('what follows an embargo on its line', () => {
  const hold = `${news}\n* HOLD until Thursday 26 Nov, 9:00 KST. Really hold, the Daily got it early last year`

  it('is not for print', () => {
    expect(kindOf(hold, 'Really hold')).toBe('private')
  })

  it('is still news when it counts or names something', () => {
    const notes = `Embargoed until Thursday, Nov. 26, 9 a.m. ET. Harbor Books opens a third shop in Dayton, Ohio, on Dec. 1.`
    expect(kindOf(notes, 'third shop')).toBe('fact')
  })

  it('belongs to it where a stop cut the time off its zone', () => {
    const notes = `${news}\nEmbargo is Thursday, Nov. 19, 6 a.m. Tucson time.`
    expect(kindOf(notes, 'Tucson time')).toBe('embargo')
    expect(readSheet(sortBrief(notes)).embargo?.zone).toBe('Tucson time')
  })
})

describe('a doubt', () => {
  it.each(['number looks odd to me, would not lean on it', 'I would not swear to it'])(
    'takes back the figure before it: "%s"',
    (doubt) => {
      expect(kindOf(`${news}\n* In Akron only 88 people answered. ${doubt}`, '88 people')).not.toBe('fact')
    },
  )

  it.each([
    'The part comes Wednesday and all is back to normal Friday, or mebbe Monday',
    'Capacity is eight tonnes a day, or was it ten',
  ])('between two answers leaves both to a person: "%s"', (line) => {
    expect(kindOf(`${news}\n${line}`, line)).toBe('unsure')
  })

  it('is none where a choice is offered', () => {
    expect(kindOf(`${news}\nReaders pick up the report on Friday or Monday at the shop.`, 'Friday')).toBe(
      'fact',
    )
  })
})
