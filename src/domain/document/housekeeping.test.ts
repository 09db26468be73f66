import { expect, it } from 'vitest'
import { believedGapHours, deletionDelayHours } from './housekeeping.ts'

it('believes a pause of two days and waits one day after a longer one', () => {
  expect(believedGapHours).toBe(48)
  expect(deletionDelayHours).toBe(24)
})
