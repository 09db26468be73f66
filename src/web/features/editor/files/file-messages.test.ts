import { describe, expect, it } from 'vitest'
import { CallError } from '#web/lib/api/call.ts'
import { exportFailed, imported, importFailed } from './file-messages.ts'

const refusal = (status: number, code: string | undefined, message: string) =>
  new CallError({ message, code, status })

describe('what is said about a failed import', () => {
  it('is the specified sentence when the server knows no better', () => {
    const specified = { title: 'Error', text: 'Failed to process document. Please try again.' }
    expect(importFailed(new TypeError('Failed to fetch'))).toEqual(specified)
    expect(importFailed(refusal(500, 'unexpected', 'Something went wrong on the server.'))).toEqual(specified)
    expect(importFailed(refusal(400, 'bad_multipart', 'The upload is incomplete. Try again.'))).toEqual(
      specified,
    )
    expect(importFailed(refusal(413, undefined, 'process-document returned 413.'))).toEqual(specified)
  })

  it.each([
    [401, 'session_over'],
    [413, 'file_too_large'],
    [415, 'rich_text_format'],
    [422, 'encrypted'],
    [503, 'busy'],
  ])('is the server’s own sentence for %i %s', (status, code) => {
    expect(importFailed(refusal(status, code, 'Its own sentence.'))).toEqual({
      title: 'Error',
      text: 'Its own sentence.',
    })
  })

  it('names a wrong type as it is named before the upload', () => {
    expect(importFailed(refusal(415, 'invalid_file_type', 'Other words'))).toEqual({
      title: 'Invalid file type',
      text: 'Please upload a .txt or .doc/.docx file',
    })
  })
})

it('says of an export without a network what works without one', () => {
  const failed = new TypeError('Failed to fetch')
  expect(exportFailed(failed, false).text).toBe(
    'Failed to export document. Please try again. You’re offline. Word export needs a connection; the other formats don’t.',
  )
  expect(importFailed(failed, false).text).toContain('You’re offline')
  expect(exportFailed(failed, true).text).toBe('Failed to export document. Please try again.')
})

it('says of a failed export the specified sentence, or the server’s', () => {
  expect(exportFailed(new Error('no network')).text).toBe('Failed to export document. Please try again.')
  expect(exportFailed(refusal(422, 'takes_too_long', 'Takes too long.')).text).toBe('Takes too long.')
})

it('speaks of an earlier text only when there was one', () => {
  expect(imported('a.txt', false)).toEqual({ title: 'Imported a.txt' })
  expect(imported('a.txt', true).text).toContain('Undo restores your earlier text.')
})
