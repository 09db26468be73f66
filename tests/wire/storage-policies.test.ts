// Who may do what with the files of a workspace: an owner, an editor, a viewer, a former member, a stranger and a visitor with the real
// client, and with statements of their own where the client has none.
import type { SupabaseClient } from '@supabase/supabase-js'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessToken, clientOf, signedInClient } from '#tests/support/client.ts'
import { namedVersions, storedVersions, storeOfDatabase, withFiles } from '#tests/support/file-stores.ts'
import { createAuthor } from '#tests/support/functions.ts'
import { createTeam, idOf, type Role, roles, type Team, tryOut } from '#tests/support/workspaces.ts'

const test = withFiles(storeOfDatabase, { environment: { STORAGE_LIMITS: '{"workspaceMb":1}' } })
let team: Team
let clients: Record<Role, SupabaseClient>
beforeAll(async () => {
  team = await createTeam(test.app.db)
  const made = roles.map(async (role) => {
    const { id } = team.people[role]
    return [
      role,
      id ? clientOf(test.app, { token: await accessToken(test.app, { sub: id }) }) : clientOf(test.app),
    ]
  })
  clients = Object.fromEntries(await Promise.all(made))
  await media('editor').upload(path('kept.txt'), 'kept')
})
const media = (role: Role) => clients[role].storage.from('media')
const path = (name: string) => `${team.workspace}/${name}`
const members: Role[] = ['owner', 'editor', 'viewer']
const editors: Role[] = ['owner', 'editor']

describe.each(roles)('as %s', (role) => {
  const mayRead = members.includes(role)
  const mayWrite = editors.includes(role)

  it(`${mayRead ? 'reads' : 'doesn’t read'} the files`, async () => {
    const { data, error } = await media(role).download(path('kept.txt'))
    expect([await data?.text(), error?.message]).toEqual(
      mayRead ? ['kept', undefined] : [undefined, 'Object not found'],
    )
    expect((await media(role).list(team.workspace)).data?.length).toBe(mayRead ? 1 : 0)
    expect((await media(role).info(path('kept.txt'))).error === null).toBe(mayRead)
    expect((await media(role).createSignedUrl(path('kept.txt'), 60)).error === null).toBe(mayRead)
    const many = await media(role).createSignedUrls([path('kept.txt')], 60)
    expect(many.data?.[0]?.error === null).toBe(mayRead)
    const picture = await media(role).download(path('kept.txt'), { transform: { width: 10 } })
    expect(picture.error?.message).toBe(
      mayRead ? 'This file can’t be shown as a picture.' : 'Object not found',
    )
  })

  it(`${mayWrite ? 'writes' : 'doesn’t write'} files`, async () => {
    const name = path(`${role}.txt`)
    const uploaded = await media(role).upload(name, 'x')
    const denied = { statusCode: '403', error: undefined }
    expect(uploaded.error && { statusCode: (uploaded.error as never as typeof denied).statusCode }).toEqual(
      mayWrite ? null : { statusCode: '403' },
    )
    expect((await media(role).createSignedUploadUrl(path('new.txt'))).error === null).toBe(mayWrite)
    expect((await media(role).upload(path('kept.txt'), 'kept', { upsert: true })).error === null).toBe(
      mayWrite,
    )
    expect((await media(role).update(path('kept.txt'), 'kept')).error === null).toBe(mayWrite)
    expect((await media(role).copy(path('kept.txt'), path(`${role} copy.txt`))).error === null).toBe(mayWrite)
    expect((await media(role).move(path('kept.txt'), path('moved.txt'))).error === null).toBe(mayWrite)
    if (mayWrite) await media(role).move(path('moved.txt'), path('kept.txt'))
    const removed = await media(role).remove([path(`${role}.txt`), path(`${role} copy.txt`)])
    expect(removed.data?.length).toBe(mayWrite ? 2 : 0)
  })

  it('changes no row past the API', async () => {
    for (const sql of [
      "update storage.objects set version = 'x' returning 1",
      'delete from storage.objects returning 1',
      `insert into storage.objects (bucket_id, name, version, metadata) values ('media', '${path('sly')}', 'x', '{"size":1}') returning 1`,
      'delete from storage.buckets returning 1',
    ])
      expect(await tryOut(test.app.db, team.people[role], sql)).toBe('42501')
    for (const table of ['internal.dropped_files', 'internal.workspace_files'])
      expect(await tryOut(test.app.db, team.people[role], `select * from ${table}`)).toBe('42501')
  })

  it(`${mayRead ? 'sees' : 'doesn’t see'} assets, ${mayWrite ? 'and' : 'but never'} changes them`, async () => {
    const asset = await addAsset()
    const rows = (may: boolean) => (may ? 1 : 0)
    const cases: [string, boolean][] = [
      [`select 1 from assets where id = '${asset}'`, mayRead],
      [`update assets set alt = 'a' where id = '${asset}' returning 1`, mayWrite],
      [`delete from assets where id = '${asset}' returning 1`, mayWrite],
    ]
    for (const [sql, may] of cases)
      expect(await tryOut(test.app.db, team.people[role], sql)).toBe(role === 'visitor' ? '42501' : rows(may))
    await team.people.owner.query('delete from assets where id = $1', [asset])
  })
})

