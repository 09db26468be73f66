// How files are sent: parts, conditions, headers, origins.
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { withFiles } from '#tests/support/file-stores.ts'
import { png } from '#tests/support/pictures.ts'

describe.each(['disk', 's3'] as const)('a file in %s', (kind) => {
  const test = withFiles(kind)
  const read = (name: string, headers: Record<string, string> = {}, query = '') =>
    test.app.request(`/storage/v1/object/public/site/${name}${query}`, { headers })
  let etag: string
  beforeAll(async () => {
    const { storage } = clientOf(test.app, { key: test.app.keys.serviceRoleKey })
    await storage.createBucket('site', { public: true })
    await storage.from('site').upload('digits.txt', '0123456789', { contentType: 'text/plain' })
    await storage.from('site').upload('dot.png', png, { contentType: 'image/png' })
    await storage.from('site').upload('empty.txt', '')
    const answer = await read('digits.txt')
    await answer.text()
    etag = answer.headers.get('etag') ?? ''
  })

  it('has a length, a type, a tag and a date, and may run nothing', async () => {
    const answer = await read('digits.txt')
    expect(await answer.text()).toBe('0123456789')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': '10',
      'content-type': 'text/plain',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'last-modified': expect.stringMatching(/GMT$/),
    })
    expect(etag).toMatch(/^"[0-9a-f-]{36}"$/)
    const empty = await read('empty.txt')
    expect([empty.headers.get('content-length'), await empty.text()]).toEqual(['0', ''])
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['chapters=1-2', 200, '0123456789', null],
  ])('answers the range %s with %i', async (range, status, text, contentRange) => {
    const answer = await read('digits.txt', { range })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ])
  })

  it.each(['bytes=10-', 'bytes=-0'])('has nothing in the range %s', async (range) => {
    const answer = await read('digits.txt', { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    expect(await answer.json()).toMatchObject({ statusCode: '416', code: 'InvalidRange' })
  })

  it('is not sent again to who has it', async () => {
    const conditions: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"x", W/${etag}` }, 304],
      [{ 'if-none-match': '"x"' }, 200],
      [{ 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }, 304],
      [{ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }, 200],
      [{ range: 'bytes=0-0', 'if-range': etag }, 206],
      [{ range: 'bytes=0-0', 'if-range': '"x"' }, 200],
    ]
    for (const [headers, status] of conditions) {
      const answer = await read('digits.txt', headers)
      await answer.arrayBuffer()
      expect([headers, answer.status]).toEqual([headers, status])
    }
  })

  it('is downloaded under the name that was asked for', async () => {
    const named = async (query: string) => {
      const answer = await read('dot.png', {}, query)
      await answer.arrayBuffer()
      return answer.headers.get('content-disposition')
    }
    expect(await named('')).toBeNull()
    expect(await named('?download=')).toBe(`attachment; filename="dot.png"; filename*=UTF-8''dot.png`)
    expect(await named('?download=a%22%0d%0ax:y.png')).toBe(
      `attachment; filename="a___x:y.png"; filename*=UTF-8''a%22__x%3Ay.png`,
    )
  })

  it('may be called by pages of this machine and of known origins alone', async () => {
    const from = async (origin: string, method = 'GET') => {
      const answer = await test.app.request('/storage/v1/object/public/site/digits.txt', {
        method,
        headers: { origin, 'access-control-request-headers': 'x-upsert' },
      })
      await answer.arrayBuffer()
      return answer
    }
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:5173', 'https://known.example']) {
      expect((await from(origin)).headers.get('access-control-allow-origin')).toBe(
        origin === 'https://known.example' ? null : origin,
      )
      expect((await from(origin)).headers.get('vary')).toContain('origin')
    }
    const preflight = await from('http://localhost:5173', 'OPTIONS')
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'x-upsert',
    ])
    const strange = await from('https://evil.example', 'OPTIONS')
    expect([...strange.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('a configured origin', () => {
  const test = withFiles('disk', { environment: { STORAGE_ORIGINS: 'https://known.example' } })

  it('may call the API', async () => {
    const answer = await test.app.request('/storage/v1/bucket', {
      headers: { origin: 'https://known.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://known.example')
  })
})
