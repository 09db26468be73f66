// What people and programs send that they shouldn't: names, types, sizes, forms, pictures, tokens.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, signedInClient } from '#tests/support/client.ts'
import { namedVersions, storedVersions, storeOfDatabase, withFiles } from '#tests/support/file-stores.ts'
import { png } from '#tests/support/pictures.ts'

const scripts = mkdtempSync(join(tmpdir(), 'presswright-scan-'))
const scanner = join(scripts, 'scan.sh')
writeFileSync(
  scanner,
  '#!/bin/sh\nif grep -q EICAR "$1"; then exit 1; fi\nif grep -q BROKEN "$1"; then exit 2; fi\nexit 0\n',
  { mode: 0o755 },
)
afterAll(() => rmSync(scripts, { recursive: true, force: true }))

const test = withFiles(storeOfDatabase, {
  environment: {
    STORAGE_LIMITS: '{"fileMb":1,"megapixels":1,"uploadsPerMinute":60}',
    STORAGE_SCAN_COMMAND: `/bin/sh ${scanner}`,
  },
})
let service: SupabaseClient
beforeAll(async () => {
  service = clientOf(test.app, { key: test.app.keys.serviceRoleKey })
  await service.storage.createBucket('any', { public: true })
  await service.storage.createBucket('pictures', {
    public: true,
    allowedMimeTypes: ['image/*'],
    fileSizeLimit: '20kb',
  })
})
const any = () => service.storage.from('any')
const send = (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
  test.app.request(`/storage/v1/${path}`, {
    method: 'POST',
    ...init,
    headers: { authorization: `Bearer ${test.app.keys.serviceRoleKey}`, ...init.headers },
  })
const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await send(path, { body, headers })
  const said: Record<string, string> = await answer.json()
  return {
    status: answer.status,
    code: said.code,
    statusCode: said.statusCode,
    message: said.message,
    Key: said.Key,
  }
}

describe('a name', () => {
  it.each([
    'a%00b',
    '%2e%2e%2fup',
    'a/%2e%2e%5cb',
    'a%5cb',
    '%E2%80%AEgpj.exe',
    'a%E2%81%A6b',
    'a%0d%0ab',
    'a%7f',
    'a//b',
    'a%',
    '%ff',
    'a%3Fb',
    'a%23b',
    'a%2525',
    '%F0%9F%98%80'.repeat(257),
    'x'.repeat(1025),
    'a/./b%2f',
    '%E2%80%8Bzero',
    'broken%EF%BF%BD',
  ])('is refused: %s', async (name) => {
    const answer = await post(`object/any/${name}`, 'x')
    expect(answer.status).toBe(400)
    expect(['InvalidKey', 'NotFound']).toContain(answer.code)
  })

  it.each([
    'x'.repeat(1000),
    '😀👩‍🚀.txt',
    'عربي.txt',
    "a b+c&d=e;f,g@h$i(1)'!*.txt",
    'Case.txt',
    'case.txt',
    'CON',
    '.hidden',
    'a..b',
  ])('is taken as it is: %s', async (name) => {
    expect((await any().upload(name, name)).error).toBeNull()
    expect(await (await any().download(name)).data?.text()).toBe(name)
    const signed = await any().createSignedUrl(name, 60)
    const answer = await test.app.fetch(new Request(signed.data?.signedUrl ?? ''))
    expect(await answer.text()).toBe(name)
  })

  it('is checked wherever it comes from', async () => {
    for (const bad of ['../a', 'a\0b', 'a//b', '', 'x\u202ey']) {
      expect((await any().move('Case.txt', bad)).error).toMatchObject({ code: 'InvalidKey' })
      expect((await any().copy(bad, 'b')).error).toMatchObject({ code: 'InvalidKey' })
      expect((await any().remove([bad])).data).toEqual([])
      const { data } = await any().createSignedUrls([bad], 60)
      expect(data).toMatchObject([{ error: expect.stringContaining('does not exist'), signedUrl: null }])
    }
  })
})

