// Messages of the account page beyond the catalog in messages.ts.

import type { deleteUserFailures } from '#contract/functions.ts'
import { formatList } from '#domain/text/format-list.ts'
import type { WorkspaceOutcome } from '#domain/workspace/succession.ts'
import { CallError } from '#web/lib/api/call.ts'
import { isSignedOut, serverMessage, unreachableCode } from '#web/lib/api/function-call.ts'
import { errorMessages, type Message } from '#web/messages.ts'

export const nameTexts = {
  hint: 'Shown to your colleagues and to anyone you email from Presswright.',
  saved: { title: 'Name saved' },
  removed: { title: 'Name removed', text: 'Others now see the first part of your email address.' },
} as const

const noData: Message = { title: 'Error', text: 'We couldn’t prepare your data. Try again.' }

/** The server's message about a rate limit; other failures get a general one. */
export function dataFailed(error: unknown): Message {
  const sentence = error instanceof CallError && error.status === 429 ? serverMessage(error) : undefined
  return sentence ? { ...noData, text: sentence } : noData
}

/** True at every step: the server deletes everything or nothing. */
export const deletionTexts = {
  nothingDeleted: 'Nothing was deleted. Try again in a moment.',
  stillThere: 'The server didn’t respond. Your account wasn’t deleted. Try again in a moment.',
  unknown:
    'The server didn’t respond, so we can’t tell whether your account was deleted. Check your connection, then try again.',
  subscriptionRuns:
    'We couldn’t cancel your subscription, so nothing was deleted. Try again in a moment, or contact support.',
} as const

type FailedStep = (typeof deleteUserFailures)[keyof typeof deleteUserFailures]

const steps: Record<FailedStep, Message> = {
  subscription_not_ended: errorMessages.deleteUserAccount,
  content_not_deleted: errorMessages.deleteUserContent,
  profile_not_deleted: errorMessages.deleteUserProfile,
  user_not_deleted: errorMessages.deleteUserAccount,
}

/** The message for the step at which a deletion failed: it names what could not be deleted. */
export function deletionFailed(code: string | undefined): Message {
  return steps[code as FailedStep] ?? errorMessages.deleteUserAccount
}

/** Whether the server said that nothing was deleted. */
export function isDeletionRefused(error: unknown): boolean {
  if (!(error instanceof CallError) || isSignedOut(error)) return false
  return (error.code ?? '') in steps || (error.status !== undefined && error.status < 500)
}

/** The explanation below the message. */
export function explainDeletion(code: string | undefined): string {
  if (code === ('subscription_not_ended' satisfies FailedStep)) return deletionTexts.subscriptionRuns
  return code === undefined || code === unreachableCode
    ? deletionTexts.stillThere
    : deletionTexts.nothingDeleted
}

/** A shared workspace, and what happens to it; undefined where that isn't known yet. */
export interface EndingWorkspace {
  id: string
  name: string
  outcome: WorkspaceOutcome | undefined
}

/** What happens to one of them, in the dialog. */
export function describeOutcome(outcome: WorkspaceOutcome | undefined): string {
  if (outcome === undefined)
    return 'Its documents stay with the other members. If you’re the only member, it will be deleted.'
  if (outcome.kind === 'kept') return 'Its documents stay with the other members.'
  return outcome.kind === 'inherited'
    ? `You’re the only owner, so ${outcome.newOwner} will become the owner: editors come before viewers, and whoever joined first comes first. Its documents stay with the other members.`
    : 'You’re the only member, so this workspace will be deleted, along with all its documents and clients.'
}

/** What happens to shared workspaces in general, on the card; sentences that others follow, or nothing. */
export function describeShared(workspaces: readonly EndingWorkspace[]): string {
  const listed = (isWanted: (outcome: WorkspaceOutcome | undefined) => boolean) =>
    workspaces.filter(({ outcome }) => isWanted(outcome)).map(({ name }) => name)
  const kept = listed((outcome) => outcome !== undefined && outcome.kind !== 'deleted')
  const deleted = listed((outcome) => outcome?.kind === 'deleted')
  const unknown = listed((outcome) => outcome === undefined)
  return [
    ...(kept.length > 0 ? [`Documents in ${formatList(kept)} stay with the other members. `] : []),
    ...(deleted.length > 0
      ? [
          `You’re the only member of ${formatList(deleted)}, so ${deleted.length === 1 ? 'it' : 'they'} will be deleted too. `,
        ]
      : []),
    ...unknown.map((name) => `If ${name} has other members, its documents stay with them. `),
  ].join('')
}
