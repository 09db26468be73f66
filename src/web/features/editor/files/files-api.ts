// The API calls for files. A failure throws a CallError with the server's message; an abort throws the signal's reason.
import type { ExportToDocxAnswer, ExportToDocxRequest, ProcessDocumentAnswer } from '#contract/functions.ts'
import { isUploadTooLarge, uploadTooLargeMessage } from '#domain/document/upload.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { uploadFile } from '#web/lib/api/upload-file.ts'
import { getSupabase } from '#web/lib/supabase.ts'

/** A server that hasn't responded by then won't. */
const exportTimeoutMs = 120_000

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface WordFile {
  bytes: Uint8Array<ArrayBuffer>
  /** Pictures that the server doesn't have. */
  missingPictures: number
}

/** The Word file of a release; what is appended begins on a page of its own. */
export async function requestWordFile(html: string, lastPage?: string): Promise<WordFile> {
  const signal = AbortSignal.timeout(exportTimeoutMs)
  const request: ExportToDocxRequest = {
    content: html,
    ...(lastPage !== undefined && { last_page: lastPage }),
  }
  const answer = await callFunction<ExportToDocxAnswer>('export-to-docx', request, { signal })
  const bytes = Uint8Array.from(atob(answer.file), (character) => character.charCodeAt(0))
  return { bytes, missingPictures: answer.missing_pictures ?? 0 }
}

export interface UploadOptions {
  signal: AbortSignal
  /** Upload progress from 0 to 1. */
  onProgress: (part: number) => void
}

export async function uploadDocument(file: File, options: UploadOptions): Promise<ProcessDocumentAnswer> {
  const [config, supabase] = await Promise.all([loadAppConfig(), getSupabase()])
  // Before sending: the server would cut the connection in the middle of a file that is much too large.
  if (isUploadTooLarge(file.size, config.uploadMb))
    throw new CallError({
      message: uploadTooLargeMessage(config.uploadMb),
      code: 'file_too_large',
      status: 413,
    })
  const { session } = await call(supabase.auth.getSession())
  options.signal.throwIfAborted()
  const { status, body } = await uploadFile(`${config.supabaseUrl}/functions/v1/process-document`, file, {
    ...options,
    headers: {
      apikey: config.supabaseKey,
      authorization: `Bearer ${session?.access_token ?? config.supabaseKey}`,
    },
  })
  if (status === 200 && isProcessed(body)) return body
  throw refusalOf(status, body)
}

function isProcessed(body: unknown): body is ProcessDocumentAnswer {
  return typeof body === 'object' && body !== null && 'html' in body && typeof body.html === 'string'
}

/** The error body of a function. */
function refusalOf(status: number, body: unknown): CallError {
  const { error, code } = (body ?? {}) as { error?: unknown; code?: unknown }
  const message = typeof error === 'string' ? error : `process-document returned ${status}.`
  return new CallError({ message, code: typeof code === 'string' ? code : undefined, status })
}
