// Messages about files beyond the catalog in messages.ts.
import { CallError } from '#web/lib/api/call.ts'
import { errorMessages, type Message, validationMessages } from '#web/messages.ts'

export const fileMessages = {
  oneFile: { title: 'One file at a time', text: 'Drop a single .txt, .doc or .docx file.' },
  preparingWord: { title: 'Preparing your Word file…' },
  copiedForMail: {
    title: 'Content copied to clipboard',
    text: 'Paste it into your email. Headings, links and lists carry over.',
  },
} as const satisfies Record<string, Message>

/** The text was imported, its comments were not saved with it. */
export const commentsNotKept: Message = {
  title: 'The comments weren’t saved',
  text: 'The text was imported. To save its comments too, upload the file again.',
}

/** A file was downloaded. */
export function exported(fileName: string): Message {
  return { title: `Exported ${fileName}` }
}

/** Something was exported, but not all of its pictures. */
export function withMissing(message: Message, count: number): Message {
  if (count === 0) return message
  const pictures = count === 1 ? '1 picture' : `${count} pictures`
  return {
    ...message,
    text: `${pictures} couldn’t be included. Check the pictures in your text, then export again.`,
  }
}

/** A file was imported; `hadText` says whether it replaced a text. */
export function imported(fileName: string, hadText: boolean): Message {
  return {
    title: `Imported ${fileName}`,
    ...(hadText && { text: 'Undo restores your earlier text. It’s in the version history, too.' }),
  }
}

/** An upload failed: the server's message if it says more than the catalog. */
export function importFailed(error: unknown, isOnline = true): Message {
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'invalid_file_type') return validationMessages.fileType
  const message = withSentence(errorMessages.processDocument, error)
  return isOnline ? message : withHint(message, 'You’re offline. Uploads need a connection.')
}

/** What fails is a Word file: the other formats are made in the browser. */
export function exportFailed(error: unknown, isOnline = true): Message {
  const message = withSentence(errorMessages.exportDocument, error)
  return isOnline
    ? message
    : withHint(message, 'You’re offline. Word export needs a connection; the other formats don’t.')
}

const withHint = (message: Message, hint: string): Message => ({
  ...message,
  text: `${message.text} ${hint}`,
})

/** Failures with a reason the user can act on. */
function withSentence(message: Message, error: unknown): Message {
  if (!(error instanceof CallError)) return message
  const { status = 0, code } = error
  const saysMore = code === 'busy' || [401, 403, 413, 415, 422, 429].includes(status)
  return saysMore && code !== undefined ? { ...message, text: error.message } : message
}
