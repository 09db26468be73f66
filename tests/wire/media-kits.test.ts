// Media kits of clients and documents: who may do what with their files, deleting and restoring, the zip, and what comes in badly.
import type { SupabaseClient } from '@supabase/supabase-js'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { picturePath } from '#domain/document/picture.ts'
import { kitPath } from '#domain/media-kit/kit-file.ts'
import { purgeAssets } from '#server/stores/kits/media-kits.ts'
import { insertSession } from '#server/stores/sessions.ts'
import { accessToken, clientOf } from '#tests/support/client.ts'
import { namedVersions, storedVersions, storeOfDatabase, withFiles } from '#tests/support/file-stores.ts'
import { callFunction } from '#tests/support/functions.ts'
import { png } from '#tests/support/pictures.ts'
import { createTeam, idOf, type Role, roles, type Team, tryOut } from '#tests/support/workspaces.ts'

const test = withFiles(storeOfDatabase, { environment: { STORAGE_LIMITS: '{"workspaceMb":2}' } })
let team: Team
let clients: Record<Role, SupabaseClient>
let tokens: Record<Role, string | undefined>
beforeAll(async () => {
  team = await createTeam(test.app.db)
  const made = roles.map(async (role) => [role, await tokenOf(team.people[role].id)] as const)
  tokens = Object.fromEntries(await Promise.all(made)) as typeof tokens
  clients = Object.fromEntries(
    roles.map((role) => {
      const token = tokens[role]
      return [role, clientOf(test.app, token ? { token } : {})]
    }),
  ) as typeof clients
})

async function tokenOf(id: string): Promise<string | undefined> {
  if (!id) return undefined
  const session_id = await insertSession(test.app.db, {
    userId: id,
    hmacKey: crypto.randomUUID(),
    userAgent: 'test',
    ip: '127.0.0.1',
    method: 'password',
  })
  return accessToken(test.app, { sub: id, session_id })
}

const members: Role[] = ['owner', 'editor', 'viewer']
const editors: Role[] = ['owner', 'editor']
const media = (role: Role) => clients[role].storage.from('media')

interface Given {
  role?: Role
  owner?: { client_id: string } | { content_id: string }
  bytes?: Uint8Array | string
  row?: Record<string, unknown>
}

/** As the page does it: the file, then what it is. */
async function add({
  role = 'editor',
  owner = { client_id: team.client },
  bytes = png,
  row = {},
}: Given = {}) {
  const id = crypto.randomUUID()
  const path = kitPath(team.workspace, id)
  const uploaded = await media(role).upload(path, bytes)
  if (uploaded.error) return { id, path, error: uploaded.error }
  const { error } = await clients[role].from('assets').insert({
    ...{ id, workspace_id: team.workspace, object_id: uploaded.data.id, file_name: 'logo.png', kind: 'logo' },
    ...owner,
    ...row,
  })
  return { id, path, error }
}

const zipOf = async (role: Role, owner: Record<string, string>) => {
  const token = tokens[role]
  const response = await test.app.request('/functions/v1/download-media-kit', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(owner),
  })
  if (response.status !== 200)
    return { status: response.status, code: ((await response.json()) as { code: string }).code }
  return {
    status: 200,
    name: response.headers.get('content-disposition'),
    files: unzipSync(new Uint8Array(await response.arrayBuffer())),
  }
}

describe.each(roles)('as %s', (role) => {
  const mayRead = members.includes(role)
  const mayWrite = editors.includes(role)

  it(`${mayWrite ? 'adds' : 'doesn’t add'} a file`, async () => {
    const { error } = await add({ role })
    expect(error === null).toBe(mayWrite)
    // Nor an asset for a file that is there.
    const id = crypto.randomUUID()
    const { data } = await media('editor').upload(kitPath(team.workspace, id), png)
    const { error: refused } = await clients[role]
      .from('assets')
      .insert({ id, workspace_id: team.workspace, object_id: data?.id, file_name: 'x.png' })
    expect(refused === null).toBe(mayWrite)
  })

  it(`${mayRead ? 'sees' : 'doesn’t see'} it and ${mayWrite ? 'changes' : 'doesn’t change'} it`, async () => {
    const { id } = await add()
    const cases: [string, boolean][] = [
      [`select 1 from assets where id = '${id}'`, mayRead],
      [`update assets set caption = 'a', file_name = 'b.png' where id = '${id}' returning 1`, mayWrite],
      [`update assets set deleted_at = now() where id = '${id}' returning 1`, mayWrite],
    ]
    for (const [sql, may] of cases)
      expect(await tryOut(test.app.db, team.people[role], sql)).toBe(
        role === 'visitor' ? '42501' : may ? 1 : 0,
      )
    for (const column of ['path', 'mime_type', 'bytes', 'workspace_id', 'object_id'])
      expect(await tryOut(test.app.db, team.people[role], `update assets set ${column} = null`)).toBe('42501')
  })

  it(`${mayRead ? 'downloads' : 'doesn’t download'} the zip`, async () => {
    await add()
    await add({ owner: { content_id: team.document } })
    for (const owner of [{ client_id: team.client }, { content_id: team.document }]) {
      const expected = { visitor: 401, 'former member': 403, stranger: 404 }[role as string] ?? 200
      expect((await zipOf(role, owner as Record<string, string>)).status).toBe(expected)
    }
  })
})

