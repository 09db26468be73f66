import { describe, expect, it } from 'vitest'
import { type Decision, isSignedOff, readReviewedStatus, readReviewerStatus } from './review.ts'

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

  const ask = (id: string, email = id, isRevoked = false) => ({ id, email: `${email}@x`, isRevoked })

  it('of all is needed, each of this text and not taken back', () => {
    expect(isSignedOff([ask('a'), ask('b')], [yes('a'), yes('b')], 'one')).toBe(true)
    expect(isSignedOff([ask('a'), ask('b')], [yes('a'), yes('b', 'two')], 'one')).toBe(false)
    expect(isSignedOff([ask('a')], [yes('a'), no('a')], 'one')).toBe(false)
    expect(isSignedOff([ask('a')], [yes('a')], undefined)).toBe(false)
    expect(isSignedOff([], [], 'one')).toBe(false)
  })

  it('is outweighed by changes that somebody wants, until they are asked again or revoked', () => {
    const decisions = [yes('a'), no('b')]
    expect(readReviewedStatus([ask('a'), ask('b')], decisions, 'one')).toBe('changes_requested')
    expect(readReviewedStatus([ask('a'), ask('b')], decisions, undefined)).toBe('changes_requested')
    expect(readReviewedStatus([ask('a'), ask('b')], [...decisions, yes('b')], 'one')).toBe('approved')
    expect(readReviewedStatus([ask('a'), ask('b', 'b', true)], decisions, 'one')).toBe('approved')
    expect(readReviewedStatus([ask('a'), ask('b'), ask('c', 'b')], decisions, 'one')).toBe('in_review')
  })

  it('of those is needed, too, who were asked in another round alone', () => {
    const rounds = [ask('client'), ask('lawyer')]
    expect(isSignedOff(rounds, [yes('client', 'two'), yes('lawyer', 'three')], 'three')).toBe(false)
    expect(isSignedOff(rounds, [yes('client', 'two'), yes('lawyer', 'three')], 'two')).toBe(false)
    expect(isSignedOff(rounds, [yes('client', 'three'), yes('lawyer', 'three')], 'three')).toBe(true)
  })

  it('counts once for a person with several links, whichever of them it came by', () => {
    const twice = [ask('a', 'Mara'), ask('b', 'mara')]
    expect(isSignedOff(twice, [yes('a')], 'one')).toBe(true)
    expect(isSignedOff(twice, [yes('a'), no('b')], 'one')).toBe(false)
    expect(isSignedOff(twice, [yes('a', 'two'), yes('b')], 'one')).toBe(true)
  })

  it('is not needed from somebody whose last link was revoked, and theirs alone is none', () => {
    expect(isSignedOff([ask('a'), ask('b', 'b', true)], [yes('a')], 'one')).toBe(true)
    expect(isSignedOff([ask('a', 'a', true)], [yes('a')], 'one')).toBe(false)
    // Asked again after a link was revoked.
    expect(isSignedOff([ask('a', 'm', true), ask('b', 'm'), ask('c')], [yes('c')], 'one')).toBe(false)
  })
})
