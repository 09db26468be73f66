// Pictures of releases with the real client: who may add and see them, what they must be, and how long they stay.
import type { SupabaseClient } from '@supabase/supabase-js'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { maxPictureBytes, picturePath, pictureTypes } from '#domain/document/picture.ts'
import { sweepPictures } from '#server/stores/dropped-files.ts'
import { accessToken, clientOf } from '#tests/support/client.ts'
import { namedVersions, storedVersions, storeOfDatabase, withFiles } from '#tests/support/file-stores.ts'
import { callFunction, createAuthor } from '#tests/support/functions.ts'
import { createTeam, idOf, type Role, roles, type Team } from '#tests/support/workspaces.ts'

const test = withFiles(storeOfDatabase, { environment: { STORAGE_LIMITS: '{"workspaceMb":30}' } })
let team: Team
let photo: Buffer
let clients: Record<Role, SupabaseClient>
beforeAll(async () => {
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  team = await createTeam(test.app.db)
  const made = roles.map(async (role) => {
    const { id } = team.people[role]
    return [role, clientOf(test.app, id ? { token: await accessToken(test.app, { sub: id }) } : {})]
  })
  clients = Object.fromEntries(await Promise.all(made))
})
const media = (role: Role) => clients[role].storage.from('media')
const pathOf = (id: string) => picturePath(team.workspace, id)
const figure = (id: string) => `<figure data-picture="${id}"><img alt="A store"></figure>`
const statusOf = (error: unknown) => (error as { statusCode?: string } | null)?.statusCode

async function addPicture(): Promise<string> {
  const id = crypto.randomUUID()
  const { error } = await media('editor').upload(pathOf(id), photo, { contentType: 'image/jpeg' })
  expect(error).toBeNull()
  return id
}

const saveText = (html: string, more = '') =>
  idOf(team.people.editor, `select id from save_document($1, title => $2, workspace_id => $3${more})`, [
    html,
    crypto.randomUUID(),
    team.workspace,
  ])

describe.each(roles)('as %s', (role) => {
  const mayRead = ['owner', 'editor', 'viewer'].includes(role)
  const mayWrite = ['owner', 'editor'].includes(role)
  it(`${mayWrite ? 'adds' : 'doesn’t add'} pictures`, async () => {
    const { error } = await media(role).upload(pathOf(crypto.randomUUID()), photo)
    expect(statusOf(error)).toBe(mayWrite ? undefined : '403')
  })
  it(`${mayWrite ? 'deletes' : 'doesn’t delete'} a picture that nothing uses`, async () => {
    const id = await addPicture()
    await media(role).remove([pathOf(id)])
    expect((await media('owner').exists(pathOf(id))).data).toBe(!mayWrite)
  })
  it(`${mayRead ? 'sees' : 'doesn’t see'} pictures`, async () => {
    const id = await addPicture()
    const { data } = await media(role).download(pathOf(id), { transform: { width: 30 } })
    expect((await data?.arrayBuffer())?.byteLength ?? 0).toEqual(mayRead ? expect.any(Number) : 0)
    expect(data !== null).toBe(mayRead)
  })
})

