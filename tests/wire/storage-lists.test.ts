// Lists of files with the real client: folders, search, sorting, pages.
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '#tests/support/client.ts'
import { storeOfDatabase, withFiles } from '#tests/support/file-stores.ts'

const test = withFiles(storeOfDatabase)
const names = [
  'b.txt',
  'a.txt',
  'B.txt',
  'folder/2.txt',
  'folder/1.txt',
  'folder/deep/x.txt',
  'folder%_/y.txt',
  'other/z.txt',
]
const bucket = () => clientOf(test.app, { key: test.app.keys.serviceRoleKey }).storage.from('lists')

beforeAll(async () => {
  await clientOf(test.app, { key: test.app.keys.serviceRoleKey }).storage.createBucket('lists')
  for (const name of names.filter((known) => !known.includes('%'))) await bucket().upload(name, name)
  for (let number = 0; number < 105; number += 1)
    await test.app.db.query(
      `insert into storage.objects (bucket_id, name, metadata, version, created_at)
       values ('lists', 'many/' || lpad($1, 3, '0'), '{"size":1}', gen_random_uuid()::text, timestamptz '2026-01-01' + make_interval(secs => $1::int))`,
      [String(number)],
    )
})

const namesOf = (data: { name: string }[] | null) => data?.map(({ name }) => name)

describe('a folder', () => {
  it('shows its folders first, then its files, by name', async () => {
    const { data } = await bucket().list()
    expect(namesOf(data)).toEqual(['folder', 'many', 'other', 'B.txt', 'a.txt', 'b.txt'])
    expect(data?.[0]).toEqual({
      name: 'folder',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    })
    expect(data?.[4]).toMatchObject({
      id: expect.any(String),
      metadata: {
        size: 5,
        mimetype: 'text/plain;charset=UTF-8',
        cacheControl: 'max-age=3600',
        httpStatusCode: 200,
      },
      updated_at: expect.stringMatching(/^\d{4}-/),
    })
  })

  it.each(['folder', '/folder/', 'folder/'])('is named %s', async (path) => {
    expect(namesOf((await bucket().list(path)).data)).toEqual(['deep', '1.txt', '2.txt'])
  })

  it('shows 100 unless asked for more, and the rest after an offset', async () => {
    expect((await bucket().list('many')).data).toHaveLength(100)
    expect(namesOf((await bucket().list('many', { offset: 103 })).data)).toEqual(['103', '104'])
    expect(namesOf((await bucket().list('many', { limit: 2 })).data)).toEqual(['000', '001'])
    expect((await bucket().list('many', { limit: 1_000_000 })).data).toHaveLength(105)
  })

  it('is searched by the beginning of names, in any case', async () => {
    expect(namesOf((await bucket().list('', { search: 'b' })).data)).toEqual(['B.txt', 'b.txt'])
    expect(namesOf((await bucket().list('', { search: 'FOL' })).data)).toEqual(['folder'])
    expect((await bucket().list('', { search: '%' })).data).toEqual([])
    expect((await bucket().list('folde_')).data).toEqual([])
  })

  it('shows one file when the whole name is asked for', async () => {
    const exactly = async (path: string, search?: string) =>
      namesOf((await bucket().list(path, { exactMatch: true, ...(search && { search }) })).data)
    expect(await exactly('folder/1.txt')).toEqual(['1.txt'])
    expect(await exactly('folder', '1.txt')).toEqual(['1.txt'])
    expect(await exactly('a.txt')).toEqual(['a.txt'])
    expect(await exactly('', 'a.txt')).toEqual(['a.txt'])
    expect(await exactly('A.txt')).toEqual([])
    expect(await exactly('folder')).toEqual([])
  })

  it('has no older versions and no marks of deleted files', async () => {
    for (const wanted of [{ noncurrentVersions: 'only' }, { deleteMarkers: 'only' }] as const) {
      expect((await bucket().list('', wanted)).data).toEqual([])
      expect((await bucket().listV2(wanted)).data).toEqual({ hasNext: false, folders: [], objects: [] })
    }
    expect((await bucket().list('folder', { noncurrentVersions: 'include' })).data).toHaveLength(3)
  })

  it('is sorted by other columns and the other way', async () => {
    const options = { limit: 2, sortBy: { column: 'created_at', order: 'desc' } }
    expect(namesOf((await bucket().list('many', options)).data)).toEqual(['104', '103'])
    expect(namesOf((await bucket().list('', { sortBy: { order: 'desc' } })).data)).toEqual([
      'other',
      'many',
      'folder',
      'b.txt',
      'a.txt',
      'B.txt',
    ])
    const { error } = await bucket().list('', { sortBy: { column: 'version; drop table x' } })
    expect(error).toMatchObject({ status: 400, code: 'InvalidRequest' })
  })

  it('shows nothing to a visitor', async () => {
    expect((await clientOf(test.app).storage.from('lists').list()).data).toEqual([])
    const { error } = await clientOf(test.app).storage.from('nowhere').list()
    expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
  })
})

describe('a list in pages', () => {
  it('has every file once, whatever the sorting', async () => {
    for (const sortBy of [
      { column: 'name', order: 'asc' },
      { column: 'created_at', order: 'desc' },
    ] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { data } = await bucket().listV2({ limit: 40, sortBy, ...(cursor && { cursor }) })
        seen.push(...(data?.objects ?? []).map(({ key = '' }) => key))
        cursor = data?.nextCursor
        expect(data?.hasNext).toBe(cursor !== undefined)
      } while (cursor)
      expect(seen).toHaveLength(112)
      expect(new Set(seen).size).toBe(112)
      if (sortBy.column === 'name') expect(seen).toEqual([...seen].sort())
    }
  })

  it('keeps folders apart with a delimiter', async () => {
    const { data } = await bucket().listV2({ prefix: 'folder/', with_delimiter: true })
    expect(data).toMatchObject({
      hasNext: false,
      folders: [{ name: 'folder/deep/', key: 'folder/deep/' }],
      objects: [{ key: 'folder/1.txt' }, { key: 'folder/2.txt' }],
    })
    const first = await bucket().listV2({ with_delimiter: true, limit: 2 })
    const second = await bucket().listV2({
      with_delimiter: true,
      limit: 2,
      cursor: first.data?.nextCursor ?? '',
    })
    expect(
      [first, second].flatMap(({ data }) =>
        [...(data?.folders ?? []), ...(data?.objects ?? [])].map((entry) => entry.key),
      ),
    ).toEqual(['B.txt', 'a.txt', 'folder/', 'b.txt'])
  })

  it('has at most 1,000 files on a page, whatever is asked for', async () => {
    expect((await bucket().listV2({ limit: 5000 })).data?.objects).toHaveLength(names.length - 1 + 105)
  })

  it('finds one file exactly, and refuses a forged cursor', async () => {
    const exact = await bucket().listV2({ prefix: 'folder/1.txt', exactMatch: true })
    expect(exact.data?.objects.map(({ key }) => key)).toEqual(['folder/1.txt'])
    expect((await bucket().listV2({ cursor: 'nonsense' })).error).toMatchObject({ status: 400 })
  })
})
