import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const read = (line: string) => sortBrief(line).units.map(({ text }) => text)

describe('a value that is corrected in the same breath', () => {
  it.each([
    [
      'Kettle has raised three point one, no sorry, three point four million dollars.',
      'Kettle has raised three point four million dollars.',
    ],
    [
      'Brightpath has the contract, it is 120 buses, no sorry, 130, over three years.',
      'Brightpath has the contract, it is 130 buses, over three years.',
    ],
    ['The mill will have four robots no sorry five robots.', 'The mill will have five robots.'],
    ['The list has 18,000 subscribers… no wait 1,800.', 'The list has 1,800 subscribers.'],
    ['The gate opens at 6 p.m., sorry, 7 p.m. on Friday.', 'The gate opens at 7 p.m. on Friday.'],
    ['The shop opens in July, no wait, August.', 'The shop opens in August.'],
    ['The fair is on Friday, I mean Saturday, in Dayton.', 'The fair is on Saturday, in Dayton.'],
    ['The fund gave $2 million – correction: $2.4 million.', 'The fund gave $2.4 million.'],
    ['The round is four million, scratch that, five.', 'The round is five million.'],
  ])('is read as it was meant: %s', (said, meant) => {
    expect(read(said)).toEqual([meant])
  })

  it.each([
    'The waiting list has six hundred families, no wait, it’s six forty.',
    'Ann said: “It took two years, no sorry, three years.”',
    'The shop opens in July, sorry, the mayor can’t come.',
    'Four people make it 12 miles a day.',
  ])('is left alone where that is not certain: %s', (said) => {
    expect(read(said)).toEqual([said])
  })
})

it('has words about the change', () => {
  expect(read('The price is thirty-five a month, wait no, we changed that, it’s $39 a month.')).toEqual([
    'The price is $39 a month.',
  ])
})