/** The zip of an operation, as one of the people. */
async function unzipAs(role: Role, path: string, input: Record<string, string>) {
  const response = await test.app.request(`/functions/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[role]}` },
    body: JSON.stringify(input),
  })
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

it('the export of a client has its files and those of its documents, described as in the media kit, and pictures in its Word files', async () => {
  const client_id = await idOf(
    team.people.editor,
    "insert into clients (workspace_id, name) values ($1, 'Export') returning id",
    [team.workspace],
  )
  const picture = crypto.randomUUID()
  await media('editor').upload(picturePath(team.workspace, picture), png)
  const content_id = await idOf(
    team.people.editor,
    'insert into content (user_id, workspace_id, client_id, title, content) values ($1, $2, $3, $4, $5) returning id',
    [
      team.people.editor.id,
      team.workspace,
      client_id,
      'Launch',
      `<h1>Launch</h1><figure data-picture="${picture}"><img alt="A store"></figure>`,
    ],
  )
  const gif = await sharp(png).gif().toBuffer()
  const portrait = {
    file_name: 'mara.jpg',
    kind: 'portrait',
    caption: 'Mara Voss in Duluth',
    credit: 'Jo Bell',
    rights: 'Free for editorial use',
  }
  await add({ owner: { client_id }, bytes: await sharp(png).jpeg().toBuffer(), row: portrait })
  await add({ owner: { client_id }, bytes: gif, row: { file_name: 'spin.gif', credit: 'Ana Ruiz' } })
  await add({ owner: { content_id }, bytes: 'facts', row: { file_name: 'facts.txt', kind: 'file' } })
  await add({ owner: { content_id: team.document }, row: { file_name: 'other.png' } })
  const files = await unzipAs('viewer', 'export-client', { client_id })
  const names = Object.keys(files)
  expect(names.filter((name) => name.startsWith('files/'))).toEqual([
    'files/Captions and credits.txt',
    'files/0001 mara.jpg',
    'files/0002 spin.gif',
    'files/0003 facts.txt',
  ])
  const { xmpAsString } = await sharp(files['files/0001 mara.jpg']).metadata()
  expect(xmpAsString).toContain('Mara Voss in Duluth')
  expect(xmpAsString).toContain('<photoshop:Credit>Jo Bell</photoshop:Credit>')
  expect(xmpAsString).toContain('Free for editorial use')
  // Its format has no place for words: the list has them.
  expect(Buffer.from(files['files/0002 spin.gif'] ?? []).equals(gif)).toBe(true)
  expect(strFromU8(files['files/0003 facts.txt'] ?? new Uint8Array())).toBe('facts')
  const list = strFromU8(files['files/Captions and credits.txt'] ?? new Uint8Array())
  for (const line of [
    'Files for Export',
    '0001 mara.jpg (headshot)\r\n  Caption: Mara Voss in Duluth\r\n  Credit: Jo Bell',
    '0002 spin.gif (logo)\r\n  Credit: Ana Ruiz',
    '0003 facts.txt',
  ])
    expect(list).toContain(line)
  const listed = JSON.parse(strFromU8(files['client.json'] ?? new Uint8Array())).files
  expect(listed).toMatchObject([
    { name: 'mara.jpg', credit: 'Jo Bell', document: null },
    { name: 'spin.gif', credit: 'Ana Ruiz', document: null },
    { name: 'facts.txt', document: content_id },
  ])
  expect(JSON.stringify(listed)).not.toContain('version')
  const word = unzipSync(files[names.find((name) => name.endsWith('.docx')) ?? ''] ?? new Uint8Array())
  expect(Object.keys(word).some((name) => name.startsWith('word/media/'))).toBe(true)
})