describe('a picture', () => {
  it('has an id for a name and is of a kind that every browser shows', async () => {
    const upload = async (name: string, bytes: Buffer) =>
      statusOf((await media('editor').upload(`${team.workspace}/pictures/${name}`, bytes)).error)
    expect(await upload('holiday.jpg', photo)).toBe('403')
    expect(await upload(`${crypto.randomUUID()}/x`, photo)).toBe('403')
    for (const other of ['%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"/>', '', '\x01\x02\x03\0'])
      expect(await upload(crypto.randomUUID(), Buffer.from(other))).toBe('415')
    expect(await upload(crypto.randomUUID(), await sharp(photo).webp().toBuffer())).toBeUndefined()
  })
  it('is of a kind that the database knows, too', async () => {
    const rows = await test.app.db.query<{ with_check: string }>(
      "select with_check from pg_policies where policyname = 'pictures_insert'",
    )
    const types = rows.flatMap(({ with_check }) => with_check.match(/image\/[\w+.-]+/g) ?? [])
    expect(types.toSorted()).toEqual(pictureTypes.toSorted())
  })
  it('has at most 20 MB, and room in its workspace', async () => {
    const large = Buffer.concat([photo, Buffer.alloc(maxPictureBytes - photo.length + 1)])
    const upload = async (bytes: Buffer) => {
      const path = pathOf(crypto.randomUUID())
      return { path, error: (await media('editor').upload(path, bytes)).error }
    }
    expect((await upload(large)).error).toMatchObject({
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    })
    const first = await upload(large.subarray(0, -1))
    expect(first.error).toBeNull()
    const second = await upload(large.subarray(0, -1))
    expect(second.error).toMatchObject({
      statusCode: '413',
      message: 'This workspace has no room for more files.',
    })
    expect((await media('editor').exists(second.path)).data).toBe(false)
    await media('editor').remove([first.path])
    const third = await upload(large.subarray(0, -1))
    expect(third.error).toBeNull()
    await media('editor').remove([third.path])
    await test.app.collectFiles()
    expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
  })
  it('never changes and never moves', async () => {
    const id = await addPicture()
    expect((await media('editor').upload(pathOf(id), photo, { upsert: true })).error).not.toBeNull()
    expect((await media('editor').update(pathOf(id), photo)).error).not.toBeNull()
    expect((await media('editor').move(pathOf(id), `${team.workspace}/elsewhere.jpg`)).error).not.toBeNull()
    expect(statusOf((await media('editor').upload(pathOf(id), photo)).error)).toBe('409')
  })
  it('is not renamed or deleted through an asset, whoever makes one', async () => {
    const id = await addPicture()
    await saveText(`<p>Approved</p>${figure(id)}`)
    const { data } = await media('editor').info(pathOf(id))
    const asset = (assetId: string) => ({
      ...{ id: assetId, workspace_id: team.workspace, object_id: data?.id, file_name: 'swap.jpg' },
    })
    for (const assetId of [crypto.randomUUID(), id])
      expect((await clients.editor.from('assets').insert(asset(assetId))).error?.code).toBe('42501')
    // One that is there from before.
    const { db } = test.app
    const old = crypto.randomUUID()
    await db.query('alter table assets disable trigger fill_asset')
    await db.query(
      "insert into assets (id, workspace_id, object_id, file_name) values ($1, $2, $3, 'old.jpg')",
      [old, team.workspace, data?.id ?? ''],
    )
    await db.query('alter table assets enable trigger fill_asset')
    const hidden = await clients.editor.from('assets').update({ deleted_at: 'now' }).eq('id', old)
    expect(hidden.error?.code).toBe('PT409')
    expect((await clients.editor.from('assets').delete().eq('id', old)).error?.code).toBe('PT409')
    for (const change of ["name = name || 'x'", "version = 'x'", "bucket_id = 'other'"])
      await expect(
        db.query(`update storage.objects set ${change} where id = $1`, [data?.id ?? '']),
      ).rejects.toMatchObject({
        code: 'PT409',
      })
    expect((await media('editor').exists(pathOf(id))).data).toBe(true)
  })
  it('stays while a document or a version uses it', async () => {
    const id = await addPicture()
    const document = await saveText(`<p>One</p>${figure(id)}`, ", cause => 'save'")
    const remove = async () => (await media('editor').remove([pathOf(id)])).error
    expect(statusOf(await remove())).toBe('409')
    await team.people.editor.query("select save_document('<p>Two</p>', id => $1, cause => 'save')", [
      document,
    ])
    expect(statusOf(await remove())).toBe('409')
    await team.people.editor.query('delete from content where id = $1', [document])
    expect(statusOf(await remove())).toBe('409')
    await test.app.db.query('delete from trash where id = $1', [document])
    expect(await remove()).toBeNull()
  })
  it('goes some days after nothing uses it anymore', async () => {
    const { db } = test.app
    const [used, unused] = [await addPicture(), await addPicture()]
    await saveText(figure(used))
    await sweepPictures(db, 30)
    await db.query("update internal.unused_pictures set since = since - interval '31 days'")
    // It is used again since it was noted.
    await db.query(
      `insert into internal.unused_pictures (object_id, since)
       select id, now() - interval '31 days' from storage.objects where name = $1`,
      [pathOf(used)],
    )
    expect(await sweepPictures(db, 30)).toBeGreaterThan(0)
    const isThere = async (id: string) => (await media('owner').exists(pathOf(id))).data
    expect([await isThere(used), await isThere(unused)]).toEqual([true, false])
  })
  it('needs room where its document moves to, whichever API moves it', async () => {
    const other = await idOf(team.people.owner, "select create_workspace('Full') as id")
    const { data: full } = await media('owner').upload(`${other}/full`, Buffer.alloc(100))
    await test.app.db.query(
      `update storage.objects set metadata = metadata || '{"size":31457200}' where id = $1`,
      [full?.id ?? ''],
    )
    const document = await saveText(`<p>Moves</p>${figure(await addPicture())}`)
    const move = () => clients.owner.from('content').update({ workspace_id: other }).eq('id', document)
    expect((await move()).error).toMatchObject({
      code: 'PT413',
      message: 'This workspace has no room for more files.',
    })
    await media('owner').remove([`${other}/full`])
    expect((await move()).error).toBeNull()
  })
  it('moves with its document, and stays for those who have a copy', async () => {
    const { owner } = team.people
    const id = await addPicture()
    const [moved] = [await saveText(`<p>Moves</p>${figure(id)}`), await saveText(`<p>Stays</p>${figure(id)}`)]
    const other = await idOf(owner, "select create_workspace('Elsewhere') as id")
    await owner.query('update content set workspace_id = $1 where id = $2', [other, moved])
    const there = await media('owner').download(picturePath(other, id))
    expect((await there.data?.arrayBuffer())?.byteLength).toBe(photo.length)
    expect((await media('viewer').download(picturePath(other, id))).error).not.toBeNull()
    // The bytes are shared: they stay until nobody names them.
    await owner.query('delete from content where id = $1', [moved])
    await test.app.db.query('delete from trash where id = $1', [moved])
    await owner.query('delete from workspaces where id = $1', [other])
    await test.app.collectFiles()
    expect((await media('viewer').download(pathOf(id))).error).toBeNull()
    expect((await storedVersions(test.app)).length).toBeGreaterThan(0)
  })
})

