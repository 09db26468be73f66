// What the client can ask for and this server doesn't have: older versions, encoded files, other kinds of buckets. It is refused, never
// ignored: whoever asks relies on it.
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { storeOfDatabase, withFiles } from '#tests/support/file-stores.ts'

const test = withFiles(storeOfDatabase)
let service: SupabaseClient
beforeAll(async () => {
  service = clientOf(test.app, { key: test.app.keys.serviceRoleKey })
  await service.storage.createBucket('plain', { public: true })
})
const plain = () => service.storage.from('plain')
const read = (url = '') => test.app.fetch(new Request(url))

describe('a version of a file', () => {
  it('is there while it is the current one, and never another in its place', async () => {
    await plain().upload('text.txt', 'first')
    const { version = '' } = (await plain().info('text.txt')).data ?? {}
    const ways = async (versionId: string) => {
      const url = plain().getPublicUrl('text.txt', { versionId }).data.publicUrl
      return [
        (await plain().info('text.txt', { versionId })).error?.message,
        (await plain().download('text.txt', { versionId })).error?.message,
        (await plain().createSignedUrl('text.txt', 60, { versionId })).error?.message,
        (await plain().copy('text.txt', `copy ${versionId}`, { sourceVersionId: versionId })).error?.message,
        (await read(url)).status,
      ]
    }
    expect(await ways(version)).toEqual([undefined, undefined, undefined, undefined, 200])
    const signed = (await plain().createSignedUrl('text.txt', 60, { versionId: version })).data?.signedUrl
    expect(await (await read(signed)).text()).toBe('first')

    await plain().update('text.txt', 'second')
    const missing = 'Object not found'
    expect(await ways(version)).toEqual([missing, missing, missing, missing, 400])
    expect(await (await read(signed)).json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    const moved = await plain().move('text.txt', 'moved.txt', { sourceVersionId: version })
    expect(moved.error).toMatchObject({ statusCode: '404' })
    expect((await plain().remove([{ path: 'text.txt', versionId: version }])).data).toEqual([])
    expect(await (await plain().download('text.txt')).data?.text()).toBe('second')
  })

  it('can’t be turned on for a bucket', async () => {
    const { storage } = service
    const problem = {
      statusCode: '400',
      message: expect.stringContaining('Versions of files are not supported.'),
    }
    const created = await storage.createBucket('versioned', { public: false, versioningStatus: 'ENABLED' })
    expect(created.error).toMatchObject(problem)
    const changed = await storage.updateBucket('plain', { public: false, versioningStatus: 'ENABLED' })
    expect(changed.error).toMatchObject(problem)
    expect((await storage.getBucket('plain')).data?.public).toBe(true)
    const rules = await storage.getBucketLifecycle('plain')
    expect(rules.error).toMatchObject({ name: 'StorageApiError', statusCode: '404' })
  })
})

it('an encoded file is refused, raw and in a form', async () => {
  const options = { contentEncoding: 'gzip', contentType: 'text/css' }
  for (const body of ['raw', new Blob(['form'])]) {
    const { error } = await plain().upload('encoded.css', body, options)
    expect(error).toMatchObject({ statusCode: '400', message: expect.stringContaining('contentEncoding') })
  }
  expect((await plain().exists('encoded.css')).data).toBe(false)
})

it('buckets of other kinds are refused with an error that the client knows', async () => {
  const { storage } = service
  const created = await storage.createBucket('tables', { public: false, type: 'ANALYTICS' })
  expect(created.error).toMatchObject({ message: expect.stringContaining('Only standard buckets') })
  expect((await storage.getBucket('tables')).error).toMatchObject({ statusCode: '404' })
  const missing = { status: 400, statusCode: '404', code: 'NotFound' }
  for (const { error } of [
    await storage.vectors.createBucket('vectors'),
    await storage.vectors.listBuckets(),
    await storage.vectors
      .from('vectors')
      .index('all')
      .getVectors({ keys: ['a'] }),
    await storage.analytics.createBucket('tables'),
    await storage.analytics.listBuckets(),
    await storage.analytics.deleteBucket('tables'),
  ])
    expect(error).toMatchObject(missing)
})
