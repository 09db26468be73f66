// Messages about documents beyond the catalog of spec 8.
import { titleMaxCharacters } from '#domain/document/document.ts'
import type { Message } from '#web/messages.ts'

export const documentMessages = {
  restoreDocument: { title: 'Error', text: 'Failed to restore document. Please try again.' },
  restoreVersion: { title: 'Error', text: 'Failed to restore this version. Please try again.' },
  versionRestored: { title: 'Version restored', text: 'The text it replaced is in the version history.' },
  deleteUnsaved: {
    title: 'Not deleted',
    text: 'Its newest words are not saved yet. Save them or decide about them first.',
  },
  secondNewOffline: {
    title: 'You’re offline',
    text: 'This new document is only in this browser. The next one can start when it’s saved.',
  },
  saveCopy: { title: 'Error', text: 'Failed to save a copy. Please try again.' },
} as const satisfies Record<string, Message>

/** Why a title is invalid. */
export const titleProblems = {
  blank: 'A title needs at least one letter.',
  too_long: `A title has ${titleMaxCharacters} characters at most.`,
} as const
