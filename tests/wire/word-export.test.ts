// The function export-to-docx, called as the web calls it.
import type { SupabaseClient } from '@supabase/supabase-js'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { callFunction, createAuthor } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const server = withApp()
let token: string
let client: SupabaseClient

beforeAll(async () => {
  token = (await createAuthor(server.app, { days: 30 })).token
  client = clientOf(server.app, { token })
})

const exportWith = (body: unknown, headers: Record<string, string> = {}) =>
  callFunction(server.app, 'export-to-docx', body, { token, headers })
const unpack = (base64: string) => unzipSync(Buffer.from(base64, 'base64'))
const part = (base64: string, name: string) => strFromU8(unpack(base64)[name] ?? new Uint8Array())

describe('export-to-docx', () => {
  it('returns a Word file in base64, even after the trial', async () => {
    const { data, error } = await client.functions.invoke('export-to-docx', {
      body: { content: '<h1>Headline</h1><p>Text with a <strong>bold</strong> word.</p>' },
    })
    expect(error).toBeNull()
    expect(Object.keys(data)).toEqual(['file'])
    expect(part(data.file, 'word/document.xml')).toContain('<w:pStyle w:val="Title"/>')
    expect(part(data.file, 'word/document.xml')).toContain('<w:b/>')
  })

  it.each([
    ['the language of the browser', {}, { 'accept-language': 'de-DE,de;q=0.9' }, 11_906],
    ['a locale in the request first', { locale: 'en-US' }, { 'accept-language': 'de-DE' }, 12_240],
    ['neither', {}, {}, 12_240],
  ])('chooses the paper by %s', async (_name, field, headers, width) => {
    const { body } = await exportWith({ content: '<p>a</p>', ...field }, headers)
    expect(part(body.file, 'word/document.xml')).toContain(`<w:pgSz w:w="${width}"`)
  })

  it('keeps dangerous content out of the file', async () => {
    const { body } = await exportWith({
      content:
        '<p onclick="x()">a<script>steal()</script><a href="javascript:steal()">b</a><img src="https://spy.example/x"></p>',
    })
    const texts = Object.values(unpack(body.file)).map((bytes) => strFromU8(bytes))
    expect(texts.join('')).not.toMatch(/steal|spy|onclick/)
    expect(part(body.file, 'word/document.xml')).toContain('<w:t xml:space="preserve">ab</w:t>')
  })

  it('survives ten thousand nested tags', async () => {
    const { status } = await exportWith({ content: `${'<blockquote>'.repeat(10_000)}x` })
    expect(status).toBe(200)
  })

  it.each([
    ['no content', {}],
    ['content of another type', { content: 7 }],
    ['nothing to export', { content: '  ' }],
    ['an endless locale', { content: '<p>a</p>', locale: 'x'.repeat(1000) }],
  ])('refuses %s', async (_name, body) => {
    const answer = await exportWith(body)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
    expect(answer.body.error).toEqual(expect.any(String))
  })

  it('refuses a visitor', async () => {
    const { status, body } = await callFunction(server.app, 'export-to-docx', { content: '<p>a</p>' })
    expect([status, body]).toEqual([401, { error: 'Sign in first.', code: 'sign_in_required' }])
  })
})
