import { describe, expect, it } from 'vitest'
import { type Decision, isSignedOff, judge } from './review.ts'

const yes = (reviewerId: string, textHash = 'one'): Decision => ({ reviewerId, kind: 'approved', textHash })
const no = (reviewerId: string, textHash = 'one'): Decision => ({
  ...yes(reviewerId, textHash),
  kind: 'changes',
})

describe('an approval', () => {
  it('applies only to the text it was given for', () => {
    expect(judge([yes('a', 'two')], 'one')).toEqual({
      standing: { kind: 'stale', was: 'approved' },
      decision: yes('a', 'two'),
    })
    expect(judge([yes('a'), no('a', 'two')], 'one').standing).toEqual({ kind: 'approved' })
    expect(judge([yes('a'), no('a')], 'one').standing).toEqual({ kind: 'changes' })
    expect(judge([], 'one').standing).toEqual({ kind: 'waiting' })
    expect(judge([yes('a')], undefined).standing).toEqual({ kind: 'stale', was: 'approved' })
  })

  it('of all is needed, each of this text and not taken back', () => {
    expect(isSignedOff([yes('a'), yes('b')], ['a', 'b'], 'one')).toBe(true)
    expect(isSignedOff([yes('a'), yes('b', 'two')], ['a', 'b'], 'one')).toBe(false)
    expect(isSignedOff([yes('a'), no('a')], ['a'], 'one')).toBe(false)
    expect(isSignedOff([], [], 'one')).toBe(false)
  })
})
