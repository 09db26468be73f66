import { describe, expect, it } from 'vitest'
import { countSteps } from './count-steps.test-support.ts'
import { findQuotations } from './quotations.ts'

const read = (text: string) => findQuotations(text).map(({ from, to }) => text.slice(from, to))

describe('words between quotation marks', () => {
  it.each([
    ['“It works,” Doe said. “We tried.”', ['“It works,”', '“We tried.”']],
    ['"It works," Doe said.', ['"It works,"']],
    ['‘It works,’ said Doe.', ['‘It works,’']],
    ["'It works,' said Doe.", ["'It works,'"]],
    ['He said ‘don’t go’ and left.', ['‘don’t go’']],
    ['“She said ‘no,’ and left,” Doe said.', ['“She said ‘no,’ and left,”']],
    ['‘She said “no” and left,’ Doe said.', ['‘She said “no” and left,’']],
    ['„Es geht“, sagte Doe.', ['„Es geht“']],
    ['«Ça va», dit-il.', ['«Ça va»']],
    ['“It goes on', ['“It goes on']],
  ])('are found in %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    'The panel is 6" wide and 4" tall.',
    'It’s the ’90s and the workers’ fund.',
    "Rock 'n' roll isn't dead.",
  ])('are not seen in %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('a long text', () => {
  it.each(['“', '"a', '‘a ', '“a” ', "'a "])('of %s is read once', (piece) => {
    const steps = (count: number) => countSteps(() => findQuotations(piece.repeat(count)))
    expect(steps(4000)).toBeLessThanOrEqual(steps(2000) * 2.1 + 8)
  })
})
