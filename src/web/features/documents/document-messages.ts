// Messages about documents beyond the catalog in messages.ts.
import { titleMaxCharacters } from '#domain/document/document.ts'
import type { Message } from '#web/messages.ts'

export const documentMessages = {
  restoreDocument: { title: 'Error', text: 'We couldn’t restore this document. Try again.' },
  restoreVersion: { title: 'Error', text: 'We couldn’t restore this version. Try again.' },
  versionRestored: { title: 'Version restored', text: 'The previous text is saved in version history.' },
  deleteUnsaved: {
    title: 'Not deleted',
    text: 'This document has unsaved changes. Save or resolve them first.',
  },
  secondNewOffline: {
    title: 'You’re offline',
    text: 'This new document is only in this browser. You can start another once it’s saved.',
  },
  saveCopy: { title: 'Error', text: 'We couldn’t save a copy. Try again.' },
} as const satisfies Record<string, Message>

/** Why a title is invalid. */
export const titleProblems = {
  blank: 'Enter a title.',
  too_long: `Keep the title to ${titleMaxCharacters} characters or fewer.`,
} as const
