// The text of a review as people read it: what is hashed, quoted and compared.
import { createHash } from 'node:crypto'
import { writePlainText } from '#domain/formats/plain-text.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'

export const readText = (html: string): string => writePlainText(parseRelease(html))

/** Of the words, not of the marks: approving a quote at the desk does not change the text. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')
