// Messages of the editor beyond the catalog in messages.ts.
import type { Message } from '#web/messages.ts'

export const editorMessages = {
  pasteTooLarge: {
    title: 'Too long to paste',
    text: 'A document can be up to 5 MB. Nothing changed. Paste a shorter part.',
  },
  pastedPlain: {
    title: 'Pasted without formatting',
    text: 'What you copied is very large. To keep its formatting, undo and paste it in parts.',
  },
  factsNotSaved: {
    title: 'Error',
    text: 'We couldn’t save the fact sheet. It’ll stay here until you close this page.',
  },
  linkAddress: 'Enter a web address, an email address or a phone number (tel:555-0142).',
} as const satisfies Record<string, Message | string>
