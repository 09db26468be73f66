// Clients with their kits: duplicated documents, the export of a whole client, and the kit as material of a release.
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
let owner: SignedUp
let viewer: SignedUp
let former: SignedUp
let stranger: SignedUp
let workspace_id: string
let client_id: string

beforeAll(async () => {
  const people = [1, 2, 3, 4].map(() => signUpConfirmed(test.app))
  ;[owner, viewer, former, stranger] = (await Promise.all(people)) as [SignedUp, SignedUp, SignedUp, SignedUp]
  workspace_id = (await owner.client.rpc('create_workspace', { name: 'Agency' })).data
  for (const [{ id }, role] of [
    [viewer, 'viewer'],
    [former, 'editor'],
  ] as const)
    await test.app.db.query('insert into workspace_members values ($1, $2, $3)', [workspace_id, id, role])
  await owner.client.from('workspace_members').delete().eq('user_id', former.id)
  client_id = await insert('clients', {
    workspace_id,
    name: 'Larkmoor Water',
    city: 'DULUTH, Minn.',
    product_names: ['Tallow'],
    never_say: ['cheap'],
    never_say_reasons: { cheap: 'Brand rule' },
  })
  await insert('client_texts', { client_id, label: 'Short', text: 'Larkmoor Water measures leaks.' })
  await insert('client_people', { client_id, kind: 'contact', name: 'Jo Bell', email: 'jo@larkmoor.example' })
  await insert('client_people', {
    client_id,
    kind: 'spokesperson',
    name: 'Rex Hidden',
    title: 'counsel',
    quotable: false,
  })
})

async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const { data, error } = await owner.client.from(table).insert(row).select('id').single<{ id: string }>()
  if (error) throw error
  return data.id
}

async function save(more: Record<string, unknown>): Promise<string> {
  const { data, error } = await owner.client.rpc('save_document', { workspace_id, ...more })
  if (error) throw error
  return data.id
}

describe('the name of a client', () => {
  const create = (name: string) => owner.client.from('clients').insert({ workspace_id, name })
  it.each(['larkmoor water', '  Larkmoor   WATER ', 'Larkmoor\u00a0Water'])(
    'is used once: %s is refused with a sentence',
    async (name) => {
      const { error, status } = await create(name)
      expect(status).toBe(409)
      expect(error?.message).toMatch('You already have a client named “Larkmoor Water”.')
    },
  )

  it('of an archived client is taken, and the sentence says where it is', async () => {
    await insert('clients', { workspace_id, name: 'Brinefield', archived_at: new Date().toISOString() })
    const { error } = await create('brinefield')
    expect(error?.message).toMatch('You already have an archived client named “Brinefield”. Restore it')
  })

  it('is judged when it is changed, too, and never against itself', async () => {
    const id = await insert('clients', { workspace_id, name: 'Ostrava' })
    const rename = (name: string) => owner.client.from('clients').update({ name }).eq('id', id)
    expect((await rename('Larkmoor Water')).error?.code).toBe('PT409')
    expect((await rename('OSTRAVA')).error).toBeNull()
  })

  it('may be the same in another workspace, and two at once make one', async () => {
    const { data: elsewhere } = await owner.client.rpc('create_workspace', { name: 'Second agency' })
    await insert('clients', { workspace_id, name: 'Twin' })
    const both = ['Twin', 'Twin'].map((name) =>
      owner.client.from('clients').insert({ workspace_id: elsewhere, name }),
    )
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
  })
})

describe('a kit', () => {
  it.each([
    ['client_texts', 200, { label: 'x', text: 'x' }],
    ['client_people', 500, { kind: 'contact', name: 'x' }],
  ])('has a size: %s', async (table, most, row) => {
    const id = await insert('clients', { workspace_id, name: `Large ${table}` })
    const one = { client_id: id, ...row }
    const rows = Array.from({ length: most }, () => one)
    expect((await owner.client.from(table).insert([...rows, one])).error?.code).toBe('PT409')
    expect((await owner.client.from(table).insert(rows)).error).toBeNull()
    expect((await owner.client.from(table).insert([one])).status).toBe(409)
  })

  it.each([
    { never_say: [''] },
    { never_say: ['x'.repeat(121)] },
    { other_names: Array.from({ length: 51 }, () => 'x') },
    { color: 'red' },
    { style: 'french' },
    { name: ' ' },
    { never_say_reasons: [] },
  ])('refuses %j', async (change) => {
    const { error } = await owner.client.from('clients').update(change).eq('id', client_id)
    expect(error?.code).toBe('23514')
  })

  it.each([
    { labels: ['x'.repeat(61)] },
    { labels: Array.from({ length: 21 }, () => 'x') },
    { status: 'done' },
    { embargo_zone: "x' or 1" },
  ])('of a document refuses %j', async (change) => {
    const id = await save({ content: 'x', title: 'Bad' })
    expect((await owner.client.from('content').update(change).eq('id', id)).error?.code).toBe('23514')
  })

  it('stays with its client: a document in an archived client still saves', async () => {
    const archived = await insert('clients', { workspace_id, name: 'Old' })
    const id = await save({ content: 'one', title: 'In archive', client_id: archived })
    await owner.client.from('clients').update({ archived_at: new Date().toISOString() }).eq('id', archived)
    const { data } = await owner.client.rpc('save_document', { id, content: 'two' })
    expect(data).toMatchObject({ content: 'two', client_id: archived })
  })
})

