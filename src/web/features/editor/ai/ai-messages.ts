// Messages of the editor's AI beyond the catalog of spec 8.
import type { Message } from '#web/messages.ts'

export const aiMessages = {
  signIn: {
    title: 'Authentication required',
    text: 'Your session has ended. Your text is kept on this device; sign in to go on.',
  },
  nothingChanged: { title: 'Nothing to change', text: 'The rewrite came back with the same words.' },
  textMoved: {
    title: 'Nothing was replaced',
    text: 'The text changed while the AI was writing. Please ask again.',
  },
  proposalGone: {
    title: 'The proposal is out of date',
    text: 'It waited for your decision, and the text has changed since.',
  },
  partCopied: { title: 'Copied to clipboard', text: 'What had arrived of the rewrite.' },
  notKept: {
    title: 'Nothing was replaced',
    text: 'The old text could not be kept as a version first. Please try again.',
  },
} as const satisfies Record<string, Message>
