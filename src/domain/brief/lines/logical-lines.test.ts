import { expect, it } from 'vitest'
import { readLogicalLines } from './logical-lines.ts'

const read = (line: string) => readLogicalLines(line).map(({ text, isBullet }) => [text, isBullet])

it.each(['-> ', '=> ', '→ ', '• ', '✓ ', '☐ ', '\uF0B7\t', '+ ', '3) '])(
  'takes “%s” for a bullet',
  (sign) => {
    expect(read(`${sign}The store opens May 4`)).toEqual([['The store opens May 4', true]])
  },
)

it.each(['+1 303-555-0142', '— Ann Lee, owner', '🔒 The margin is thin', '~40 people', '‡ Ours alone'])(
  'leaves “%s” as it is',
  (line) => {
    expect(read(line)).toEqual([[line, false]])
  },
)

it('takes letters and Roman numerals for bullets in an outline, and its parts for headings', () => {
  const lines = readLogicalLines(
    'I. The news\n   A. Acme opens a plant\n   B. It costs $4 million\nII. Why\n   A. Orders grew',
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'The news',
    'Acme opens a plant',
    'It costs $4 million',
    'Why',
    'Orders grew',
  ])
  expect(lines.map(({ isHead }) => isHead === true)).toEqual([true, false, false, true, false])
  expect(read('A. Lincoln opens the fair')).toEqual([['A. Lincoln opens the fair', false]])
})
