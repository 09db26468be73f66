// The record never puts a name under words that this person didn't approve.
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { SignOffPage } from './sign-off-page.tsx'

const desk = withUser()
const saved = vi.hoisted(() => ({ names: [] as string[] }))
vi.mock('#web/lib/download.ts', () => ({ downloadFile: (name: string) => saved.names.push(name) }))

const at = '2026-11-16T10:00:00Z'
const two = '<p>Doors open on Friday.</p>'
const three = '<p>Doors open on Monday.</p>'
const sent = (id: string, version: number, content: string) => ({
  ...{ id, version, content, text_hash: `h${version}`, title: 'Tallow', message: null, due_on: null },
  ...{ shows_comments: false, created_at: at, closed_at: null },
})
const asked = (id: string, review_id: string, name: string, role: string) => ({
  ...{ id, review_id, name, role, email: `${name}@example.test`, expires_at: '2999-01-01T00:00:00Z' },
  ...{ revoked_at: null, opened_at: null, reminded_at: null },
})
const approved = (reviewer_id: string, review_id: string, name: string, version: number, role: string) => ({
  ...{ id: `d-${reviewer_id}`, review_id, reviewer_id, kind: 'approved', quote: null, version, name, role },
  ...{ text_hash: `h${version}`, note: null, is_old: false, created_at: at },
})

interface Told {
  current: string
  decisions: unknown[]
  /** The text of version 3. */
  sent?: string
}

let files: { content: string; last_page: string }[]
let versions: unknown[]
beforeEach(() => {
  files = []
  versions = []
  saved.names.length = 0
})

async function show({ current, decisions, sent: newest = three }: Told) {
  Object.assign(desk.functions, {
    '/rest/v1/content': () => ({ title: 'Tallow', headline: null, content: current, status: 'in_review' }),
    '/rest/v1/reviews': () => [sent('r2', 2, two), sent('r3', 3, newest)],
    '/rest/v1/reviewers': () => [
      asked('idris', 'r2', 'Idris', 'client'),
      asked('lena', 'r3', 'Lena', 'legal'),
    ],
    '/rest/v1/decisions': () => decisions,
    '/rest/v1/comments': () => [],
    '/rest/v1/rpc/review_mails': () => [],
    '/rest/v1/document_facts': () => [],
    '/rest/v1/content_versions': (body: unknown) => {
      if (body) versions.push(body)
      return [{ version: 5 }]
    },
    'export-to-docx': (body: (typeof files)[number]) => {
      files.push(body)
      return { file: '' }
    },
  })
  renderAt('/sign-off/doc', page(`doc-${desk.userId}`))
  const note = (await screen.findByRole('note')).textContent
  await userEvent.click(screen.getByRole('button', { name: 'Download as Word' }))
  const find = () => screen.queryByRole('button', { name: 'Export anyway' })
  await waitFor(() => expect(find() !== null || saved.names.length === 1).toBe(true))
  const anyway = find()
  const list = screen.queryByRole('list', { name: 'Open issues' })
  const open = Array.from(list?.children ?? [], ({ firstElementChild }) => firstElementChild?.textContent)
  if (anyway) await userEvent.click(anyway)
  await waitFor(() => expect(saved.names).toHaveLength(1))
  return { note, file: files[0], name: saved.names[0], open }
}

const page = (documentId: string) => (
  <SignOffPage
    {...{ documentId, releasePath: '/write/doc' }}
    readRules={async () => ({ clientWords: [{ word: 'cheap', why: 'Tallow avoids this wording' }] })}
  />
)

const byIdris = approved('idris', 'r2', 'Idris', 2, 'client')
const byLena = approved('lena', 'r3', 'Lena', 3, 'legal')

describe('the page of the record', () => {
  it('prints the texts that were approved, and the address of everybody who was asked', async () => {
    await show({ current: '<p>Doors open in March.</p>', decisions: [byIdris] })
    expect(screen.getByRole('region', { name: 'Text of version 2' }).textContent).toContain(
      'Doors open on Friday.',
    )
    expect(screen.queryByRole('region', { name: 'Text of version 3' })).toBeNull()
    expect(screen.getByText(/^Idris@example\.test · Nov. 16, 2026/)).toBeDefined()
    expect(screen.getByText('Lena@example.test')).toBeDefined()
  })

  it('runs nothing that is in the text', async () => {
    const sent_ = '<p>Doors open.<img src="x" onerror="alert(1)"></p><script>alert(1)</script>'
    await show({ current: three, sent: sent_, decisions: [] })
    const text = screen.getByRole('region', { name: 'Text of version 3' })
    expect(text.innerHTML).not.toMatch(/script|onerror|<img/)
    expect(text.textContent).toContain('Doors open.')
  })
})

it('of a release in the trash says that it may be there, and not to try again', async () => {
  Object.assign(desk.functions, {
    '/rest/v1/content': () => [],
    '/rest/v1/rpc/review_mails': () => [],
    ...Object.fromEntries(
      ['reviews', 'reviewers', 'decisions', 'comments'].map((table) => [`/rest/v1/${table}`, () => []]),
    ),
  })
  renderAt('/sign-off/doc', page(`gone-${desk.userId}`))
  expect(await screen.findByText(/The release may be in the trash/)).toBeTruthy()
})

