import { expect, test } from 'vitest'
import { createPartReader } from './told-in-part.ts'

const missingOf = createPartReader('Acme opens a plant in Dayton. It hires 11 people by June.')

test('names the pieces that no sentence tells', () => {
  expect(missingOf('we open a plant in Dayton, mostly for pumps, and hire 11 people')).toBe(
    'mostly for pumps',
  )
})

test('a line of which nothing or everything is told has no missing part', () => {
  expect(missingOf('a survey of 400 parents, done in May')).toBeUndefined()
  expect(missingOf('opens a plant in Dayton')).toBeUndefined()
})

test('words that different sentences happen to have tell nothing', () => {
  expect(missingOf('people in Dayton plant trees, 40 of them')).toBeUndefined()
})
