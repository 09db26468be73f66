// What the views of the authentication form share: navigation, the typed address, and the busy state.
import { createContext, useContext } from 'react'
import type { AuthView } from '#domain/account/auth-view.ts'
import { type Identifier, readIdentifier } from '#domain/account/credentials.ts'
import type { AuthQuery } from '#web/paths.ts'
import type { CodePurpose, Return } from './auth-api.ts'

/** A code that was sent. In the history entry, so that a reload still knows the recipient. */
export interface Sent {
  purpose: CodePurpose
  identifier: string
}

export interface AuthFlow {
  home: 'sign_in' | 'sign_up'
  query: Omit<AuthQuery, 'view'>
  back: Return
  sent: Sent | undefined
  /** The typed address or number, carried between views. */
  typed: { current: string }
  isReady: boolean
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  addressOf: (view: AuthView) => string
  show: (view: AuthView, sent?: Sent) => void
  /** Signed in: greets and goes to the redirect target. */
  welcomeBack: () => void
  /** A new account with a session: continues on /auth/callback. */
  continueSignUp: () => void
  passwordUpdated: () => void
  /** After the second step: goes to the target, unless a new password is needed. */
  secondStepTaken: () => 'stays' | 'leaves'
}

const AuthFlowContext = createContext<AuthFlow | undefined>(undefined)
export const AuthFlowProvider = AuthFlowContext.Provider

export function useAuthFlow(): AuthFlow {
  const flow = useContext(AuthFlowContext)
  if (flow === undefined) throw new Error('useAuthFlow is used outside the authentication form')
  return flow
}

const purposes: readonly unknown[] = ['signup', 'magiclink', 'recovery'] satisfies CodePurpose[]

/** Reads a history entry's state, which may be anything. */
export function readSent(state: unknown): Sent | undefined {
  const sent = (state as { sent?: Partial<Sent> } | null)?.sent
  if (!sent || !purposes.includes(sent.purpose) || typeof sent.identifier !== 'string') return undefined
  return readIdentifier(sent.identifier) && (sent as Sent)
}

export const isPhone = (identifier: Identifier | undefined): boolean =>
  identifier !== undefined && 'phone' in identifier
