// Why an upload can't be read. Writers see the sentences; programs use the code.
import { contentMaxBytes } from '#domain/document/document.ts'
import { invalidUploadMessage } from '#domain/document/upload.ts'

export const uploadProblems = {
  invalid_file_type: { status: 415, sentence: invalidUploadMessage },
  encrypted: {
    status: 422,
    sentence: 'This document is protected with a password. Remove the password in Word and upload it again.',
  },
  damaged: {
    status: 422,
    sentence: 'This file is damaged or incomplete. Open it in Word, save it again and upload the new file.',
  },
  macros: {
    status: 422,
    sentence: 'This document contains macros. Save it in Word as a .docx without macros and upload that.',
  },
  rich_text_format: {
    status: 415,
    sentence: 'This file is in the rich text format (RTF). Save it in Word as .docx and upload that.',
  },
  word_xml: {
    status: 415,
    sentence: 'This file is in an XML format of Word. Save it in Word as .docx and upload that.',
  },
  old_word: {
    status: 415,
    sentence: 'This file comes from Word 95 or older. Save it in a newer Word as .docx and upload that.',
  },
  unpacks_too_large: {
    status: 413,
    sentence: 'This document is far larger inside than it looks, so it was not opened.',
  },
  unsafe_xml: {
    status: 422,
    sentence: 'This document defines its own XML entities, which Word never does, so it was not opened.',
  },
  empty: { status: 422, sentence: 'There is no text in this file.' },
  too_long: {
    status: 413,
    sentence: `This document holds more than ${contentMaxBytes / 1_000_000} MB of text, more than the editor takes.`,
  },
} as const

export type UploadProblemCode = keyof typeof uploadProblems

/** Thrown while a file is read. */
export class UploadProblem extends Error {
  readonly code: UploadProblemCode

  constructor(code: UploadProblemCode, options?: ErrorOptions) {
    super(uploadProblems[code].sentence, options)
    this.name = 'UploadProblem'
    this.code = code
  }
}