describe('a Word file', () => {
  /** Somebody with a session, a picture of their own and the Word file that they get. */
  async function openAuthor() {
    const { token, id: userId } = await createAuthor(test.app)
    const files = clientOf(test.app, { token }).storage.from('media')
    const [workspace] = await test.app.db.query<{ id: string }>(
      'select id from workspaces where personal_of = $1',
      [userId],
    )
    const id = crypto.randomUUID()
    const { error } = await files.upload(
      picturePath(workspace?.id ?? '', id),
      await sharp(photo).webp().toBuffer(),
    )
    expect(error).toBeNull()
    const exportWord = async (content: string) => {
      const { body } = await callFunction(test.app, 'export-to-docx', { content }, { token })
      const parts = unzipSync(Buffer.from(body.file, 'base64'))
      const text = strFromU8(parts['word/document.xml'] as Uint8Array)
      return { names: Object.keys(parts), text, parts, missing: body.missing_pictures, file: body.file }
    }
    const importWord = async (file: string) => {
      const form = new FormData()
      form.set('file', new File([Buffer.from(file, 'base64')], 'release.docx'))
      const { data } = await clientOf(test.app, { token }).functions.invoke('process-document', {
        body: form,
      })
      return data as { html: string; pictures: { id: string }[] }
    }
    return { id, exportWord, importWord }
  }
  it('has the picture in a format of Word, with its alt text and caption, and gives them back', async () => {
    const { id, exportWord, importWord } = await openAuthor()
    const html = `<figure data-picture="${id}" data-credit="Mara Voss"><img alt="A &amp; B"><figcaption>The store</figcaption></figure>`
    const { names, text, parts, missing, file } = await exportWord(html)
    expect(missing).toBeUndefined()
    expect(names).toContain('word/media/picture1.jpeg')
    expect(text).toContain('descr="A &amp; B"')
    expect(text.replace(/<[^>]*>/g, '')).toContain('The store. Credit: Mara Voss.')
    const { width, format } = await sharp(parts['word/media/picture1.jpeg']).metadata()
    expect([width, format]).toEqual([60, 'jpeg'])
    const back = await importWord(file)
    expect(back.html).toBe(html.replace(id, back.pictures[0]?.id ?? ''))
  })
  it('says that a picture is missing which the caller may not see', async () => {
    const { id, exportWord } = await openAuthor()
    const { text, names, missing } = await exportWord(figure(await addPicture()))
    expect(missing).toBe(1)
    expect((await exportWord(figure(id) + figure(crypto.randomUUID()))).missing).toBe(1)
    expect(names.some((name) => name.startsWith('word/media'))).toBe(false)
    expect(text).toContain('[Picture missing] A store')
  })
})