it('a copy of one’s own data has the files of kits described, too', async () => {
  const caption = 'Mara Voss in Duluth, for her own copy'
  await add({ role: 'owner', row: { file_name: 'mara.png', kind: 'portrait', caption, credit: 'Jo Bell' } })
  const files = await unzipAs('owner', 'download-my-data', {})
  const list = strFromU8(files['files/Captions and credits.txt'] ?? new Uint8Array())
  expect(list).toContain('Files you uploaded')
  const [, name = ''] =
    /^(\d{4} mara\.png) \(headshot\)\r\n {2}Caption: Mara Voss in Duluth, for/m.exec(list) ?? []
  expect((await sharp(files[`files/${name}`]).metadata()).xmpAsString).toContain(caption)
})

describe('the zip', () => {
  it('has the files under their own names and a list of captions, credits and rights', async () => {
    const client_id = await idOf(
      team.people.editor,
      "insert into clients (workspace_id, name) values ($1, 'Lark & Moor') returning id",
      [team.workspace],
    )
    const owner = { client_id }
    expect(await zipOf('viewer', owner)).toEqual({ status: 404, code: 'empty_kit' })
    const row = {
      file_name: 'Mara Voss.png',
      kind: 'portrait',
      caption: 'Mara Voss in\nDuluth',
      credit: 'Jo Bell',
    }
    await add({ owner, row: { ...row, rights: 'Free for editorial use', alt: 'A woman at a desk' } })
    await add({ owner, bytes: 'facts', row: { file_name: 'mara voss.PNG', kind: 'file' } })
    await add({ owner, row: { file_name: 'Logo 🌊.png' } })
    const gone = await add({ owner, row: { file_name: 'gone.png' } })
    await clients.editor.from('assets').update({ deleted_at: new Date().toISOString() }).eq('id', gone.id)
    const { files = {}, name } = await zipOf('viewer', owner)
    expect(name).toContain('lark-moor-media-kit.zip')
    expect(Object.keys(files)).toEqual([
      'Captions and credits.txt',
      'Logo 🌊.png',
      'Mara Voss.png',
      'mara voss (2).PNG',
    ])
    expect(Buffer.from(files['Logo 🌊.png'] ?? []).equals(png)).toBe(true)
    const portrait = await sharp(files['Mara Voss.png']).metadata()
    expect(portrait.xmpAsString).toContain('Mara Voss in Duluth')
    expect(portrait.xmpAsString).toContain('<photoshop:Credit>Jo Bell</photoshop:Credit>')
    expect(await sharp(files['Mara Voss.png']).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
    expect(strFromU8(files['mara voss (2).PNG'] ?? new Uint8Array())).toBe('facts')
    const list = strFromU8(files['Captions and credits.txt'] ?? new Uint8Array())
    expect(list).toContain('Media kit: Lark & Moor')
    for (const line of [
      'Mara Voss.png (headshot)',
      'Caption: Mara Voss in Duluth',
      'Alt text: A woman at a desk',
      'Credit: Jo Bell',
      'Rights: Free for editorial use',
    ])
      expect(list).toContain(line)
    expect(list).not.toContain('gone')
  })

  it('is refused for an invalid request, and not found for an unknown document', async () => {
    const call = { token: tokens.editor ?? '' }
    for (const input of [{}, { client_id: 'x' }, { content_id: 7 }])
      expect((await callFunction(test.app, 'download-media-kit', input, call)).status).toBe(400)
    const unknown = { content_id: crypto.randomUUID() }
    expect((await callFunction(test.app, 'download-media-kit', unknown, call)).body).toMatchObject({
      code: 'no_document',
    })
  })
})

describe('a deleted file', () => {
  const remove = (id: string) =>
    clients.editor.from('assets').update({ deleted_at: '1999-01-01T00:00:00Z' }).eq('id', id)

  it('is served by no address anymore, signed or not, and comes back when it is restored', async () => {
    const { id, path } = await add()
    const { data } = await media('viewer').createSignedUrl(path, 3600)
    const { pathname, search } = new URL(data?.signedUrl ?? '')
    const open = async () => {
      const response = await test.app.request(`${pathname}${search}`)
      await response.arrayBuffer()
      return response.status
    }
    expect(await open()).toBe(200)
    await remove(id)
    expect(await open()).toBe(400)
    expect((await media('viewer').download(path)).error).toMatchObject({ statusCode: '404' })
    // The moment is the server's own.
    const [row] = await test.app.db.query<{ recent: boolean; path: string }>(
      "select deleted_at > now() - interval '1 hour' as recent, path from assets where id = $1",
      [id],
    )
    expect(row).toEqual({ recent: true, path: `${team.workspace}/deleted/${id}` })
    await clients.editor.from('assets').update({ deleted_at: null }).eq('id', id)
    expect(await open()).toBe(200)
    // Deleted at once, and moved.
    await media('editor').move(path, `${path}-2`)
    expect(await open()).toBe(400)
    await media('editor').remove([`${path}-2`])
    expect(await open()).toBe(400)
  })

  it('is gone for good after a day, with its bytes', async () => {
    const [old, fresh] = [await add(), await add()]
    for (const { id } of [old, fresh]) await remove(id)
    await test.app.db.query('alter table assets disable trigger date_deletion')
    await test.app.db.query("update assets set deleted_at = now() - interval '25 hours' where id = $1", [
      old.id,
    ])
    await test.app.db.query('alter table assets enable trigger date_deletion')
    await purgeAssets(test.app.db, 1)
    const left = await test.app.db.query<{ id: string }>('select id from assets where id = any($1::uuid[])', [
      [old.id, fresh.id],
    ])
    expect(left).toEqual([{ id: fresh.id }])
    await test.app.collectFiles()
    expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
  })

  it('makes room for a new one when the workspace is full', async () => {
    const large = Buffer.alloc(1_500_000, 'x')
    const first = await add({ bytes: large })
    expect(first.error).toBeNull()
    expect((await add({ bytes: large })).error).toMatchObject({
      statusCode: '413',
      message: 'This workspace has no room for more files.',
    })
    await remove(first.id)
    const second = await add({ bytes: large })
    expect(second.error).toBeNull()
    expect((await clients.editor.from('assets').select('id').eq('id', first.id)).data).toEqual([])
    await clients.editor.from('assets').delete().eq('id', second.id)
  })

  it('takes what belongs to nothing with it: a kit without its document, a file without its asset', async () => {
    const document = await idOf(team.people.editor, "select id from save_document('x', workspace_id => $1)", [
      team.workspace,
    ])
    const lost = await add({ owner: { content_id: document } })
    await test.app.db.query('delete from content where id = $1', [document])
    await test.app.db.query('delete from trash where id = $1', [document])
    const kept = await add({ owner: { content_id: team.deleted } })
    const bare = kitPath(team.workspace, crypto.randomUUID())
    await media('editor').upload(bare, png)
    await test.app.db.query('alter table assets disable trigger user')
    await test.app.db.query('alter table storage.objects disable trigger user')
    await test.app.db.query("update assets set updated_at = now() - interval '2 days'")
    await test.app.db.query(
      "update storage.objects set updated_at = now() - interval '2 days' where name = $1",
      [bare],
    )
    await test.app.db.query('alter table assets enable trigger user')
    await test.app.db.query('alter table storage.objects enable trigger user')
    await purgeAssets(test.app.db, 1)
    const rows = await test.app.db.query<{ id: string; gone: boolean }>(
      'select id, deleted_at is not null as gone from assets where id = any($1::uuid[]) order by deleted_at is null',
      [[lost.id, kept.id]],
    )
    expect(rows).toEqual([
      { id: lost.id, gone: true },
      { id: kept.id, gone: false },
    ])
    expect((await media('editor').exists(bare)).data).toBe(false)
  })
})

describe('a problematic upload', () => {
  it('gets a name that is valid on every disk, or is refused', async () => {
    for (const file_name of [
      '../../etc/passwd',
      'a\\b.png',
      '..',
      'evil\u202egnp.exe',
      'a\nb',
      '',
      'x'.repeat(256),
    ])
      expect((await add({ row: { file_name } })).error).toMatchObject({ code: '23514' })
    for (const file_name of ['👩‍🚀 logo.png', 'ä.png', '..hidden', 'x'.repeat(255)])
      expect((await add({ row: { file_name } })).error).toBeNull()
  })

  it('is typed by its bytes, and refused when empty', async () => {
    const { id } = await add({ bytes: '<!doctype html><script>1</script>' })
    const { data } = await clients.viewer.from('assets').select('mime_type,bytes,path').eq('id', id).single()
    expect(data).toEqual({ mime_type: 'text/html', bytes: 33, path: kitPath(team.workspace, id) })
    expect((await add({ bytes: new Uint8Array(0) })).error).toMatchObject({
      code: 'PT422',
      message: 'This file is empty.',
    })
  })

  it('reveals no location: it is erased from HEIC and TIFF, and unreadable files are refused', async () => {
    const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '52/1 31/1 1234/100' } })
      .avif()
    const heic = await photo.toBuffer()
    heic.write('heic', 8, 'latin1')
    const { path } = await add({ bytes: heic })
    const { data } = await media('viewer').download(path)
    const back = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
    const place = Buffer.from('d2040000', 'hex')
    expect(data?.type).toBe('image/heic')
    expect([heic.includes(place), back.includes(place), back.includes('Ana')]).toEqual([true, false, true])
    // libtiff puts what tells the type after the pixels.
    const tiff = await sharp(await photo.toBuffer())
      .resize(300, 200)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/" exif:GPSLatitude="52,31N"/>')
      .tiff({ compression: 'none' })
      .toBuffer()
    const stored = await add({ bytes: tiff })
    const scan = await media('viewer').download(stored.path)
    const erased = Buffer.from((await scan.data?.arrayBuffer()) ?? new ArrayBuffer())
    expect([tiff.includes('52,31N'), erased.includes('52,31N'), scan.data?.type]).toEqual([
      true,
      false,
      'image/tiff',
    ])
    const unknown = { contentType: 'image/x-unknown' }
    const odd = await media('editor').upload(
      kitPath(team.workspace, crypto.randomUUID()),
      Buffer.from([1, 0]),
      unknown,
    )
    expect(odd.error).toMatchObject({ statusCode: '422' })
    const refused = { statusCode: '422', code: 'LocationNotRemoved' }
    const jxl = Buffer.from([0xff, 0x0a, 0, 0, 0, 0, 0, 0])
    for (const bytes of [jxl, heic.subarray(0, 60), Buffer.from('49492b000800000010000000', 'hex')])
      expect((await add({ bytes })).error).toMatchObject(refused)
  })

  it('is refused for a document of another workspace, and for one that nobody has', async () => {
    const { stranger, editor } = team.people
    const foreign = await idOf(stranger, "select id from save_document('x', title => 'Theirs')")
    const own = await idOf(editor, "select id from save_document('x', workspace_id => $1)", [team.workspace])
    for (const content_id of [foreign, crypto.randomUUID()])
      expect((await add({ owner: { content_id } })).error).toMatchObject({ code: 'PT404' })
    const { id, error } = await add({ owner: { content_id: own } })
    expect(error).toBeNull()
    const change = await clients.editor.from('assets').update({ content_id: foreign }).eq('id', id)
    expect(change.error).toMatchObject({ code: 'PT404' })
  })

  it('is refused after 500 files', async () => {
    const document = await idOf(team.people.editor, "select id from save_document('x', workspace_id => $1)", [
      team.workspace,
    ])
    const { id } = await add({ owner: { content_id: document } })
    await test.app.db.query('alter table assets disable trigger fill_asset')
    await test.app.db.query(
      `with o as (insert into storage.objects (bucket_id, name, version, metadata)
         select 'media', $1 || '/kit/' || gen_random_uuid(), gen_random_uuid(), '{"size":1}' from generate_series(1, 499) returning id)
       insert into assets (workspace_id, object_id, content_id, file_name) select $1::uuid, o.id, $2, 'x' from o`,
      [team.workspace, document],
    )
    await test.app.db.query('alter table assets enable trigger fill_asset')
    expect((await add({ owner: { content_id: document } })).error).toMatchObject({
      code: 'PT409',
      message: 'This kit already has 500 files.',
    })
    await clients.editor.from('assets').update({ deleted_at: 'now' }).eq('id', id)
    expect((await add({ owner: { content_id: document } })).error).toBeNull()
  })
})

it('a document takes its kit to another workspace', async () => {
  const { owner } = team.people
  const other = await idOf(owner, "select create_workspace('Other') as id")
  const document = await idOf(owner, "select id from save_document('x', workspace_id => $1)", [
    team.workspace,
  ])
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  const { id } = await add({ role: 'owner', owner: { content_id: document }, bytes: picture })
  await owner.query('update content set workspace_id = $1 where id = $2', [other, document])
  const { data } = await clients.owner.from('assets').select('workspace_id,path').eq('id', id).single()
  expect(data).toEqual({ workspace_id: other, path: kitPath(other, id) })
  expect((await media('owner').download(kitPath(other, id))).error).toBeNull()
  expect((await clients.viewer.from('assets').select('id').eq('id', id)).data).toEqual([])
  expect((await zipOf('owner', { content_id: document })).status).toBe(200)
})