it('takes a quote that stands in the printed text for approved there, whichever version it was approved in', async () => {
  const words = '“It is safe,”'
  const quote = { ...byIdris, id: 'q', kind: 'quote', quote: words, name: 'Lena' }
  const { file, note } = await show({
    current: three,
    sent: '<p>“It is safe,” said Lena. “It is new,” said Ida Ray.</p>',
    decisions: [quote, byLena],
  })
  expect(file?.last_page).toContain('approved this quote (version 2; same wording in the text above)')
  expect(note).toContain('1 quote not approved by its speaker: Ida Ray.')
})

describe('the Word file with the record', () => {
  it('prints the approved version, not the text of today, and says that they differ', async () => {
    const { note, file, name } = await show({
      current: '<p>Doors open in March.</p>',
      decisions: [byIdris, byLena],
    })
    expect(file?.content).toBe(three)
    expect(name).toBe('tallow-v3-sign-off.docx')
    expect(note).toBe(
      'The current text differs from version 3. Version 3 was approved by Lena. Not sent to Idris (approved version 2).',
    )
    expect(file?.last_page).toContain('The text above is version 3')
    expect(file?.last_page).toContain(
      'Not sent to Idris (approved version 2). The current text differs from version 3.',
    )
    expect(file?.last_page).toContain(
      'Idris, Client (Idris@example.test): approved version 2, not the text above',
    )
    expect(file?.last_page).toContain('Lena, Legal (Lena@example.test): approved, ')
  })

  it('is asked about what is open in the text that it prints, which is noted with a version', async () => {
    const text = '<p>Doors open on [DAY]. It is cheap.</p>'
    const { open } = await show({ current: three, sent: text, decisions: [byLena] })
    expect(open).toEqual([
      expect.stringContaining('cheap'),
      'Blank[DAY] hasn’t been filled in',
      'ApprovalIdris hasn’t approved this release',
    ])
    expect(versions).toEqual([
      expect.objectContaining({
        ...{ content: text, version: 6, cause: 'export' },
        detail: 'record 3: 1 private detail, 1 blank and 1 missing approval',
      }),
    ])
  })

  it('is asked about before it is printed, too', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await show({ current: three, sent: '<p>Doors open on [DAY].</p>', decisions: [byLena] })
    await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
    const anyway = await screen.findByRole('button', { name: 'Export anyway' })
    expect(print).not.toHaveBeenCalled()
    await userEvent.click(anyway)
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(versions).toHaveLength(2)
  })

  it('with nothing open leaves at once', async () => {
    const { open } = await show({ current: three, decisions: [byIdris, byLena] })
    expect([open, versions]).toEqual([[], []])
  })

  it('prints the version that was approved where a newer one was only sent', async () => {
    const { file, name } = await show({ current: three, decisions: [byIdris] })
    expect([file?.content, name]).toEqual([two, 'tallow-v2-sign-off.docx'])
    expect(file?.last_page).not.toContain('approved version 2, not the text above')
  })

  it('says at the top that nobody approved the text', async () => {
    const { note, file } = await show({ current: three, decisions: [] })
    expect(file?.content).toBe(
      `<p><strong>Not approved. Nobody has approved this text (version 3).</strong></p>${three}`,
    )
    expect(file?.last_page).toContain('Nobody has approved the text above.')
    expect(note).toBe(
      'The current text matches version 3. Nobody has approved version 3. No decision from Lena. Not sent to Idris.',
    )
  })

  it('says beside a name that the quote was withheld', async () => {
    const { file } = await show({
      current: three,
      sent: '<p>“It is safe,” said Lena.</p>',
      decisions: [byLena],
    })
    expect(screen.getAllByText('Quote not approved in this version')).toHaveLength(1)
    expect(file?.last_page).toContain('Lena: Quote not approved in this version')
  })

  it('lists a quote that was approved and taken back with both', async () => {
    const quote = { ...byLena, kind: 'quote', quote: '“It is safe,”', id: 'q' }
    const { file } = await show({
      current: three,
      sent: '<p>“It is safe,” said Lena.</p>',
      decisions: [quote, { ...quote, id: 'b', kind: 'quote_withdrawn', created_at: '2026-11-16T10:05:00Z' }],
    })
    expect(screen.getByText('Approved this quote')).toBeDefined()
    expect(screen.getByText('Withdrew approval of this quote')).toBeDefined()
    expect(file?.last_page).toContain('Lena, Legal (Lena@example.test): approved this quote, ')
    expect(file?.last_page).toContain('Lena, Legal (Lena@example.test): withdrew approval of this quote, ')
  })

  it('takes marks for no other words', async () => {
    const { note } = await show({
      current: '<p>Doors open on <strong>Monday</strong>.</p>',
      decisions: [byLena],
    })
    expect(note).toContain('The current text matches version 3.')
  })
})

describe('without a record', () => {
  it('says so under a heading', async () => {
    desk.functions['/rest/v1/content'] = () => []
    renderAt('/sign-off/gone', page(`gone-${desk.userId}`))
    expect(await screen.findByRole('heading', { level: 1, name: 'This record isn’t available' })).toBeTruthy()
  })
})
