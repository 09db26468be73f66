// /storage/v1 with the real client, in both places where files are stored: every operation on buckets and files.
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf, signedInClient } from '#tests/support/client.ts'
import {
  namedVersions,
  type StoreKind,
  storedVersions,
  storeKinds,
  withFiles,
} from '#tests/support/file-stores.ts'
import { png } from '#tests/support/pictures.ts'

describe.each(storeKinds)('with files in %s', (kind: StoreKind) => {
  const test = withFiles(kind)
  let service: SupabaseClient
  let visitor: SupabaseClient
  beforeAll(async () => {
    service = clientOf(test.app, { key: test.app.keys.serviceRoleKey })
    visitor = clientOf(test.app)
    for (const [id, isPublic] of [
      ['papers', false],
      ['open', true],
    ] as const) {
      const { error } = await service.storage.createBucket(id, { public: isPublic })
      expect(error).toBeNull()
    }
  })
  const papers = () => service.storage.from('papers')
  const textOf = async (path: string, from = papers()) => (await from.download(path)).data?.text()

  describe('a bucket', () => {
    it('is created, read, listed, changed, emptied and deleted', async () => {
      const { storage } = service
      const created = await storage.createBucket('brand new', {
        public: false,
        fileSizeLimit: '1MB',
        allowedMimeTypes: ['image/*'],
      })
      expect(created).toEqual({ data: { name: 'brand new' }, error: null })
      expect((await storage.getBucket('brand new')).data).toMatchObject({
        id: 'brand new',
        name: 'brand new',
        owner: '',
        public: false,
        file_size_limit: 1_048_576,
        allowed_mime_types: ['image/*'],
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })
      expect(
        (await storage.listBuckets({ search: 'BRAND', sortColumn: 'id', sortOrder: 'desc' })).data,
      ).toHaveLength(1)
      const changed = await storage.updateBucket('brand new', { public: true, allowedMimeTypes: null })
      expect(changed.data).toEqual({ message: 'Successfully updated' })
      expect((await storage.getBucket('brand new')).data).toMatchObject({
        public: true,
        file_size_limit: 1_048_576,
        allowed_mime_types: null,
      })
      await storage.from('brand new').upload('a.txt', 'a')
      const refused = await storage.deleteBucket('brand new')
      expect(refused.error).toMatchObject({
        statusCode: '409',
        message: 'The bucket you tried to delete is not empty',
      })
      expect((await storage.emptyBucket('brand new')).data).toEqual({ message: 'Successfully emptied' })
      expect((await storage.deleteBucket('brand new')).data).toEqual({ message: 'Successfully deleted' })
      expect((await storage.getBucket('brand new')).error).toMatchObject({
        status: 400,
        statusCode: '404',
        message: 'Bucket not found',
      })
    })

    it('is emptied and deleted, however many files it has', async () => {
      await service.storage.createBucket('crowded')
      await test.app.db.query(
        `insert into storage.objects (bucket_id, name, metadata, version)
         select 'crowded', n::text, '{"size":1}', gen_random_uuid()::text from generate_series(1, 2500) n`,
        [],
      )
      expect((await service.storage.emptyBucket('crowded')).error).toBeNull()
      expect((await service.storage.from('crowded').list()).data).toEqual([])
      expect((await service.storage.deleteBucket('crowded')).error).toBeNull()
    })

    it('has a unique name that is not reserved by the API', async () => {
      const again = await service.storage.createBucket('papers')
      expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
      for (const name of ['public', 'sign', 'a/b', '', '..', 'x'.repeat(101)]) {
        const { error } = await service.storage.createBucket(name)
        expect(error).toMatchObject({ status: 400, code: 'InvalidBucketName' })
      }
    })

    it('cannot be created or seen without the service key', async () => {
      const { client } = await signedInClient(test.app)
      for (const someone of [visitor, client]) {
        expect((await someone.storage.createBucket('mine')).error).toMatchObject({ statusCode: '403' })
        expect((await someone.storage.listBuckets()).data).toEqual([])
        expect((await someone.storage.getBucket('papers')).error).toMatchObject({ statusCode: '404' })
        expect((await someone.storage.updateBucket('papers', { public: true })).error).not.toBeNull()
        expect((await someone.storage.emptyBucket('papers')).error).not.toBeNull()
        expect((await someone.storage.deleteBucket('papers')).error).not.toBeNull()
      }
    })
  })

  describe('a file', () => {
    it('is uploaded raw and as a form, and downloaded', async () => {
      const { data } = await papers().upload('notes/raw.txt', 'plain words', {
        metadata: { by: 'Ana', é: 'ü' },
      })
      expect(data).toEqual({
        path: 'notes/raw.txt',
        fullPath: 'papers/notes/raw.txt',
        id: expect.any(String),
      })
      expect(await textOf('notes/raw.txt')).toBe('plain words')
      const blob = new Blob([png], { type: 'image/png' })
      const form = await papers().upload('notes/form.png', blob, {
        cacheControl: '60',
        metadata: { by: 'Ben' },
      })
      expect(form.error).toBeNull()
      const back = await papers().download('notes/form.png')
      expect(back.data?.type).toBe('image/png')
      expect(Buffer.from((await back.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png)
      expect((await papers().info('notes/raw.txt')).data).toMatchObject({
        name: 'notes/raw.txt',
        bucketId: 'papers',
        size: 11,
        contentType: 'text/plain;charset=UTF-8',
        cacheControl: 'max-age=3600',
        etag: expect.stringMatching(/^"[0-9a-f-]{36}"$/),
        metadata: { by: 'Ana', é: 'ü' },
      })
      expect((await papers().info('notes/form.png')).data).toMatchObject({
        cacheControl: 'max-age=60',
        contentType: 'image/png',
        metadata: { by: 'Ben' },
      })
    })

    it('is uploaded from a page’s form, whose other fields don’t matter', async () => {
      const form = new FormData()
      form.append('author', 'Ana')
      form.append('attachment', new Blob(['of a form']), 'a.txt')
      form.append('consent', 'on')
      expect((await papers().upload('notes/page.txt', form)).error).toBeNull()
      expect(await textOf('notes/page.txt')).toBe('of a form')
    })

    it('is read as a stream', async () => {
      await papers().upload('stream.txt', 'in pieces')
      const { data } = await papers().download('stream.txt').asStream()
      expect(await new Response(data).text()).toBe('in pieces')
    })

    it('is replaced only when asked', async () => {
      const first = await papers().upload('twice.txt', 'one')
      const second = await papers().upload('twice.txt', 'two')
      expect(second.error).toMatchObject({
        status: 400,
        statusCode: '409',
        message: 'The resource already exists',
      })
      expect(await textOf('twice.txt')).toBe('one')
      const upserted = await papers().upload('twice.txt', 'three', { upsert: true })
      expect(upserted.data?.id).toBe(first.data?.id)
      expect(await textOf('twice.txt')).toBe('three')
      await papers().update('twice.txt', 'four')
      expect(await textOf('twice.txt')).toBe('four')
      await test.app.collectFiles()
      expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
    })

    it('exists or doesn’t', async () => {
      await papers().upload('there.txt', 'x')
      expect(await papers().exists('there.txt')).toEqual({ data: true, error: null })
      expect((await papers().exists('elsewhere.txt')).data).toBe(false)
      const head = (name: string) =>
        test.app.request(`/storage/v1/object/papers/${name}`, {
          method: 'HEAD',
          headers: { authorization: `Bearer ${test.app.keys.serviceRoleKey}` },
        })
      expect((await head('there.txt')).headers.get('content-length')).toBe('1')
      expect((await head('elsewhere.txt')).status).toBe(400)
    })

    it('is moved and copied, within a bucket and to another', async () => {
      await papers().upload('from.txt', 'moving', { metadata: { a: 1 } })
      expect((await papers().move('from.txt', 'deep/to.txt')).data).toEqual({ message: 'Successfully moved' })
      expect((await papers().exists('from.txt')).data).toBe(false)
      expect(await textOf('deep/to.txt')).toBe('moving')
      expect((await papers().copy('deep/to.txt', 'copy.txt')).data).toEqual({ path: 'papers/copy.txt' })
      await papers().copy('copy.txt', 'copy.txt', { destinationBucket: 'open' })
      await papers().move('copy.txt', 'moved.txt', { destinationBucket: 'open' })
      await papers().remove(['deep/to.txt'])
      await test.app.collectFiles()
      const open = service.storage.from('open')
      expect([await textOf('copy.txt', open), await textOf('moved.txt', open)]).toEqual(['moving', 'moving'])
      expect((await open.info('copy.txt')).data?.metadata).toEqual({ a: 1 })
      expect((await papers().copy('nowhere.txt', 'b.txt')).error).toMatchObject({ statusCode: '404' })
      expect((await papers().move('nowhere.txt', 'b.txt')).error).toMatchObject({ statusCode: '404' })
      await papers().upload('taken.txt', 'x')
      expect((await papers().copy('taken.txt', 'taken.txt')).error).toMatchObject({ statusCode: '409' })
    })

    it('is removed with its bytes, and the response lists the rows', async () => {
      await papers().upload('gone/a.txt', 'a')
      await papers().upload('gone/b.txt', 'b')
      const { data } = await papers().remove([
        'gone/a.txt',
        '/gone/b.txt',
        'gone/b.txt',
        'gone/never.txt',
        '',
      ])
      expect(data?.map(({ name }) => name).sort()).toEqual(['gone/a.txt', 'gone/b.txt'])
      expect(data?.[0]).toMatchObject({ bucket_id: 'papers', metadata: { size: 1 }, id: expect.any(String) })
      await test.app.collectFiles()
      expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
    })

    it('has a public address in a public bucket alone', async () => {
      await service.storage.from('open').upload('shown.txt', 'for all')
      await papers().upload('hidden.txt', 'for few')
      const read = (url: string) => test.app.fetch(new Request(url))
      const shown = await read(visitor.storage.from('open').getPublicUrl('shown.txt').data.publicUrl)
      expect([shown.status, await shown.text()]).toEqual([200, 'for all'])
      expect(shown.headers.get('cache-control')).toBe('max-age=3600')
      const hidden = await read(visitor.storage.from('papers').getPublicUrl('hidden.txt').data.publicUrl)
      expect(await hidden.json()).toEqual({
        statusCode: '404',
        error: 'Bucket not found',
        message: 'Bucket not found',
        code: 'NoSuchBucket',
      })
      expect((await visitor.storage.from('papers').download('hidden.txt')).error).toMatchObject({
        statusCode: '404',
      })
    })
  })

  describe('a signed URL', () => {
    const read = (url: string) => test.app.fetch(new Request(url))

    it('works without a session until it expires, for this file alone', async () => {
      await papers().upload('signed é 1.txt', 'secret')
      const { data } = await papers().createSignedUrl('signed é 1.txt', 60, { download: 'Résumé "1".txt' })
      const answer = await read(data?.signedUrl ?? '')
      expect([answer.status, await answer.text()]).toEqual([200, 'secret'])
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="R_sum_ _1_.txt"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%221%22.txt`,
      )
      const other = (data?.signedUrl ?? '').replace('%C3%A9%201', '2')
      expect(await (await read(other)).json()).toMatchObject({ statusCode: '400', error: 'InvalidJWT' })
      const missing = await papers().createSignedUrl('nowhere.txt', 60)
      expect(missing.error).toMatchObject({ statusCode: '404', message: 'Object not found' })
      const visitors = await visitor.storage.from('papers').createSignedUrl('signed é 1.txt', 60)
      expect(visitors.error).toMatchObject({ statusCode: '404' })
    })

    it('lets nobody but the browser keep a private file, whatever its uploader said', async () => {
      const rules = 'public, max-age=31536000, s-maxage=9999, immutable'
      await test.app.request('/storage/v1/object/papers/cached.txt', {
        method: 'POST',
        body: 'x',
        headers: { authorization: `Bearer ${test.app.keys.serviceRoleKey}`, 'cache-control': rules },
      })
      const { data } = await papers().createSignedUrl('cached.txt', 60)
      const answer = await read(data?.signedUrl ?? '')
      expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    })

    it('is made for many at once', async () => {
      await papers().upload('many/1.txt', '1')
      const { data } = await papers().createSignedUrls(['many/1.txt', 'many/2.txt', 'bad%zz'], 60, {
        download: true,
      })
      expect(data).toMatchObject([
        { path: 'many/1.txt', error: null },
        { path: 'many/2.txt', error: expect.stringContaining('does not exist'), signedUrl: null },
        { path: 'bad%zz', error: expect.stringContaining('does not exist'), signedUrl: null },
      ])
      const answer = await read(data?.[0]?.signedUrl ?? '')
      expect([await answer.text(), answer.headers.get('content-disposition')]).toEqual([
        '1',
        expect.stringContaining('filename="1.txt"'),
      ])
    })

    it('takes an upload, once', async () => {
      const { data } = await papers().createSignedUploadUrl('given.txt')
      const { path = '', token = '' } = data ?? {}
      const from = visitor.storage.from('papers')
      expect((await from.uploadToSignedUrl(path, token, 'brought')).data).toEqual({
        path: 'given.txt',
        fullPath: 'papers/given.txt',
      })
      expect(await textOf('given.txt')).toBe('brought')
      expect((await from.uploadToSignedUrl(path, token, 'again')).error).toMatchObject({ statusCode: '409' })
      expect((await from.uploadToSignedUrl('other.txt', token, 'x')).error).toMatchObject({
        code: 'InvalidJWT',
      })
      expect((await from.createSignedUploadUrl('mine.txt')).error).toMatchObject({ statusCode: '403' })
      const readable = await read(
        `${test.app.config.siteUrl}/storage/v1/object/sign/papers/given.txt?token=${token}`,
      )
      expect(readable.status).toBe(400)
    })

    it('takes uploads again and again if it was made so', async () => {
      const { data } = await papers().createSignedUploadUrl('often.txt', { upsert: true })
      const { path = '', token = '' } = data ?? {}
      for (const words of ['one', 'two'])
        expect((await visitor.storage.from('papers').uploadToSignedUrl(path, token, words)).error).toBeNull()
      expect(await textOf('often.txt')).toBe('two')
    })
  })
})