describe('text that no database can hold', () => {
  const word = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const answer = await send(path, init)
    const { statusCode, message } = (await answer.json()) as Record<string, string>
    return [answer.status, statusCode, message]
  }
  const json = (body: object, method = 'POST') => ({
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const keys = { sourceKey: 'Case.txt', destinationKey: 'copied' }

  it.each([
    ['a bucket of a list', 'object/list/any%00', json({ prefix: '' })],
    ['a prefix', 'object/list/any', json({ prefix: 'a\0' })],
    ['a search', 'object/list/any', json({ prefix: '', search: 'a\0' })],
    ['a bucket', 'bucket/%00', { method: 'GET' }],
    ['a public bucket', 'object/public/%00/x', { method: 'GET' }],
    ['a file’s bucket', 'object/any%00/x', { method: 'GET' }],
    ['the bucket of a copy', 'object/copy', json({ bucketId: 'any\0', ...keys })],
    ['the bucket of a move', 'object/move', json({ bucketId: 'any', ...keys, destinationBucket: '\0' })],
    ['a version', 'object/any', json({ prefixes: [{ path: 'x', versionId: '\0' }] }, 'DELETE')],
    ['metadata', 'object/any/m', { body: 'x', headers: { 'x-metadata': btoa('{"a":"\\u0000"}') } }],
    ['half a character', 'object/any/m', { body: 'x', headers: { 'x-metadata': btoa('{"\\ud800":1}') } }],
  ])('is refused as %s', async (_, path, init) => {
    expect(await word(path, init)).toEqual([
      400,
      '400',
      'Text can’t contain the character U+0000 or an unpaired surrogate.',
    ])
  })
})

describe('metadata', () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  const encode = (json: string) => Buffer.from(json).toString('base64')
  const form = (json: string) => {
    const body = new FormData()
    body.append('metadata', json)
    body.append('', new Blob(['x'.repeat(1000)]))
    return body
  }

  it.each(['[1]', '1', 'no JSON', nested(4000), nested(20_000)])(
    '%.20s is refused, and leaves no bytes',
    async (json) => {
      for (const [body, headers] of [
        ['x', { 'x-metadata': encode(json) }],
        [form(json), {}],
      ] as const)
        expect(await post('object/any/described', body, headers)).toMatchObject({
          status: 400,
          statusCode: '400',
        })
      expect(readdirSync(join(test.app.config.dataFolder, 'files/incoming'))).toEqual([])
    },
  )

  it('with some levels is kept', async () => {
    expect(await post('object/any/described', 'x', { 'x-metadata': encode(nested(20)) })).toMatchObject({
      status: 200,
    })
  })
})

