// Who saved a text: colleagues read it of the document and of its versions, and nobody else does.
import { expect, it } from 'vitest'
import { type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })

const nameOf = ({ email }: SignedUp) => email.split('@')[0]

it('names who saved last, and whose text was replaced', async () => {
  const [ana, ben] = [await signUpConfirmed(test.app), await signUpConfirmed(test.app)]
  const { data: workspace_id } = await ana.client.rpc('create_workspace', { name: 'Bell & Voss' })
  await test.app.db.query(
    "insert into public.workspace_members (workspace_id, user_id, role) values ($1, $2, 'editor')",
    [workspace_id, ben.id],
  )
  const saved = await ana.client.rpc('save_document', { content: '<p>Ana’s text.</p>', workspace_id })
  const document = saved.data.id
  const lastFor = async ({ client }: SignedUp) => (await client.rpc('last_saver', { document })).data
  expect(await lastFor(ana)).toEqual([{ name: nameOf(ana), is_me: true }])
  expect(await lastFor(ben)).toEqual([{ name: nameOf(ana), is_me: false }])

  await ana.client.rpc('save_document', {
    ...{ id: document, content: '<p>Ana’s newer text.</p>', cause: 'autosave' },
    based_on: saved.data.updated_at,
  })
  await ben.client.rpc('save_document', { id: document, content: '<p>Ben’s text.</p>', cause: 'save' })
  expect(await lastFor(ana)).toEqual([{ name: nameOf(ben), is_me: false }])
  expect((await ana.client.rpc('version_savers', { document })).data).toEqual([
    { version: 1, name: nameOf(ana), is_me: true },
    { version: 2, name: nameOf(ana), is_me: true },
    { version: 3, name: nameOf(ben), is_me: false },
  ])

  const stranger = await signUpConfirmed(test.app)
  expect(await lastFor(stranger)).toEqual([])
  expect((await stranger.client.rpc('version_savers', { document })).data).toEqual([])
})
