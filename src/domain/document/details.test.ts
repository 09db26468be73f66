import { expect, it } from 'vitest'
import { readLabels } from './details.ts'

it('reads labels between commas, once each', () => {
  expect(readLabels(' launch,  Q4   results, launch, ,')).toEqual(['launch', 'Q4 results'])
})

it('stays within the limits of the database', () => {
  expect(readLabels(Array.from({ length: 30 }, (_, index) => `l${index}`).join(','))).toHaveLength(20)
  expect(readLabels('a'.repeat(80))).toEqual(['a'.repeat(60)])
})
