// Messages of the workspace screens.

import type { ReadInvitationAnswer } from '#contract/functions.ts'
import { invitationDays } from '#domain/workspace/membership.ts'
import { CallError } from '#web/lib/api/call.ts'
import { describeRefusal } from '#web/lib/api/refusal.ts'
import type { Message } from '#web/messages.ts'

export const workspaceMessages = {
  nameMissing: 'Give the workspace a name.',
  emailMissing: 'Enter an email address.',
  codeMissing: 'Enter the code from the invitation email.',
  loadFailed: 'We couldn’t load your workspaces. Try again.',
} as const

export const created = (name: string): Message => ({
  title: `${name} is ready`,
  text: 'Invite the people you work with.',
})
export const renamed: Message = { title: 'Workspace renamed' }
export const deleted = (name: string): Message => ({ title: `${name} was deleted` })
/** The email is only queued by then: the list of invitations shows when it is sent. */
export const invited = (email: string, isReplaced: boolean): Message => ({
  title: isReplaced ? 'New invitation on its way' : 'Invitation on its way',
  text: isReplaced
    ? `We’re emailing ${email}. The earlier link and code no longer work.`
    : `We’re emailing ${email}.`,
})
export const joined = (name: string): Message => ({ title: `Welcome to ${name}` })
export const left = (name: string): Message => ({ title: `You left ${name}` })
export const lost = (name: string): Message => ({
  title: `You no longer have access to ${name}`,
  text: 'You were removed, or the workspace was deleted.',
})
export const removed = (name: string): Message => ({ title: `${name} was removed` })

/** Codes after which another try with the same account and link is pointless. */
const finalCodes: readonly (string | undefined)[] = [
  'no_invitation',
  'invitation_expired',
  'invitation_used',
  'other_address',
]

export const codeOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.code : undefined

export const isOver = (error: unknown): boolean => finalCodes.includes(codeOf(error))

interface EndedInvitation {
  title: string
  message: string
}

/** What the page of an invitation says that can't be accepted anymore. */
export function describeEnded(error: unknown): EndedInvitation {
  if (codeOf(error) === 'invitation_expired')
    return {
      title: 'This invitation has expired',
      message: `Invitations are good for ${invitationDays} days. Ask the person who invited you for a new one.`,
    }
  return { title: 'This link doesn’t work anymore', message: describeRefusal(error) }
}

/** The heading of an invitation. Without an answer of the server it names nobody. */
export function describeInvitation(names: ReadInvitationAnswer | undefined): string {
  if (names === undefined) return 'You’re invited to a workspace'
  return names.inviter === null
    ? `You’re invited to ${names.workspace}`
    : `${names.inviter} invited you to ${names.workspace}`
}
