import { expect, it } from 'vitest'
import { checkWithHarper } from './harper.ts'

it('makes one piece of what cannot be counted, and leaves a deed that can', async () => {
  const [advice] = await checkWithHarper('Each equipment was tested twice.')
  expect(advice?.text).toBe('Each piece of equipment')
  expect(await checkWithHarper('In a trial, each firing needed 31% less gas than in 2023.')).toEqual([])
})
