// The function process-document, called as the web calls it, and what it says about files it cannot read.
import { readFileSync } from 'node:fs'
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { createAuthor } from '#tests/support/functions.ts'
import { makeSlowDocx } from '#tests/support/slow-docx.ts'
import { withApp } from '#tests/support/start-app.ts'

const server = withApp()
let token: string
let client: SupabaseClient

beforeAll(async () => {
  token = (await createAuthor(server.app, { days: 30 })).token
  client = clientOf(server.app, { token })
})

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/word/${name}`, import.meta.url)))
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function form(bytes: BlobPart, name: string, type = '', field = 'file'): FormData {
  const body = new FormData()
  body.append(field, new File([bytes], name, { type }))
  return body
}

/** What the web would show. */
async function failure(
  body: FormData,
  as = client,
): Promise<{ status: number; error: string; code: string }> {
  const { error } = await as.functions.invoke('process-document', { body })
  if (!(error instanceof FunctionsHttpError)) throw new Error('The upload was taken.')
  const response = error.context as Response
  return { status: response.status, ...((await response.json()) as { error: string; code: string }) }
}

describe('process-document', () => {
  it.each([
    ['release.docx', docxType],
    ['release.doc', 'application/msword'],
    ['windows-1252.txt', 'text/plain'],
  ])('answers the text and the HTML of %s', async (name, type) => {
    const body = form(fixture(name), name, type)
    const { data, error } = await client.functions.invoke('process-document', { body })
    expect(error).toBeNull()
    expect(Object.keys(data).toSorted()).toEqual(['html', 'report', 'text'])
    expect(data.text).toContain('“We found a leak in every fifth house,” said Maren O’Neill-Holt.')
    expect(data.html).toMatch(/^<(?:h1|p)>Larkmoor Sensor Cuts Household Water Loss<\/(?:h1|p)>/)
  })

  it('reads several files at once', async () => {
    const names = ['release.docx', 'tables.doc', 'footnotes.docx', 'utf-16.txt', 'long.docx', 'release.doc']
    const answers = await Promise.all(
      names.map((name) => client.functions.invoke('process-document', { body: form(fixture(name), name) })),
    )
    expect(answers.map(({ error }) => error)).toEqual(names.map(() => null))
    expect(answers[1]?.data.text).toContain('Region | 2025 | 2026')
    expect(answers[4]?.data.text).toContain('Section 60 of the long report')
  })

  it('refuses a visitor', async () => {
    const visitor = clientOf(server.app)
    const { status, error } = await failure(form(fixture('release.docx'), 'release.docx'), visitor)
    expect([status, error]).toEqual([401, 'Sign in first.'])
  })
})

describe('an unreadable file', () => {
  it.each([
    ['a PDF', '%PDF-1.7', 'a.pdf', 415, 'Please upload a .txt or .doc/.docx file'],
    ['a PDF called .docx', '%PDF-1.7', 'a.docx', 415, 'Please upload a .txt or .doc/.docx file'],
    ['a PDF of a Word type', '%PDF-1.7', '../../etc/passwd', 415, 'Please upload a .txt or .doc/.docx file'],
    [
      'a truncated file',
      fixture('release.docx').slice(0, 3000),
      'a.docx',
      422,
      'This file is damaged or incomplete. Open it in Word, save a new copy and upload that.',
    ],
    [
      'a protected file',
      fixture('encrypted.docx'),
      'a.docx',
      422,
      'This document is password-protected. Remove the password in Word, then upload it again.',
    ],
    [
      'a protected old file',
      fixture('encrypted.doc'),
      'a.doc',
      422,
      'This document is password-protected. Remove the password in Word, then upload it again.',
    ],
    [
      'a rich text file',
      fixture('release.rtf'),
      'a.doc',
      415,
      'This is a Rich Text Format (RTF) file. In Word, save it as .docx and upload that.',
    ],
    ['an empty file', '', 'a.docx', 422, 'This file has no text.'],
  ])('gets a clear sentence: %s', async (_name, bytes, name, status, error) => {
    expect(await failure(form(bytes, name))).toMatchObject({ status, error })
  })

  it('is refused above 10 MB before it is read', async () => {
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1)
    expect(await failure(form(bytes, 'a.docx'))).toEqual({
      status: 413,
      error: 'The file is larger than 10 MB.',
      code: 'file_too_large',
    })
  })

  it('is refused at 50 MB by the size of the request', async () => {
    const { status, error } = await failure(form(new Uint8Array(50_000_000), 'a.docx'))
    expect([status, error]).toEqual([413, 'The file is larger than 10 MB.'])
  })

  it('does not affect the next one', async () => {
    await failure(form(fixture('release.docx').slice(0, 3000), 'a.docx'))
    const { error } = await client.functions.invoke('process-document', {
      body: form(fixture('release.docx'), 'a.docx'),
    })
    expect(error).toBeNull()
  })

  it('is not looked for among parts that no form has', async () => {
    const many = form('a', 'a.txt')
    for (let part = 0; part < 30; part += 1) many.append('field', 'value')
    expect(await failure(many)).toMatchObject({ status: 400, code: 'bad_multipart' })
  })

  it('is reported as missing in a form without it', async () => {
    expect(await failure(form('a', 'a.txt', '', 'other'))).toMatchObject({ status: 400, code: 'no_file' })
  })
})

describe('a small installation', () => {
  const small = withApp({
    environment: { UPLOAD_MAX_MB: '1', WORD_LIMITS: '{"workers":1,"queue":0}' },
  })
  let own: SupabaseClient
  beforeAll(async () => {
    own = clientOf(small.app, { token: (await createAuthor(small.app)).token })
  })

  it('accepts smaller files', async () => {
    const body = form(new Uint8Array(1024 * 1024 + 1), 'a.txt')
    expect((await failure(body, own)).error).toBe('The file is larger than 1 MB.')
  })

  it('says when it is busy', async () => {
    const upload = () => failure(form(fixture('release.docx'), 'a.docx'), own).catch(() => undefined)
    const answers = await Promise.all(Array.from({ length: 4 }, upload))
    expect(answers).toContainEqual({
      status: 503,
      error: 'We’re converting a lot of documents right now. Try again in a minute.',
      code: 'busy',
    })
    expect(answers).toContain(undefined)
  })
})

describe('an installation with a short time limit', () => {
  const hurried = withApp({ environment: { WORD_LIMITS: '{"seconds":1}' } })

  it('gives up on what takes too long, and continues', async () => {
    const own = clientOf(hurried.app, { token: (await createAuthor(hurried.app)).token })
    expect(await failure(form(makeSlowDocx(), 'a.docx'), own)).toEqual({
      status: 422,
      error: 'This document took too long to convert. Try a shorter one, or paste the text into the editor.',
      code: 'takes_too_long',
    })
    // A busy machine may not give even a short text its second.
    await vi.waitFor(async () => {
      const { error } = await own.functions.invoke('process-document', { body: form('text', 'a.txt') })
      expect(error).toBeNull()
    })
  })
})
