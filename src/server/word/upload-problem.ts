// Why an upload can't be read. Writers see the sentences; programs use the code.
import { contentMaxBytes } from '#domain/document/document.ts'
import { invalidUploadMessage } from '#domain/document/upload.ts'

export const uploadProblems = {
  invalid_file_type: { status: 415, sentence: invalidUploadMessage },
  encrypted: {
    status: 422,
    sentence: 'This document is password-protected. Remove the password in Word, then upload it again.',
  },
  damaged: {
    status: 422,
    sentence: 'This file is damaged or incomplete. Open it in Word, save a new copy and upload that.',
  },
  macros: {
    status: 422,
    sentence: 'This document contains macros. In Word, save it as a .docx without macros and upload that.',
  },
  rich_text_format: {
    status: 415,
    sentence: 'This is a Rich Text Format (RTF) file. In Word, save it as .docx and upload that.',
  },
  word_xml: {
    status: 415,
    sentence: 'This is a Word XML file. In Word, save it as .docx and upload that.',
  },
  old_word: {
    status: 415,
    sentence:
      'This file is from Word 95 or earlier. In a newer version of Word, save it as .docx and upload that.',
  },
  unpacks_too_large: {
    status: 413,
    sentence: 'This file unpacks to far more data than a document should, so we didn’t open it.',
  },
  unsafe_xml: {
    status: 422,
    sentence: 'This file contains XML entities, which Word never writes, so we didn’t open it.',
  },
  empty: { status: 422, sentence: 'This file has no text.' },
  too_long: {
    status: 413,
    sentence: `This document has more than ${contentMaxBytes / 1_000_000} MB of text, which is more than the editor can open.`,
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
