import { expect, it } from 'vitest'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { textOf } from './blocks.ts'
import { composeRelease } from './compose-release.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant in Toledo on May 4, 2026.'
const write = (...lines: string[]) =>
  composeRelease(readStory([news, ...lines].join('\n'))).map((block) => textOf(block))

it.each([
  ['Must carry: Not for sale to anyone under 21.', 'Not for sale to anyone under 21.'],
  ['Has to be in there: not available in Alaska (freight)', 'Not available in Alaska.'],
  ['Mandatory wording: Your savings may lose value.', 'Your savings may lose value.'],
])('a draft has what the notes say must be in it: %s', (line, told) => {
  expect(write(line).join('\n')).toContain(told)
})

it('tells it once', () => {
  const text = write('The new oven was tested for one season only. That limitation must appear.').join('\n')
  expect(text.split('one season').length).toBe(2)
})

it('adds no paragraph where nothing is required', () => {
  expect(write().join('\n')).not.toMatch(/must|required/i)
})

it('tells a table of figures as one key fact, with its caption and its columns', () => {
  const text = write(
    '',
    'Table 1. Would you recommend your trade?',
    '         | 2025 | 2026',
    'Yes      | 69%  | 74%',
    'No       | 19%  | 15%',
    '',
    'Table 2. Reasons for quitting (several answers)',
    'Cost of tools | 44%',
    'Travel to job sites | 39%',
  ).join('\n')
  expect(text).toContain(
    'Would you recommend your trade? Yes, 69% in 2025, 74% in 2026; no, 19% in 2025, 15% in 2026',
  )
  expect(text).toContain('Reasons for quitting: cost of tools, 44%; travel to job sites, 39%')
})

it('tells nothing of a table with a private row', () => {
  const text = write(
    '',
    'Costs',
    'Cost of tools | 44%',
    'Confidential margin | 39%',
    'Travel to sites | 31%',
  ).join('\n')
  expect(text).not.toContain('39%')
})
