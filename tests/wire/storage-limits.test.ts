// Every way that bytes reach a place, against the limits of the place: size, types, the space of the workspace, and what a photo reveals.
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { maxPictureBytes } from '#domain/document/picture.ts'
import { clientOf, signedInClient } from '#tests/support/client.ts'
import { namedVersions, storedVersions, storeOfDatabase, withFiles } from '#tests/support/file-stores.ts'
import { png } from '#tests/support/pictures.ts'

const test = withFiles(storeOfDatabase, {
  environment: { STORAGE_LIMITS: '{"fileMb":30,"workspaceMb":60,"uploadsPerMinute":1000}' },
})
let person: SupabaseClient
let token = ''
let own = ''
const media = () => person.storage.from('media')
const rough = () => person.storage.from('rough')

beforeAll(async () => {
  const service = clientOf(test.app, { key: test.app.keys.serviceRoleKey })
  await service.storage.createBucket('rough')
  await service.storage.createBucket('small', { public: false, fileSizeLimit: '1kb' })
  await service.storage.createBucket('pictures', { public: false, allowedMimeTypes: ['image/*'] })
  await test.app.db.tx((tx) =>
    tx.script(
      `create policy everybody on storage.objects to authenticated
       using (bucket_id <> 'media') with check (bucket_id <> 'media')`,
    ),
  )
  const signedIn = await signedInClient(test.app)
  person = signedIn.client
  token = signedIn.token
  own = (await person.from('workspaces').select('id')).data?.[0]?.id ?? ''
})

const tooLarge = { statusCode: '413', code: 'EntityTooLarge' }
const wrongType = { statusCode: '415', code: 'InvalidMimeType' }
const noRoom = { statusCode: '413', message: 'This workspace has no room for more files.' }

/** Sends the bytes there, and returns the refusal. */
type Way = (bucket: string, name: string, body: Buffer) => Promise<unknown>

const kept = async (body: Buffer) => {
  const name = randomUUID()
  expect((await rough().upload(name, body)).error).toBeNull()
  return name
}
const ways: [string, Way][] = [
  ['raw', async (bucket, name, body) => (await person.storage.from(bucket).upload(name, body)).error],
  [
    'a form',
    async (bucket, name, body) =>
      (await person.storage.from(bucket).upload(name, new Blob([new Uint8Array(body)]))).error,
  ],
  [
    'with upsert',
    async (bucket, name, body) =>
      (await person.storage.from(bucket).upload(name, body, { upsert: true })).error,
  ],
  ['an update', async (bucket, name, body) => (await person.storage.from(bucket).update(name, body)).error],
  [
    'a signed URL',
    async (bucket, name, body) => {
      const { data } = await person.storage.from(bucket).createSignedUploadUrl(name)
      return (await person.storage.from(bucket).uploadToSignedUrl(name, data?.token ?? '', body)).error
    },
  ],
  [
    'a copy',
    async (bucket, name, body) =>
      (await rough().copy(await kept(body), name, { destinationBucket: bucket })).error,
  ],
  [
    'a copy over another',
    async (bucket, name, body) => {
      const destination = { bucketId: 'rough', sourceKey: await kept(body) }
      const answer = await test.app.request('/storage/v1/object/copy', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-upsert': 'true',
        },
        body: JSON.stringify({ ...destination, destinationBucket: bucket, destinationKey: name }),
      })
      return answer.ok ? null : await answer.json()
    },
  ],
  [
    'a move',
    async (bucket, name, body) =>
      (await rough().move(await kept(body), name, { destinationBucket: bucket })).error,
  ],
]