async function addAsset(): Promise<string> {
  const id = crypto.randomUUID()
  const { data } = await media('editor').upload(`${team.workspace}/kit/${id}`, 'x')
  return idOf(
    team.people.editor,
    "insert into assets (id, workspace_id, object_id, file_name) values ($1, $2, $3, 'asset.txt') returning id",
    [id, team.workspace, data?.id ?? ''],
  )
}

describe('a file of a workspace', () => {
  it('is in its folder, and never beside it', async () => {
    for (const name of ['top.txt', `${crypto.randomUUID()}/a.txt`, team.workspace])
      expect((await media('owner').upload(name, 'x')).error).toMatchObject({ statusCode: '403' })
  })

  it('is refused to a session without its second factor', async () => {
    const { editor } = team.people
    await test.app.db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [editor.id],
    )
    expect((await media('editor').download(path('kept.txt'))).error).toMatchObject({ statusCode: '404' })
    expect((await media('editor').upload(path('second.txt'), 'x')).error).toMatchObject({ statusCode: '403' })
    const [session] = await test.app.db.query<{ id: string }>(
      "insert into auth.sessions (user_id, aal, refresh_token_hmac_key) values ($1, 'aal2', 'x') returning id",
      [editor.id],
    )
    const token = await accessToken(test.app, { sub: editor.id, aal: 'aal2', session_id: session?.id })
    const proven = clientOf(test.app, { token }).storage.from('media')
    const answer = await proven.download(path('kept.txt'))
    expect(answer.error).toBeNull()
    expect(await answer.data?.text()).toBe('kept')
    const signed = await proven.createSignedUploadUrl(path('proven.txt'))
    const uploaded = await media('visitor').uploadToSignedUrl(
      signed.data?.path ?? '',
      signed.data?.token ?? '',
      'x',
    )
    expect(uploaded.error).toBeNull()
    await test.app.db.query('delete from auth.mfa_factors where user_id = $1', [editor.id])
  })

  it('is not taken by a signed upload of somebody who has left', async () => {
    const leaver = await signedInClient(test.app)
    await test.app.db.query(
      "insert into workspace_members (workspace_id, user_id, role) values ($1, $2, 'editor')",
      [team.workspace, leaver.id],
    )
    const { data } = await leaver.client.storage.from('media').createSignedUploadUrl(path('late.txt'))
    await test.app.db.query('delete from workspace_members where user_id = $1 and workspace_id = $2', [
      leaver.id,
      team.workspace,
    ])
    const late = await media('visitor').uploadToSignedUrl(data?.path ?? '', data?.token ?? '', 'x')
    expect(late.error).toMatchObject({ statusCode: '403' })
  })

  it('doesn’t reveal where a photo was taken', async () => {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '52/1 31/1 1234/100' } })
      .jpeg()
      .toBuffer()
    await media('editor').upload(path('photo.jpg'), photo)
    const { data } = await media('viewer').download(path('photo.jpg'))
    const back = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
    const place = Buffer.from('d2040000', 'hex')
    expect([photo.includes(place), back.includes(place), back.includes('Ana')]).toEqual([true, false, true])
  })

  it('counts toward the workspace’s quota, and no longer once it is deleted', async () => {
    const half = Buffer.alloc(600_000)
    expect((await media('editor').upload(path('half.bin'), half)).error).toBeNull()
    const full = await media('editor').upload(path('more.bin'), half)
    expect(full.error).toMatchObject({
      statusCode: '413',
      message: 'This workspace has no room for more files.',
    })
    expect((await media('editor').upload(path('half.bin'), half, { upsert: true })).error).toBeNull()
    await media('editor').remove([path('half.bin')])
    expect((await media('editor').upload(path('more.bin'), half)).error).toBeNull()
    await media('editor').remove([path('more.bin')])
    await test.app.collectFiles()
    expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
    const [row] = await test.app.db.query<{ bytes: string; real: string }>(
      `select bytes, (select sum((metadata ->> 'size')::bigint)::text from storage.objects) as real
       from internal.workspace_files where workspace_id = $1`,
      [team.workspace],
    )
    expect(row?.bytes).toBe(row?.real)
  })

  it('stays while a document uses its asset, and in its workspace', async () => {
    const asset = await addAsset()
    const { editor } = team.people
    const document = await idOf(
      editor,
      "select id from save_document($1, title => 'Shows', workspace_id => $2)",
      [`<p><img data-asset="${asset}"></p>`, team.workspace],
    )
    await editor.query("update content set content = '' where id = $1", [document])
    const deleting = editor.query('delete from assets where id = $1', [asset])
    await expect(deleting).rejects.toMatchObject({ code: 'PT409' })
    const [object] = await test.app.db.query<{ name: string }>(
      'select o.name from storage.objects o join assets a on a.object_id = o.id where a.id = $1',
      [asset],
    )
    const name = object?.name ?? ''
    expect((await media('editor').remove([name])).error).toMatchObject({ statusCode: '409' })
    const own = await idOf(editor, 'select id from workspaces where personal_of is not null')
    expect((await media('editor').move(name, `${own}/x.txt`)).error).toMatchObject({ statusCode: '409' })
    await test.app.db.query('delete from content where id = $1', [document])
    await expect(
      deleting.catch(() => editor.query('delete from assets where id = $1', [asset])),
    ).rejects.toMatchObject({
      code: 'PT409',
    })
    await test.app.db.query('delete from trash where id = $1', [document])
    await editor.query('delete from assets where id = $1', [asset])
    expect((await media('editor').exists(name)).data).toBe(false)
  })

  it('is in the copy of one’s own data', async () => {
    const author = await createAuthor(test.app)
    const client = clientOf(test.app, { token: author.token })
    const own = (await client.from('workspaces').select('id').single()).data?.id
    await client.storage.from('media').upload(`${own}/deep/résumé.txt`, 'my words')
    const answer = await test.app.request('/functions/v1/download-my-data', {
      method: 'POST',
      headers: { authorization: `Bearer ${author.token}` },
    })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual([
      'account.json',
      'files/Captions and credits.txt',
      'files/0001 résumé.txt',
    ])
    expect(strFromU8(files['files/0001 résumé.txt'] ?? new Uint8Array())).toBe('my words')
  })

  it('is deleted with its workspace and its account, bytes included', async () => {
    const person = await signedInClient(test.app)
    const own = (await person.client.from('workspaces').select('id').single()).data?.id
    const shared = (await person.client.rpc('create_workspace', { name: 'Short' })).data
    const { storage } = person.client
    for (const workspace of [own, shared])
      expect((await storage.from('media').upload(`${workspace}/a.txt`, 'a')).error).toBeNull()
    await test.app.collectFiles()
    const before = (await storedVersions(test.app)).length
    expect((await person.client.from('workspaces').delete().eq('id', shared)).error).toBeNull()
    await test.app.collectFiles()
    expect(await storedVersions(test.app)).toHaveLength(before - 1)
    await test.app.db.query('delete from auth.users where id = $1', [person.id])
    await test.app.collectFiles()
    expect(await storedVersions(test.app)).toHaveLength(before - 2)
    expect(await storedVersions(test.app)).toEqual(await namedVersions(test.app))
  })
})

