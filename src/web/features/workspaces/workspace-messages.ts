// Messages of the workspace screens.
import { CallError } from '#web/lib/api/call.ts'
import { serverMessage } from '#web/lib/api/function-call.ts'
import type { Message } from '#web/messages.ts'

const general = 'That didn’t work. Please try again.'

/** Sentences of our own database functions and triggers; other refusals of the data service are for programs. */
const isOurs = (error: unknown) => error instanceof CallError && /^PT\d{3}$/.test(error.code ?? '')

/** What a refused change says: the server's own sentence if there is one for people. */
export function refusal(error: unknown): string {
  if (isOurs(error)) return (error as CallError).message
  const isFunction = error instanceof CallError && /^[a-z_]+$/.test(error.code ?? '')
  return (isFunction ? serverMessage(error) : undefined) ?? general
}

export const workspaceMessages = {
  nameMissing: 'Give the workspace a name.',
  emailMissing: 'Enter an email address.',
  codeMissing: 'Enter the code from the invitation email.',
  loadFailed: 'We couldn’t load your workspaces. Please try again.',
} as const

export const created = (name: string): Message => ({
  title: `“${name}” is ready`,
  text: 'Invite the people you work with.',
})
export const renamed: Message = { title: 'Workspace renamed' }
export const deleted = (name: string): Message => ({ title: `“${name}” was deleted` })
export const invited = (email: string): Message => ({
  title: 'Invitation sent',
  text: `We emailed ${email}.`,
})
export const joined = (name: string): Message => ({ title: `Welcome to ${name}` })
export const left = (name: string): Message => ({ title: `You left ${name}` })
export const removed = (name: string): Message => ({ title: `${name} was removed` })
export const changeFailed = (error: unknown): Message => ({ title: 'Error', text: refusal(error) })
