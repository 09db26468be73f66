// The status of a document that was reviewed in several rounds: approved only when everybody who is still asked approved exactly its text.
import { beforeEach, describe, expect, it } from 'vitest'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { askReview, enterReview, newestToken, type Proof, sendReview } from '#tests/support/review-steps.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const html = '<h1>Tallow opens in Bend</h1><p>Doors open Friday.</p>'
const edited = html.replace('Friday', 'Monday')
let author: SignedUp
let content_id: string
let email: string
let lawyer: string

beforeEach(async () => {
  author = await signUpConfirmed(test.app)
  content_id = (await author.client.rpc('save_document', { content: html, title: 'Tallow' })).data.id
  email = newAddress()
  lawyer = newAddress()
})

const send = () => sendReview(test.app, author, content_id, [{ name: 'Mara Voss', email, role: 'client' }])
const save = (content: string) => author.client.rpc('save_document', { id: content_id, content })
const ask = (body: Record<string, unknown>) => askReview(test.app, body)
const resume = (token: string, ...sessions: string[]) => ask({ action: 'resume', token, sessions })

describe('the status after several rounds', () => {
  const statusOf = async () =>
    (await author.client.from('content').select('status').eq('id', content_id).single()).data?.status
  const approve = (proof: Proof) => ask({ action: 'decide', ...proof, decision: 'approved' })
  const sendToLawyer = () =>
    sendReview(test.app, author, content_id, [{ name: 'Lena Ortiz', email: lawyer, role: 'legal' }])
  const revoke = (address: string) =>
    author.client.from('reviewers').update({ revoked_at: new Date().toISOString() }).eq('email', address)
  async function firstRound(): Promise<Proof> {
    await send()
    const proof = await enterReview(test.app, email)
    await approve(proof)
    return proof
  }
  /** The client approved the first text, and the lawyer alone the second. */
  async function lawyerAlone(): Promise<Proof> {
    const client = await firstRound()
    expect(await statusOf()).toBe('approved')
    await save(edited)
    await sendToLawyer()
    await approve(await enterReview(test.app, lawyer))
    return client
  }

  it('is not approved while the client approved only an older text than the lawyer', async () => {
    const client = await lawyerAlone()
    expect(await statusOf()).toBe('in_review')
    // Nor is either text when it is saved again: each was approved by one of them.
    await save(html)
    expect(await statusOf()).toBe('in_review')
    await save(edited)
    expect(await statusOf()).toBe('in_review')
    await send()
    const token = await newestToken(test.app, email)
    await approve({ token, session: String((await resume(token, client.session)).body.session) })
    expect(await statusOf()).toBe('approved')
    await save(html)
    expect(await statusOf()).toBe('in_review')
    await save(edited)
    expect(await statusOf()).toBe('approved')
  })

  it('is about the text: a quote that is taken back leaves the decision on the text', async () => {
    await save(`${html}<p>“We listened,” said Mara Voss.</p>`)
    const proof = await firstRound()
    for (const action of ['approve-quote', 'withdraw-quote'])
      await ask({ action, ...proof, quote: '“We listened,”' })
    expect(await statusOf()).toBe('approved')
    // The database's own rule reads it the same way, after a save of the same words.
    await save(html)
    expect(await statusOf()).toBe('in_review')
    await save(`${html}<p>“We listened,” said Mara Voss.</p>`)
    expect(await statusOf()).toBe('approved')
  })

  it('can’t be set to approved by hand while somebody’s approval is missing', async () => {
    await lawyerAlone()
    const set = (status: string) => author.client.from('content').update({ status }).eq('id', content_id)
    const { error } = await set('approved')
    expect(error).toMatchObject({
      code: 'PT409',
      message: 'Not everyone you asked has approved this text yet.',
    })
    expect((await set('sent')).error).toBeNull()
    expect((await set('in_review')).error).toBeNull()
    await revoke(email)
    expect((await set('draft')).error).toBeNull()
    expect((await set('approved')).error).toBeNull()
  })

  it('follows a revoked link: who is no longer asked isn’t waited for, and counts for nothing', async () => {
    await lawyerAlone()
    await revoke(email)
    expect(await statusOf()).toBe('approved')
    await revoke(lawyer)
    expect(await statusOf()).toBe('in_review')
  })

  const askForChanges = (proof: Proof) =>
    ask({ action: 'decide', ...proof, decision: 'changes', note: 'Say Monday.' })

  it('says that changes are requested until whoever wants them is asked again', async () => {
    await send()
    await sendToLawyer()
    const client = await enterReview(test.app, email)
    await askForChanges(client)
    expect(await statusOf()).toBe('changes_requested')
    // Neither an edit nor somebody else's approval grants them, nor does it when another person is sent the new text.
    await save(edited)
    expect(await statusOf()).toBe('changes_requested')
    await sendToLawyer()
    expect(await statusOf()).toBe('changes_requested')
    await approve(await enterReview(test.app, lawyer))
    expect(await statusOf()).toBe('changes_requested')
    await send()
    expect(await statusOf()).toBe('in_review')
  })

  it('says so no longer when whoever wanted changes approves after all, or is revoked', async () => {
    await send()
    await sendToLawyer()
    const client = await enterReview(test.app, email)
    await askForChanges(client)
    await approve(client)
    expect(await statusOf()).toBe('in_review')
    await askForChanges(client)
    expect(await statusOf()).toBe('changes_requested')
    await revoke(email)
    expect(await statusOf()).toBe('in_review')
  })
})