describe('a type', () => {
  const page = '<!-- x -->\n <HTML><script>alert(1)</script>'
  const drawing = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

  it.each([
    ['lie.png', page, 'image/png', 'text/html'],
    ['lie.jpg', drawing, 'image/jpeg', 'image/svg+xml'],
    ['plain.txt', page, 'text/plain', 'text/html'],
    ['data.xml', '<?xml version="1.0"?><a/>', 'text/plain', 'application/xml'],
    ['real.html', page, 'text/html', 'text/html'],
  ])('that can run scripts is only downloaded: %s', async (name, body, said, type) => {
    await any().upload(name, body, { contentType: said, upsert: true })
    const answer = await test.app.request(`/storage/v1/object/public/any/${name}`)
    await answer.text()
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each([
    ['dot.txt', png, 'text/plain', 'image/png'],
    ['words.png', Buffer.from('only words'), 'image/png', 'text/plain'],
    ['noise.png', Buffer.from([1, 2, 3, 0, 5]), 'image/png', 'application/octet-stream'],
    ['noise.txt', Buffer.from([1, 2, 3, 0, 5]), 'text/plain', 'application/octet-stream'],
    ['a.json', Buffer.from('{"a":1}'), 'application/json', 'application/json'],
    [
      'a.docx',
      Buffer.from('504b0304140000000800', 'hex'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a.zip', Buffer.from('504b0304140000000800', 'hex'), 'image/png', 'application/zip'],
    ['odd', Buffer.from('x'), 'no type\r\nx: y', 'application/octet-stream'],
  ])('is what the bytes say: %s', async (name, body, said, type) => {
    const form = new FormData()
    form.append('', new Blob([body], { type: said }), name)
    await any().upload(name, form, { upsert: true })
    expect((await any().info(name)).data?.contentType).toBe(type)
  })

  it.each(['text/javascript', 'application/x-javascript', 'text/ecmascript', 'text/javascript1.5'])(
    'that makes a script is not what the file is sent as: %s',
    async (type) => {
      await any().upload('code.js', 'alert(1)', { contentType: type, upsert: true })
      const answer = await test.app.request('/storage/v1/object/public/any/code.js')
      expect(await answer.text()).toBe('alert(1)')
      expect(answer.headers.get('content-type')).toBe('text/plain')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect((await any().info('code.js')).data?.contentType).toBe(type)
    },
  )

  it('isn’t hidden by the name of a download', async () => {
    await any().upload('plain.txt', 'x', { upsert: true })
    const path = '/storage/v1/object/public/any/plain.txt?download='
    const answer = await test.app.request(`${path}${encodeURIComponent('photo\u202egpj.exe\0')}`)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="photo_gpj.exe_"; filename*=UTF-8''photo_gpj.exe_`,
    )
  })

  it('must be one that the bucket takes', async () => {
    const pictures = service.storage.from('pictures')
    expect((await pictures.upload('a.png', png, { contentType: 'text/plain' })).error).toBeNull()
    for (const body of ['words', page, ''])
      expect((await pictures.upload('b.png', body, { contentType: 'image/png' })).error).toMatchObject({
        statusCode: '415',
        code: 'InvalidMimeType',
      })
  })
})

describe('a size', () => {
  it('of zero bytes is a file', async () => {
    expect((await any().upload('nothing', '')).error).toBeNull()
    expect((await any().info('nothing')).data?.size).toBe(0)
    expect((await any().upload('nothing form', new Blob([]))).error).toBeNull()
  })

  it('over the limit is refused, declared or not, raw or in a form', async () => {
    const large = Buffer.alloc(1024 * 1024 + 1)
    const exact = await any().upload('exact', large.subarray(1))
    expect(exact.error).toBeNull()
    const refused = { statusCode: '413', message: 'The object exceeded the maximum allowed size' }
    expect((await any().upload('large', large)).error).toMatchObject(refused)
    expect((await any().upload('large', new Blob([large]))).error).toMatchObject(refused)
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    expect((await any().upload('large', endless)).error).toMatchObject(refused)
    expect(await post('object/any/large', 'x', { 'content-length': '5000000000' })).toMatchObject(refused)
    const tooLongHere = await service.storage.from('pictures').upload('large.png', Buffer.alloc(20_481))
    expect(tooLongHere.error).toMatchObject(refused)
  })

  /** The types of fetch don't know it. */
  const streamed = { duplex: 'half' } as object

  it('counts everything in a form, also what is not its file', async () => {
    const field = `--x\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n${'a'.repeat(60_000)}\r\n`
    for (const part of [field, 'a preamble '.repeat(6000)]) {
      const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.from(part)) })
      const answer = await send('object/any/fields', {
        body: endless,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        ...streamed,
      })
      expect(await answer.json()).toMatchObject({ statusCode: '413' })
    }
  })

  it('leaves nothing behind', async () => {
    await test.app.collectFiles()
    expect(readdirSync(join(test.app.config.dataFolder, 'files/incoming'))).toEqual([])
    expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
  })
})

describe('a form', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=B' }
  const part = (head: string, body: string) =>
    `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

  it.each([
    ['without an end', `${part('name=""; filename="a"', 'x')}`],
    ['without a file', `${part('name="cacheControl"', '60')}--B--\r\n`],
    ['with two files', `${part('name=""; filename="a"', 'x')}${part('name=""; filename="b"', 'y')}--B--`],
    ['without anything', ''],
    ['with a broken boundary', '--Bx\r\n'],
    ['with headers that never end', `--B\r\n${'a'.repeat(20_000)}`],
    ['with long headers', `${part(`name=""; filename="${'a'.repeat(20_000)}"`, 'x')}--B--`],
    ['with a part that has no name', '--B\r\ncontent-type: image/png\r\n\r\nx\r\n--B--'],
    ['with a long field', `${part('name="metadata"', 'x'.repeat(70_000))}--B--`],
    [
      'with metadata that is no object',
      `${part('name="metadata"', '[1')}${part('name=""; filename="a"', 'x')}--B--`,
    ],
  ])('%s is refused', async (_, body) => {
    expect(await post('object/any/form', body, type)).toMatchObject({
      status: 400,
      statusCode: '400',
      code: 'InvalidRequest',
    })
    expect((await any().exists('form')).data).toBe(false)
  })

  it('without a boundary is refused', async () => {
    expect(await post('object/any/form', 'x', { 'content-type': 'multipart/form-data' })).toMatchObject({
      status: 400,
    })
  })

  it('may have its fields after the file, and bytes that look like a boundary', async () => {
    const tricky = '\r\n--A\r\n--\r\n-'
    const body = `preamble\r\n${part('name=""; filename="a"', tricky)}${part('name="cacheControl"', '5')}--B--`
    expect(await post('object/any/tricky', body, type)).toMatchObject({ Key: 'any/tricky' })
    expect(await (await any().download('tricky')).data?.text()).toBe(tricky)
    expect((await any().info('tricky')).data?.cacheControl).toBe('max-age=5')
  })

  it('arrives in pieces of any size', async () => {
    const body = Buffer.from(
      `${part('name="cacheControl"', '7')}${part('name=""; filename="a"', 'in \r\n--pieces')}--B--\r\n`,
    )
    for (const size of [1, 2, 3, 7, 16]) {
      let at = 0
      const pieces = new ReadableStream({
        pull(controller) {
          if (at >= body.length) return controller.close()
          controller.enqueue(new Uint8Array(body.subarray(at, at + size)))
          at += size
        },
      })
      const answer = await send(`object/any/pieces${size}`, {
        body: pieces,
        headers: type,
        duplex: 'half',
      } as never)
      expect(answer.status).toBe(200)
      expect(await (await any().download(`pieces${size}`)).data?.text()).toBe('in \r\n--pieces')
    }
  })
})

describe('a picture', () => {
  const noise = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a30' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toBuffer()
  const resized = async (name: string, transform: object) => {
    const { data, error } = await any().download(name, { transform })
    return { error, ...(data && { type: data.type, ...(await sharp(await data.arrayBuffer()).metadata()) }) }
  }

  it('is resized, keeps its format, and says nothing about its place', async () => {
    const original = await noise(400, 200)
    expect((await sharp(original).metadata()).exif).toBeDefined()
    await any().upload('photo.jpg', original)
    expect(await resized('photo.jpg', { width: 100 })).toMatchObject({
      type: 'image/jpeg',
      width: 100,
      height: 50,
    })
    expect((await resized('photo.jpg', { width: 100 })).exif).toBeUndefined()
    expect(await resized('photo.jpg', { width: 50, height: 50 })).toMatchObject({ width: 50, height: 50 })
    expect(await resized('photo.jpg', { width: 50, height: 50, resize: 'contain' })).toMatchObject({
      width: 50,
      height: 25,
    })
    expect(await resized('photo.jpg', { width: 40, height: 90, resize: 'fill', quality: 50 })).toMatchObject({
      width: 40,
      height: 90,
    })
  })

  it.each(['png', 'webp', 'gif', 'avif'] as const)('is resized as %s, too', async (format) => {
    await any().upload(
      `photo.${format}`,
      await sharp(await noise(80, 40))
        [format]()
        .toBuffer(),
    )
    expect(await resized(`photo.${format}`, { width: 20 })).toMatchObject({
      ...{ error: null, type: `image/${format}`, width: 20, height: 10 },
    })
  })

  it('is shown as WebP where that is taken, by public and signed URLs, once', async () => {
    await any().upload('dot.png', png, { upsert: true })
    const { publicUrl } = any().getPublicUrl('dot.png', { transform: { width: 2 } }).data
    const shown = await test.app.fetch(new Request(publicUrl, { headers: { accept: 'image/webp,*/*' } }))
    await shown.arrayBuffer()
    expect([shown.headers.get('content-type'), shown.headers.get('vary')]).toEqual([
      'image/webp',
      expect.stringContaining('accept'),
    ])
    const again = await test.app.fetch(
      new Request(publicUrl, {
        headers: { accept: 'image/webp', 'if-none-match': shown.headers.get('etag') ?? '' },
      }),
    )
    expect(again.status).toBe(304)
    const { data } = await any().createSignedUrl('dot.png', 60, { transform: { width: 3, format: 'origin' } })
    expect(data?.signedUrl).toContain('/render/image/sign/any/dot.png?token=')
    const signed = await test.app.fetch(new Request(`${data?.signedUrl}&width=900`))
    expect([
      signed.headers.get('content-type'),
      (await sharp(await signed.arrayBuffer()).metadata()).width,
    ]).toEqual(['image/png', 1])
  })

  it('signed in one size is not there in another', async () => {
    const { data } = await any().createSignedUrl('photo.jpg', 60, { transform: { width: 30 } })
    const original = (data?.signedUrl ?? '').replace('/render/image/sign/', '/object/sign/')
    expect(original).not.toBe(data?.signedUrl)
    const answer = await test.app.fetch(new Request(original))
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(30)
  })

  it('with too many pixels, or that is none, is refused', async () => {
    const bomb = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await any().upload('bomb.png', bomb)
    expect((await resized('bomb.png', { width: 10 })).error).toMatchObject({
      message: 'This picture has too many pixels.',
    })
    await any().upload('cut.png', png.subarray(0, 40))
    await any().upload('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    for (const name of ['cut.png', 'drawing.svg'])
      expect((await resized(name, { width: 10 })).error).toMatchObject({
        message: 'This file can’t be shown as a picture.',
      })
    for (const transform of [
      { width: 2501 },
      { height: -1 },
      { width: 1.5 },
      { resize: 'x' },
      { quality: 101 },
    ])
      expect((await resized('dot.png', transform)).error).toMatchObject({
        status: 400,
        code: 'InvalidRequest',
      })
  })
})

describe('an upload', () => {
  it('is checked for viruses, and refused if the scanner doesn’t answer', async () => {
    expect((await any().upload('virus', 'xx EICAR xx')).error).toMatchObject({
      statusCode: '422',
      code: 'InfectedFile',
    })
    const unsure = await any().upload('unsure', 'BROKEN')
    expect(unsure.error).toMatchObject({ status: 503, code: 'ScanFailed' })
    expect((await any().exists('virus')).data).toBe(false)
  })

  it('of the same name at the same time leaves one whole file', async () => {
    const texts = Array.from({ length: 8 }, (_, number) => String(number).repeat(50_000))
    const first = await Promise.all(texts.map((text) => any().upload('race', text)))
    expect(first.filter(({ error }) => error === null)).toHaveLength(1)
    expect(
      first
        .filter(({ error }) => error !== null)
        .every(({ error }) => (error as never as { statusCode: string }).statusCode === '409'),
    ).toBe(true)
    await Promise.all(texts.map((text) => any().upload('race', text, { upsert: true })))
    expect(texts).toContain(await (await any().download('race')).data?.text())
    await test.app.collectFiles()
    expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
  })

  it('is limited per minute', async () => {
    const { client } = await signedInClient(test.app)
    const [workspace] = (await client.from('workspaces').select('id')).data ?? []
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        client.storage.from('media').upload(`${workspace?.id}/${number}`, 'x'),
      ),
    )
    const refused = answers.filter(({ error }) => error)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.error).toMatchObject({ status: 429, code: 'SlowDown' })
    const again = Array.from({ length: 60 }, (_, number) =>
      client.storage.from('media').copy(`${workspace?.id}/0`, `${workspace?.id}/copy ${number}`),
    )
    const codes = (await Promise.all(again)).map(({ error }) => (error as { code?: string } | null)?.code)
    expect(codes).toContain('SlowDown')
  })
})

describe('a token', () => {
  it.each(['nonsense', 'a.b.c'])('that is none is refused: %s', async (token) => {
    const answer = await test.app.request('/storage/v1/object/any/x', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'InvalidJWT' }),
    ])
  })

  it('for a signed URL is not a user’s token, or the other way around', async () => {
    await any().upload('kept secret', 'x')
    const { data } = await any().createSignedUrl('kept secret', 60)
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
    const asPerson = await test.app.request('/storage/v1/bucket', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asPerson.status).toBe(400)
    const path = '/storage/v1/object/sign/any/kept%20secret?token='
    const asAddress = await test.app.request(`${path}${test.app.keys.serviceRoleKey}`)
    expect(await asAddress.json()).toMatchObject({ error: 'InvalidJWT' })
    expect((await test.app.request(path)).status).toBe(400)
  })
})

describe('an unknown path', () => {
  it('answers in the shape of this API', async () => {
    for (const path of ['', 'bucket/any/lifecycle', 'upload/resumable', 'vector/x'])
      expect(await (await test.app.request(`/storage/v1/${path}`)).json()).toMatchObject({
        statusCode: '404',
      })
  })
})
