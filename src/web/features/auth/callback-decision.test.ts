import { describe, expect, it } from 'vitest'
import type { AuthRedirect } from '#web/lib/session/auth-redirect.ts'
import { decideCallback } from './callback-decision.ts'

const user = { id: '1', email: 'ines@larkmoor.example' } as never
const signedIn = { status: 'signed-in', user } as const
const signedOut = { status: 'signed-out' } as const
const nothing: AuthRedirect = { kind: 'nothing' }
const session = (type: string | null = null): AuthRedirect => ({
  kind: 'session',
  accessToken: 'a.b.c',
  type,
})

const decide = (part: Partial<Parameters<typeof decideCallback>[0]>) =>
  decideCallback({ redirect: nothing, session: signedIn, isSignUp: false, isSubmitted: false, ...part })

describe('the return address', () => {
  it('continues a sign-up that a link or provider brought', () => {
    expect(decide({ redirect: session('signup'), isSignUp: true })).toEqual({ step: 'continue-sign-up' })
    expect(decide({ redirect: session(), isSignUp: true })).toEqual({ step: 'continue-sign-up' })
    expect(decide({ redirect: session('signup') })).toEqual({ step: 'continue-sign-up' })
  })

  it('continues a sign-up that the form sent here, and not one that someone merely typed', () => {
    expect(decide({ isSignUp: true, isSubmitted: true })).toEqual({ step: 'continue-sign-up' })
    expect(decide({ isSignUp: true })).toEqual({ step: 'signed-in', showsWelcome: false })
  })

  it('asks for a new password after a recovery link, also before the second step', () => {
    const choose = { step: 'choose-password', isNew: false }
    expect(decide({ redirect: session('recovery'), isSignUp: true })).toEqual(choose)
    const awaiting = { ...signedOut, awaits: user }
    expect(decide({ redirect: session('recovery'), session: awaiting })).toEqual(choose)
  })

  it('asks for a password where the sign-up kept none, however the proof came', () => {
    const without = {
      status: 'signed-in',
      user: { id: '1', app_metadata: { needs_password: true } } as never,
    } as const
    const choose = { step: 'choose-password', isNew: true }
    expect(decide({ session: without, redirect: session('signup'), isSignUp: true })).toEqual(choose)
    expect(decide({ session: without, isSubmitted: true, isSignUp: true })).toEqual(choose)
    expect(decide({ session: without, redirect: session('magiclink') })).toEqual(choose)
  })

  it('asks for the second step before anything else', () => {
    const awaiting = { ...signedOut, awaits: user }
    expect(decide({ redirect: session('magiclink'), session: awaiting })).toEqual({ step: 'second-step' })
  })

  it('greets who came by a link, and leads everyone else on quietly', () => {
    expect(decide({ redirect: session('magiclink') })).toEqual({ step: 'signed-in', showsWelcome: true })
    expect(decide({})).toEqual({ step: 'signed-in', showsWelcome: false })
  })

  it('ends the session on an error, except on the three about identities', () => {
    const refuse = (code: string | null) =>
      decide({ redirect: { kind: 'refusal', code, isFromProvider: false, isInFragment: true } })
    expect(refuse('otp_expired')).toMatchObject({ step: 'refused', isSignedOut: true })
    expect(refuse(null)).toMatchObject({ isSignedOut: true })
    for (const code of ['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'])
      expect(refuse(code)).toMatchObject({ isSignedOut: false })
  })

  it('ends no session because of an error in the query alone', () => {
    const redirect: AuthRedirect = { kind: 'refusal', code: null, isFromProvider: true, isInFragment: false }
    expect(decide({ redirect })).toEqual({ step: 'signed-in', showsWelcome: false })
    expect(decide({ redirect, session: signedOut })).toMatchObject({ step: 'refused', isSignedOut: false })
  })

  it('recognizes a confirmation without a session', () => {
    expect(decide({ session: signedOut, isSignUp: true })).toEqual({ step: 'email-confirmed' })
    expect(decide({ session: signedOut, isSignUp: true, redirect: session() })).toMatchObject({
      step: 'refused',
    })
    expect(decide({ session: signedOut })).toMatchObject({ step: 'refused' })
  })

  it('says when the server can’t be reached, and when another link must be opened', () => {
    expect(decide({ session: { ...signedOut, failure: 'down' }, isSignUp: true })).toEqual({
      step: 'unreachable',
      message: 'down',
    })
    expect(decide({ redirect: { kind: 'half-done' } })).toEqual({ step: 'half-done' })
  })
})
