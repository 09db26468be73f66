// Everybody can download their own data, and nobody else's.
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type ArchiveSource, makeArchive } from '#server/functions/data-archive.ts'
import { type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })

async function download({ client }: SignedUp): Promise<Record<string, Uint8Array>> {
  const { data, error } = await client.functions.invoke<Blob>('download-my-data')
  if (error || !data) throw error
  return unzipSync(new Uint8Array(await data.arrayBuffer()))
}

async function collect(source: ArchiveSource): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of makeArchive(source)) chunks.push(chunk)
  return chunks
}

const parse = (file: Uint8Array | undefined) => JSON.parse(strFromU8(file ?? new Uint8Array()))

async function otherWorkspace(): Promise<string> {
  const ben = await signUpConfirmed(test.app)
  const [row] = await test.app.db.query<{ id: string }>('select id from workspaces where personal_of = $1', [
    ben.id,
  ])
  return row?.id ?? ''
}

async function save({ client }: SignedUp, title: string, content: string): Promise<string> {
  const { data, error } = await client.rpc('save_document', { title, content })
  if (error) throw error
  return data.id
}

/** Tables with rows of users that are not in the copy, and why. */
const leftOut: Record<string, string> = {
  'auth.flow_state': 'a secret, or a step of a sign-in',
  'auth.mfa_amr_claims': 'a secret, or a step of a sign-in',
  'auth.mfa_challenges': 'a secret, or a step of a sign-in',
  'auth.mfa_factors': 'a secret, or a step of a sign-in',
  'auth.mfa_phone_sends': 'a secret, or a step of a sign-in',
  'auth.mfa_recovery_codes': 'a secret, or a step of a sign-in',
  'auth.one_time_tokens': 'a secret, or a step of a sign-in',
  'internal.billing_accounts': 'bookkeeping of the server',
  'internal.counted_words': 'repeats what the copy has',
  'internal.crm_contacts': 'repeats what the copy has',
  'internal.former_members': 'bookkeeping of the server',
  'internal.former_profiles': 'repeats what the copy has',
  'internal.last_savers': 'bookkeeping of the server',
  'internal.local_checkouts': 'bookkeeping of the server',
  'internal.local_subscriptions': 'bookkeeping of the server',
  'internal.outbox': 'bookkeeping of the server',
  'internal.review_sessions': 'about other people',
  'internal.unused_pictures': 'bookkeeping of the server',
  'internal.workspace_files': 'bookkeeping of the server',
  'public.decisions': 'about other people',
  'public.invitations': 'about other people',
  'public.reviewers': 'about other people',
  'storage.buckets': 'bookkeeping of the server',
}

