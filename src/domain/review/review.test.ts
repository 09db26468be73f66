import { describe, expect, it } from 'vitest'
import { type Decision, isSignedOff, readReviewerStatus } from './review.ts'

const yes = (reviewerId: string, textHash = 'one'): Decision => ({ reviewerId, kind: 'approved', textHash })
const no = (reviewerId: string, textHash = 'one'): Decision => ({
  ...yes(reviewerId, textHash),
  kind: 'changes',
})

describe('an approval', () => {
  it('applies only to the text it was given for', () => {
    expect(readReviewerStatus([yes('a', 'two')], 'one')).toEqual({
      status: { kind: 'stale', was: 'approved' },
      decision: yes('a', 'two'),
    })
    expect(readReviewerStatus([yes('a'), no('a', 'two')], 'one').status).toEqual({ kind: 'approved' })
    expect(readReviewerStatus([yes('a'), no('a')], 'one').status).toEqual({ kind: 'changes' })
    expect(readReviewerStatus([], 'one').status).toEqual({ kind: 'waiting' })
    expect(readReviewerStatus([yes('a')], undefined).status).toEqual({ kind: 'stale', was: 'approved' })
  })

  it('of all is needed, each of this text and not taken back', () => {
    expect(isSignedOff([yes('a'), yes('b')], ['a', 'b'], 'one')).toBe(true)
    expect(isSignedOff([yes('a'), yes('b', 'two')], ['a', 'b'], 'one')).toBe(false)
    expect(isSignedOff([yes('a'), no('a')], ['a'], 'one')).toBe(false)
    expect(isSignedOff([], [], 'one')).toBe(false)
  })
})