describe.each(ways)('bytes that arrive by %s', (_, arrive) => {
  it('are as many as the bucket takes', async () => {
    expect(await arrive('small', randomUUID(), Buffer.alloc(1024))).toBeNull()
    const name = randomUUID()
    expect(await arrive('small', name, Buffer.alloc(1025))).toMatchObject(tooLarge)
    expect((await person.storage.from('small').exists(name)).data).toBe(false)
  })

  it('are of a type that the bucket takes', async () => {
    expect(await arrive('pictures', randomUUID(), png)).toBeNull()
    expect(await arrive('pictures', randomUUID(), Buffer.from('words'))).toMatchObject(wrongType)
  })

  it('are no larger than pictures of releases may be', async () => {
    const large = Buffer.concat([png, Buffer.alloc(maxPictureBytes + 1 - png.length)])
    expect(await arrive('media', `${own}/pictures/${randomUUID()}`, large)).toMatchObject(tooLarge)
  })

  it('say nothing about the place of a photo', async () => {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 1234/100' } })
      .jpeg()
      .toBuffer()
    const name = `${own}/${randomUUID()}.jpg`
    expect(await arrive('media', name, photo)).toBeNull()
    const { data } = await media().download(name)
    const back = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
    const place = Buffer.from('d2040000', 'hex')
    expect([back.length, photo.includes(place), back.includes(place)]).toEqual([photo.length, true, false])
    expect((await media().info(name)).data?.etag).toBe(`"${(await versionsOf(name))[0]}"`)
  })

  it('count toward the space of the workspace', async () => {
    const before = await bytesOf()
    const name = `${own}/${randomUUID()}`
    expect(await arrive('media', name, Buffer.alloc(5000))).toBeNull()
    expect(await bytesOf()).toBe(before + 5000)
    const [more, fewer] = [1, -1].map((sign) => sign * 70_000_000)
    await addBytes(more)
    const late = `${own}/${randomUUID()}`
    expect(await arrive('media', late, Buffer.alloc(20_000))).toMatchObject(noRoom)
    await addBytes(fewer)
    expect((await media().exists(late)).data).toBe(false)
    expect(await bytesOf()).toBe(before + 5000)
  })
})

const versionsOf = async (name: string) =>
  (
    await test.app.db.query<{ version: string }>('select version from storage.objects where name = $1', [
      name,
    ])
  ).map(({ version }) => version)
const addBytes = (bytes = 0) =>
  test.app.db.query('update internal.workspace_files set bytes = bytes + $1 where workspace_id = $2', [
    bytes,
    own,
  ])
const bytesOf = async () => {
  const [row] = await test.app.db.query<{ bytes: string }>(
    'select bytes::text from internal.workspace_files where workspace_id = $1',
    [own],
  )
  return Number(row?.bytes ?? 0)
}

it('many uploads and copies at once never take more room than there is', async () => {
  // The first file of a workspace begins its account.
  expect((await media().upload(`${own}/${randomUUID()}`, 'x')).error).toBeNull()
  const used = await bytesOf()
  const room = (test.app.config.storage.workspaceBytes ?? 0) - used
  const size = 1_000_000
  const fits = 3
  await addBytes(room - fits * size - 1)
  const source = await kept(Buffer.alloc(size))
  const names = Array.from({ length: 8 }, () => `${own}/${randomUUID()}`)
  const answers = await Promise.all(
    names.map((name, number) =>
      number % 2 === 0
        ? media().upload(name, Buffer.alloc(size))
        : rough().copy(source, name, { destinationBucket: 'media' }),
    ),
  )
  const refused = answers.flatMap(({ error }) => (error ? [error] : []))
  expect(refused).toHaveLength(names.length - fits)
  for (const error of refused) expect(error).toMatchObject(noRoom)
  await addBytes(fits * size + 1 - room)
  expect((await media().remove(names)).data).toHaveLength(fits)
  expect(await bytesOf()).toBe(used)
})

describe('within the bucket media', () => {
  it('a large file doesn’t become a picture of a release, by copy or by move', async () => {
    const name = `${own}/${randomUUID()}.png`
    const large = Buffer.concat([png, Buffer.alloc(maxPictureBytes + 1 - png.length)])
    expect((await media().upload(name, large)).error).toBeNull()
    for (const each of ['copy', 'move'] as const)
      expect((await media()[each](name, `${own}/pictures/${randomUUID()}`)).error).toMatchObject(tooLarge)
    expect((await media().move(name, `${own}/renamed.png`)).error).toBeNull()
    await media().remove([`${own}/renamed.png`])
  })
})

describe('storage_use', () => {
  it('tells members what their files take up and may take up, and nobody else', async () => {
    const before = await bytesOf()
    await media().upload(`${own}/counted.bin`, Buffer.alloc(5000))
    const use = { used: before + 5000, allowed: 60 * 1024 * 1024 }
    expect((await person.rpc('storage_use')).data).toEqual([use])
    expect((await person.rpc('storage_use', { workspace_id: own })).data).toEqual([use])
    const { client: stranger } = await signedInClient(test.app)
    expect((await stranger.rpc('storage_use')).data).toEqual([{ ...use, used: 0 }])
    expect((await stranger.rpc('storage_use', { workspace_id: own })).status).toBe(404)
    expect((await clientOf(test.app).rpc('storage_use', { workspace_id: own })).data).toBeNull()
    await media().remove([`${own}/counted.bin`])
  })
})

describe('afterward', () => {
  it('there are no bytes without a row', async () => {
    await test.app.collectFiles()
    expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
  })
})
