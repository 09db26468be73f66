// What a session has proven, and how long ago: decides who may change an account's password, address or factors.

/** aal1: one proof of who one is. aal2: the second factor as well. */
export type AssuranceLevel = 'aal1' | 'aal2'

/** One way of proving who one is, and when it was last done, in seconds. */
export type ProofMethod = { method: string; timestamp: number }

/** How long a proof is recent. */
const recentProofSeconds = 15 * 60

/** How long after opening a recovery link a user may choose the new password: as long as the link itself would have worked. */
const recoveryProofSeconds = 60 * 60

/** A proof further ahead than this was written by a clock that ran wrong. */
const proofClockSkewSeconds = 60

/** Proofs of a second factor. */
const factorMethods: readonly string[] = ['totp', 'mfa/phone', 'mfa/webauthn']

/** Written for sessions that a recovery link or code began. */
export const recoveryMethod = 'recovery'

/** Ways to a session that prove nothing about who has it. */
const withoutProof: readonly string[] = ['anonymous', 'token_refresh']

/** The lower of what a token says and what its session has: each may be older than the other. */
export function lowerLevel(token: unknown, session: AssuranceLevel): AssuranceLevel {
  return token === 'aal2' && session === 'aal2' ? 'aal2' : 'aal1'
}

export type SessionProof = {
  methods: readonly ProofMethod[]
  /** With a second factor nothing less counts. */
  hasFactor: boolean
  /** Seconds, by the clock that wrote the methods. */
  now: number
}

/** Whether the session proved who it is a moment ago. */
export function hasRecentProof({ methods, hasFactor, now }: SessionProof): boolean {
  return methods.some(({ method, timestamp }) => {
    const counts = hasFactor ? factorMethods.includes(method) : !withoutProof.includes(method)
    return counts && isWithin(recentProofSeconds, timestamp, now)
  })
}

/** Whether the session may set a new password: as above, or because a recovery led here. */
export function mayReplacePassword(proof: SessionProof): boolean {
  if (hasRecentProof(proof)) return true
  const { methods, hasFactor, now } = proof
  const isRecovery = methods.some(
    ({ method, timestamp }) => method === recoveryMethod && isWithin(recoveryProofSeconds, timestamp, now),
  )
  return isRecovery && !hasFactor
}

function isWithin(seconds: number, timestamp: number, now: number): boolean {
  const age = now - timestamp
  return age <= seconds && age >= -proofClockSkewSeconds
}
