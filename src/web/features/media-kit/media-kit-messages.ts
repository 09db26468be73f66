// Messages of media kits, and what is said about a file that can't be added.
import { findTypeProblem } from '#domain/media-kit/kit-type.ts'
import { CallError } from '#web/lib/api/call.ts'
import type { Message } from '#web/messages.ts'

export const kitMessages = {
  loadFailed: 'We couldn’t load this media kit. Try again.',
  nameMissing: 'Enter a file name.',
  empty: 'This file is empty.',
  interrupted: 'The upload stopped. Check your connection and try again.',
  canceled: 'Canceled',
  tooLarge: 'This file is larger than the server allows.',
  noRoom:
    'There isn’t enough storage left for this file. Delete some files, or ask your administrator for more space.',
  diskFull: 'The server’s disk is full, so nothing was added. Contact your administrator.',
  denied: 'You can’t add files to this workspace.',
  tooMany: 'Too many uploads at once. Wait a moment and try again.',
  duplicate: 'A file with this name and size is already in this media kit.',
  types: 'Media kits accept pictures, video, audio, PDF, Office, text and zip files.',
} as const

export const fileSaved: Message = { title: 'File details saved' }
export const fileDeleted = (name: string): Message => ({ title: `${name} deleted` })
export const notAdded = (name: string, text: string): Message => ({ title: `${name} wasn’t added`, text })

/** What is true of a picture in a format that keeps everything but the words about it. */
export function describeFormatLimits(format: string, type: string): string {
  const words = `We can’t embed captions, credits or rights in ${format} files, so the zip lists them in a text file.`
  return /^image\/(hei|avif)/.test(type)
    ? `${words} Some newsrooms can’t open ${format} files, so add a JPEG too.`
    : words
}

/** A file that can't be in a kit. */
export class KitProblem extends Error {
  override name = 'KitProblem'
}

/** Whether name and content, as the server found it, make a file for a kit; throws the sentence that says why not. */
export function requireKitType(name: string, type: string): void {
  const problem = findTypeProblem(name, type)
  if (!problem) return
  throw new KitProblem(
    problem.problem === 'refused'
      ? kitMessages.types
      : `The file name doesn’t match its contents (${problem.found}), so the file wasn’t added.`,
  )
}

const byCode: Record<string, string> = {
  EntityTooLarge: kitMessages.tooLarge,
  QuotaExceeded: kitMessages.noRoom,
  InsufficientStorage: kitMessages.diskFull,
  AccessDenied: kitMessages.denied,
  SlowDown: kitMessages.tooMany,
}
/** Codes whose sentences are for people. */
const ownWords = /^(PT\d{3}|InfectedFile|ScanFailed|LocationNotRemoved)$/

/** Why a file wasn't added. */
export function describeUploadProblem(error: unknown): string {
  if (error instanceof KitProblem) return error.message
  if (!(error instanceof CallError)) return kitMessages.interrupted
  const code = error.code ?? ''
  if (ownWords.test(code)) return error.message
  return byCode[code] ?? (error.status === 413 ? kitMessages.tooLarge : kitMessages.interrupted)
}
