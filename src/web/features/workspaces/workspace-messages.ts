// Messages of the workspace screens.
import { describeRefusal } from '#web/lib/api/refusal.ts'
import type { Message } from '#web/messages.ts'

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
export const changeFailed = (error: unknown): Message => ({ title: 'Error', text: describeRefusal(error) })