describe('duplicate_document', () => {
  it('answers the real client with a draft of its own beside the original, once for a key', async () => {
    const id = await save({ content: '<p>Text</p>', title: 'Award', client_id })
    await owner.client
      .from('content')
      .update({
        status: 'sent',
        labels: ['Q4'],
        embargo_until: '2026-12-01T14:00:00Z',
        embargo_zone: 'America/Chicago',
      })
      .eq('id', id)
    await owner.client.from('check_ignored').insert({ content_id: id, ignored: { rules: ['TON-06'] } })
    const input = { id, draft_key: crypto.randomUUID() }
    const first = await owner.client.rpc('duplicate_document', input)
    expect(first.data).toMatchObject({
      title: 'Award (copy)',
      content: '<p>Text</p>',
      status: 'draft',
      labels: ['Q4'],
      embargo_until: null,
      workspace_id,
      client_id,
      user_id: owner.id,
    })
    expect((await owner.client.rpc('duplicate_document', input)).data).toEqual(first.data)
    const copy = first.data.id
    const { data } = await owner.client.from('check_ignored').select('ignored').eq('content_id', copy)
    expect(data).toEqual([{ ignored: { rules: ['TON-06'] } }])
    expect((await owner.client.from('content_versions').select('id').eq('content_id', copy)).data).toEqual([])
  })

  it('cuts a long title, and leaves a default one', async () => {
    const long = await save({ content: 'x', title: 'é'.repeat(300) })
    expect((await owner.client.rpc('duplicate_document', { id: long })).data.title).toBe(
      `${'é'.repeat(293)} (copy)`,
    )
    const untitled = await save({ content: 'x', cause: 'autosave' })
    expect((await owner.client.rpc('duplicate_document', { id: untitled })).data.title).toBe(
      'Untitled Document',
    )
  })

  it('is for editors', async () => {
    const id = await save({ content: 'x', title: 'Mine' })
    const duplicate = async ({ client }: SignedUp) => (await client.rpc('duplicate_document', { id })).status
    expect(await duplicate(viewer)).toBe(403)
    expect(await duplicate(former)).toBe(403)
    expect(await duplicate(stranger)).toBe(404)
  })
})

describe('export-client', () => {
  const download = async ({ client }: SignedUp) => {
    const { data, error } = await client.functions.invoke<Blob>('export-client', { body: { client_id } })
    if (error || !data) throw error
    return unzipSync(new Uint8Array(await data.arrayBuffer()))
  }

  it('answers the real client with the kit and every document of this client as Word and JSON', async () => {
    client_id = await insert('clients', { workspace_id, name: 'Bell & Voss', product_names: ['Tallow'] })
    await insert('client_texts', { client_id, label: 'Short', text: 'About.' })
    await insert('client_texts', { client_id, label: 'About (long)', text: 'All about.' })
    const id = await save({ content: '<h1>Prize for Tallow</h1><p>Text</p>', client_id })
    await owner.client.rpc('save_document', { id, content: '<h1>Prize for Tallow</h1><p>More</p>' })
    await save({ content: '<p>Plain</p>', title: 'Award release', client_id, cause: 'autosave' })
    await save({ content: '<h1>Bell &amp; Voss opens office</h1>', client_id, cause: 'autosave' })
    await save({ content: '<p>Another client’s</p>', title: 'Other' })
    const files = await download(viewer)
    expect(Object.keys(files)).toEqual([
      'client.json',
      'documents/0001 bell-voss-prize-for-tallow-v2.docx',
      'documents/0001 bell-voss-prize-for-tallow-v2.json',
      'documents/0002 bell-voss-award-release.docx',
      'documents/0002 bell-voss-award-release.json',
      'documents/0003 bell-voss-opens-office.docx',
      'documents/0003 bell-voss-opens-office.json',
    ])
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
    expect(read('client.json')).toMatchObject({
      name: 'Bell & Voss',
      // As its page lists them: generated releases end with the first.
      texts: [{ text: 'All about.' }, { text: 'About.' }],
      people: [],
    })
    expect(read('documents/0001 bell-voss-prize-for-tallow-v2.json').versions).toHaveLength(2)
  })

  it('is for members: others are told why not, strangers that there is nothing', async () => {
    const ask = ({ token }: SignedUp, id: unknown = client_id) =>
      callFunction(test.app, 'export-client', { client_id: id }, { token })
    expect((await ask(former)).body).toEqual({
      error: 'You no longer have access to this workspace.',
      code: 'workspace_left',
    })
    const nothing = { error: 'This client doesn’t exist.', code: 'no_client' }
    expect((await ask(stranger)).body).toEqual(nothing)
    expect((await ask(stranger, crypto.randomUUID())).body).toEqual(nothing)
    expect((await ask(owner, 'mine')).status).toBe(400)
    expect((await callFunction(test.app, 'export-client', { client_id })).status).toBe(401)
  })
})

