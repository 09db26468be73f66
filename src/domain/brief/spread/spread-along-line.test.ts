import { expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const kindOf = (line: string, words: string) =>
  sortBrief(`Molarity Robotics raised $6.5 million on Friday.\n${line}`).units.find(({ text }) =>
    text.startsWith(words),
  )?.kind

it('closes the sentence before “don’t even hint at it”, unless that says itself what “it” is', () => {
  const news = 'The money goes into a bigger assembly floor in Tallmere, Ohio.'
  expect(kindOf(`${news} The new arm is not public, don't even hint at it.`, 'The money')).toBe('fact')
  expect(kindOf(`${news} It is not public, nobody hears about it.`, 'The money')).not.toBe('fact')
})

it('takes “that” before what was shown for no pointer', () => {
  const line = 'The effect is an association. We did NOT show that split sleep causes anything.'
  expect(kindOf(line, 'The effect')).toBe('fact')
})

it('leaves words that are announced as a quotation, and the hour of an embargo', () => {
  const line = 'Leave the first name off. Quote, here we go: “We start every call by saying who we are not.”'
  expect(kindOf(line, 'Quote')).toBe('quote')
  expect(kindOf('The rebrand cost 9, keep that quiet. Not before nine on Monday 4 May.', 'Not before')).toBe(
    'embargo',
  )
})

it('cuts off what the writer asks in the middle of a sentence', () => {
  const line =
    'The firm has 140 staff at offices in Dunmoor, Selby Cross and [is Thornwick an office? ask Jo]'
  expect(kindOf(line, 'The firm')).toBe('fact')
  expect(kindOf(line, '[is')).not.toBe('fact')
})

it.each([
  ['Short one: Drumlin Outdoor has bought the Yarrow tent brand.', 'Drumlin Outdoor has'],
  [
    'What we do, for the people who don’t know: Molarity Robotics builds a chairside arm.',
    'Molarity Robotics builds',
  ],
  ['Correction to the deck I sent: the sample is 2,318 night workers.', 'the sample is'],
])('takes off what only leads in: "%s"', (line, words) => {
  expect(kindOf(line, words)).toBe('fact')
})
