import { expect, it } from 'vitest'
import { findTurns } from './turns.ts'

const cut = (line: string): string[] => {
  const turns = [0, ...findTurns(line)]
  return turns.map((at, index) => line.slice(at, turns[index + 1]).trim())
}

it('finds the sentences of speech that was typed up with commas', () => {
  const parts = cut(
    "hi it's Jo from the mill, so we open the new bakery on Saturday the 9th, it's on Harbor Street next to the bank, we put in three stone ovens and we hired eleven people, hang on there's somebody at the door, okay and please don't say anything about the old landlord, that's still with the lawyers",
  )
  expect(parts).toContain("it's on Harbor Street next to the bank,")
  expect(parts).toContain("that's still with the lawyers")
  expect(parts.join(' ')).toMatch(/^hi it's Jo.*lawyers$/)
})

it('finds them without any stop, too', () => {
  const parts = cut(
    "we won the county award last night it's for the new footbridge the judges liked the oak and they said it would last a hundred years the bridge cost two million and it opened in May and we are very proud of the whole team",
  )
  expect(parts[0]).toBe('we won the county award last night')
  expect(parts).toContain('the bridge cost two million')
})

it.each([
  'The company, which makes valves, pumps and fittings for water utilities in eleven countries, opened a plant in Dayton on Monday and will hire 120 people there by the end of next year, according to its chief executive.',
  'Ann Lee, the founder, said: “We open the new bakery on Saturday, it is on Harbor Street, we put in three ovens, and we hired eleven people, and there is somebody at the door, and we are glad.”',
  'Doors open at six, and parking is free.',
])('leaves written sentences whole: %s', (line) => {
  expect(findTurns(line)).toEqual([])
})

it('takes lines of any length', () => {
  expect(findTurns('and we open '.repeat(5000))).toEqual([])
})