describe('policies of an operator', () => {
  it('judge files by folder, name and owner', async () => {
    await test.app.db.tx((tx) =>
      tx.script(`
        insert into storage.buckets (id, name) values ('avatars', 'avatars');
        create policy own_insert on storage.objects for insert to authenticated
          with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = auth.uid()::text and storage.extension(name) = 'png');
        create policy own_select on storage.objects for select to authenticated
          using (bucket_id = 'avatars' and owner_id = auth.uid()::text and storage.filename(name) <> 'hidden.png');
        create policy drop_box on storage.objects for insert to anon with check (bucket_id = 'avatars' and name like 'inbox/%');`),
    )
    const [ana, ben] = [await signedInClient(test.app), await signedInClient(test.app)]
    const from = (client: SupabaseClient) => client.storage.from('avatars')
    expect((await from(ana.client).upload(`${ana.id}/a.png`, 'x')).error).toBeNull()
    expect((await from(ana.client).upload(`${ana.id}/a.jpg`, 'x')).error).not.toBeNull()
    expect((await from(ana.client).upload(`${ben.id}/a.png`, 'x')).error).not.toBeNull()
    expect((await from(ana.client).upload(`${ana.id}/hidden.png`, 'x')).error).toBeNull()
    expect((await from(ana.client).list(ana.id)).data?.map(({ name }) => name)).toEqual(['a.png'])
    expect((await from(ben.client).list(ana.id)).data).toEqual([])
    // Who may only add files uploads without being able to read.
    expect((await from(clientOf(test.app)).upload('inbox/a.txt', 'x')).error).toBeNull()
    expect((await from(clientOf(test.app)).download('inbox/a.txt')).error).toMatchObject({
      statusCode: '404',
    })
  })
})