describe('generate-content', () => {
  const generate = ({ token }: SignedUp, id: string, more: object = {}) =>
    callFunction(
      test.app,
      'generate-content',
      {
        type: 'generate',
        content: 'Larkmoor Water launches Tallow, a leak sensor, on December 1.',
        client_id: id,
        ...more,
      },
      { token },
    )

  it('takes the facts of the named kit, and nobody who may not be quoted', async () => {
    const { data } = await owner.client.from('clients').select('id').eq('name', 'Larkmoor Water').single()
    const { status, body } = await generate(viewer, data?.id)
    expect(status).toBe(200)
    expect(body.generatedText).toContain('Larkmoor Water measures leaks.')
    expect(body.generatedText).toContain('jo@larkmoor.example')
    expect(body.generatedText).not.toContain('Rex Hidden')
    expect(body.generatedText).not.toContain('cheap')
  })

  it('writes in the style of the client', async () => {
    const { data } = await owner.client
      .from('clients')
      .insert({ workspace_id, name: 'Northwind Ferries', style: 'british', city: 'Oban' })
      .select('id')
      .single()
    const content = 'Northwind Ferries starts a night ferry on 4 January.'
    const { body } = await generate(viewer, data?.id, { content })
    expect(body.generatedText).toContain('OBAN, [DAY MONTH YEAR] –')
    expect(body.generatedText).toContain('on 4 January')
    expect(body.generatedText).toContain('<p>Ends</p>')
    expect(body.generatedText).not.toMatch(/Jan\.|###/)
  })

  it('takes the kit, but no unchecked line of the notes, where only checked lines are used', async () => {
    const { data } = await owner.client.from('clients').select('id').eq('name', 'Larkmoor Water').single()
    const { body } = await generate(viewer, data?.id, {
      content: 'Larkmoor Water launches Tallow, a leak sensor, on December 1.\nThe sensor costs $97.',
      kinds: { '*': 'private', 'Larkmoor Water launches Tallow, a leak sensor, on December 1.': 'fact' },
    })
    expect(body.generatedText).toContain('leak sensor')
    expect(body.generatedText).toContain('Larkmoor Water measures leaks.')
    expect(body.generatedText).not.toContain('97')
  })

  it('takes none of a client that the caller may not see', async () => {
    expect((await generate(former, client_id)).status).toBe(403)
    expect((await generate(stranger, client_id)).status).toBe(404)
  })
})

describe('download-my-data', () => {
  it('has memberships and own clients, and nothing of a workspace that was left', async () => {
    const ana = await signUpConfirmed(test.app)
    await test.app.db.query("insert into workspace_members values ($1, $2, 'editor')", [workspace_id, ana.id])
    await ana.client.rpc('save_document', { content: '<p>In the agency</p>', title: 'Shared', workspace_id })
    const { data: own } = await ana.client.from('workspaces').select('id').eq('personal_of', ana.id).single()
    await ana.client.from('clients').insert({ workspace_id: own?.id, name: 'Her own client' })
    const download = async () => {
      const { data } = await ana.client.functions.invoke<Blob>('download-my-data')
      return unzipSync(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer()))
    }
    const files = await download()
    expect(Object.keys(files)).toContain('documents/0001 shared-v1.json')
    const accountOf = (zip: Record<string, Uint8Array>) =>
      JSON.parse(strFromU8(zip['account.json'] ?? new Uint8Array()))
    const namesOf = (zip: Record<string, Uint8Array>) =>
      accountOf(zip).clients.map(({ name }: { name: string }) => name)
    expect(accountOf(files)).toMatchObject({
      workspaces: [
        { name: 'Personal', role: 'owner' },
        { name: 'Agency', role: 'editor' },
      ],
    })
    // Those of a workspace for whoever writes there.
    expect(namesOf(files)).toEqual(expect.arrayContaining(['Bell & Voss', 'Her own client']))
    await test.app.db.query(
      "update workspace_members set role = 'viewer' where user_id = $1 and workspace_id = $2",
      [ana.id, workspace_id],
    )
    expect(namesOf(await download())).toEqual(['Her own client'])
    await ana.client.from('workspace_members').delete().eq('user_id', ana.id).eq('workspace_id', workspace_id)
    const left = await download()
    expect(Object.keys(left)).toEqual(['account.json'])
    expect(namesOf(left)).toEqual(['Her own client'])
  })
})
