import { expect, it } from 'vitest'
import { takeDateline } from './given-dateline.ts'

it.each([
  ['DAYTON, Ohio, May 3, 2027 -- Harbor Tools is opening a plant.', 'May 3, 2027'],
  ['LYON, France (June 9) – Harbor Tools is opening a plant.', 'June 9'],
  ['Salem, Oregon, 12 March 2027: Harbor Tools is opening a plant.', '12 March 2027'],
  ['Tulsa, Okla. - Harbor Tools is opening a plant.', undefined],
  ['MONTREAL — Harbor Tools is opening a plant.', undefined],
])('takes the dateline off %s', (line, date) => {
  expect(takeDateline(line)).toEqual({
    text: 'Harbor Tools is opening a plant.',
    ...(date !== undefined && { date }),
  })
})

it.each([
  'EVENT: Harbor Fair opens on May 3.',
  'Mara - The fair opens on May 3.',
  'Harbor Fair - The fair opens on May 3.',
  'NEWS: Harbor Tools is opening a plant.',
  'DAYTON, Ohio - 40 jobs',
  'Harbor Tools, Dayton, is opening a plant - the second in Ohio.',
])('leaves %s', (line) => {
  expect(takeDateline(line)).toBeUndefined()
})