describe('download-my-data', () => {
  it('reads every table with rows of users, or this test says why not', async () => {
    const rows = await test.app.db.query<{ name: string }>(
      `with recursive owned as (
         select conrelid from pg_constraint where contype = 'f' and confrelid = 'auth.users'::regclass
         union select c.conrelid from pg_constraint c join owned o on c.confrelid = o.conrelid where c.contype = 'f')
       select n.nspname || '.' || t.relname as name
       from owned o join pg_class t on t.oid = o.conrelid join pg_namespace n on n.oid = t.relnamespace order by name`,
    )
    const source = readFileSync('src/server/stores/my-data.ts', 'utf8')
    const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(source)
    const notRead = rows.map(({ name }) => name).filter((name) => !isRead(name))
    expect(notRead).toEqual(Object.keys(leftOut).sort())
  })

  it('has the reviews that the user asked for and their comments, as long as they are a member', async () => {
    const ana = await signUpConfirmed(test.app)
    const id = await save(ana, 'Launch', '<p>Text</p>')
    const [place] = await test.app.db.query<{ workspace_id: string }>(
      `insert into reviews (workspace_id, content_id, version, title, content, text_hash, message, created_by)
       select workspace_id, id, 1, title, content, 'x', 'Please read', user_id from content where id = $1 returning workspace_id`,
      [id],
    )
    await test.app.db.query(
      "insert into comments (workspace_id, content_id, user_id, body) values ($1, $2, $3, 'Shorter?')",
      [place?.workspace_id ?? '', id, ana.id],
    )
    expect(parse((await download(ana))['account.json'])).toMatchObject({
      reviews: [{ content_id: id, message: 'Please read' }],
      comments: [{ content_id: id, body: 'Shorter?' }],
    })
    await test.app.db.query('update reviews set workspace_id = $1', [await otherWorkspace()])
    expect(parse((await download(ana))['account.json']).reviews).toEqual([])
  })

  it('answers the real client with a zip of documents as Word and JSON, with versions and trash', async () => {
    const ana = await signUpConfirmed(test.app)
    const id = await save(ana, 'Launch: “Ä/B” <1>', '<p>First</p>')
    await ana.client.rpc('save_document', { id, content: '<p>Second</p>' })
    const ignored = { tone: ['very'] }
    await ana.client.from('check_ignored').insert({ content_id: id, ignored })
    await ana.client.from('check_settings').insert({ settings: { tone: false } })
    await ana.client.from('document_facts').insert({ content_id: id, brief: { prompt: 'Notes' } })
    const gone = await save(ana, 'Gone', '<p>Thrown away</p>')
    await ana.client.from('document_facts').insert({ content_id: gone, brief: { prompt: 'Old notes' } })
    await ana.client.from('check_ignored').insert({ content_id: gone, ignored: { dateline: [] } })
    await ana.client.from('content').delete().eq('id', gone)

    const files = await download(ana)
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'documents/0001 launch-a-b-1-v2.docx',
      'documents/0001 launch-a-b-1-v2.json',
      'trash/0002 gone-v1.docx',
      'trash/0002 gone-v1.json',
    ])
    expect(parse(files['account.json'])).toMatchObject({
      account: { id: ana.id, email: ana.email },
      profile: { subscription_status: 'free' },
      check_settings: { tone: false },
      sign_in_methods: [{ provider: 'email', email: ana.email }],
    })
    const document = parse(files['documents/0001 launch-a-b-1-v2.json'])
    expect(document).toMatchObject({
      id,
      title: 'Launch: “Ä/B” <1>',
      content: '<p>Second</p>',
      check_ignored: ignored,
      facts: { brief: { prompt: 'Notes' }, keep_on_server: false },
      model_calls: null,
    })
    expect(document.versions.map((version: any) => [version.version, version.content])).toEqual([
      [1, '<p>First</p>'],
      [2, '<p>Second</p>'],
    ])
    const word = unzipSync(files['documents/0001 launch-a-b-1-v2.docx'] ?? new Uint8Array())
    expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).toContain('Second')
    expect(parse(files['trash/0002 gone-v1.json'])).toMatchObject({
      content: '<p>Thrown away</p>',
      check_ignored: { dateline: [] },
      facts: { brief: { prompt: 'Old notes' } },
    })
  })

  it('has nothing secret and nothing of anybody else', async () => {
    const [ana, ben] = [await signUpConfirmed(test.app), await signUpConfirmed(test.app)]
    await save(ana, 'Same title', '<p>Ana’s</p>')
    await save(ben, 'Same title', '<p>Ben’s</p>')
    const all = Object.values(await download(ana))
      .map((file) => strFromU8(file))
      .join('\n')
    expect(all).toContain('Ana’s')
    for (const word of ['Ben’s', ben.id, ben.email, '$argon2', 'hmac', 'encrypted_password'])
      expect(all).not.toContain(word)
  })

  it('is a zip with the account alone for who has written nothing', async () => {
    expect(Object.keys(await download(await signUpConfirmed(test.app)))).toEqual(['account.json'])
  })

  it('takes documents of any title, and those that have no text', async () => {
    const ana = await signUpConfirmed(test.app)
    await save(ana, '../../etc/passwd', '')
    await save(ana, '\u202e...', '<p>One</p>')
    await save(ana, 'Untitled Document', '<h1>Larkmoor opens plant</h1><p>Text</p>')
    const names = Object.keys(await download(ana)).filter((name) => name.endsWith('.docx'))
    expect(names).toEqual([
      'documents/0001 etc-passwd-v1.docx',
      'documents/0002 press_release.docx',
      'documents/0003 larkmoor-opens-plant-v1.docx',
    ])
  })

  it('refuses a visitor', async () => {
    expect((await callFunction(test.app, 'download-my-data', {})).status).toBe(401)
  })

  it('works five times an hour', async () => {
    const ana = await signUpConfirmed(test.app)
    for (let count = 0; count < 5; count += 1) await download(ana)
    await expect(download(ana)).rejects.toMatchObject({ context: { status: 429 } })
  })

  it('has as HTML what cannot be converted to Word, and stops when its reader leaves', async () => {
    const ana = await signUpConfirmed(test.app)
    for (const title of ['One', 'Two']) await save(ana, title, `<p>${title}</p>`)
    const leaving = new AbortController()
    const source: ArchiveSource = {
      db: test.app.db,
      owner: { userId: ana.id },
      first: { name: 'account.json', data: {} },
      toWord: async () => undefined,
      signal: leaving.signal,
    }
    const files = unzipSync(Buffer.concat(await collect(source)))
    expect(strFromU8(files['documents/0001 one-v1.html'] ?? new Uint8Array())).toBe('<p>One</p>')
    expect(Object.keys(files)).toHaveLength(5)
    leaving.abort()
    await expect(collect(source)).rejects.toThrow('aborted')
  })
})
