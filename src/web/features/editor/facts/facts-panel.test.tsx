import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WhoWritesAnswer } from '#contract/functions.ts'
import type { DecisionRow } from '#contract/reviews.ts'
import type { ModelCallRow } from '#contract/tables.ts'
import { type DocumentBrief, emptyBrief } from '#domain/brief/document-brief.ts'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { QueryProvider } from '#web/lib/api/query-provider.tsx'
import { modelCallsKey } from './facts-api.ts'
import { FactsPanel } from './facts-panel.tsx'

afterEach(cleanup)

const notes = `Acme Foods opens a bakery in Dayton, Ohio, on Nov. 17, 2026.
The bakery employs 40 people.
Off the record: the investor is Harbor Ventures.
"Dayton has waited for good bread," said Jo Hart, CEO of Acme Foods.`
const draft = '<p>Acme Foods opens a bakery in Dayton, Ohio, on Nov. 17, 2026.</p><p>More.</p>'
const model: WhoWritesAnswer = {
  name: 'llama3.3 at localhost',
  is_builtin: false,
  model: 'llama3.3 at localhost',
  kept_by: null,
}
const sent: ModelCallRow = {
  id: 'a',
  called_at: '2026-11-16T10:00:00Z',
  action: 'rewrite',
  model: 'llama3.3',
  host: 'localhost',
  characters: 2140,
}

function show(
  part: {
    brief?: DocumentBrief
    html?: string
    calls?: ModelCallRow[]
    writer?: WhoWritesAnswer
    isUnsaved?: boolean
    decisions?: DecisionRow[]
  } = {},
) {
  const editor = openEditor(part.html ?? draft)
  queryClient.setQueryData([...modelCallsKey, 'one'], part.calls ?? [])
  const briefs: DocumentBrief[] = []
  const onKeepOnServer = vi.fn()
  const onAddNotes = vi.fn()
  function Panel() {
    const [brief, setBrief] = useState<DocumentBrief>(part.brief ?? { ...emptyBrief, prompt: notes })
    return (
      <FactsPanel
        editor={editor}
        brief={brief}
        facts={{ brief, neverSay: ['Harbor Ventures'], keepOnServer: false, isSaved: true, isLoaded: true }}
        onChange={(next) => {
          briefs.push(next)
          setBrief(next)
        }}
        onAddNotes={onAddNotes}
        beforeShow={async () => undefined}
        documentId={part.isUnsaved ? undefined : 'one'}
        writer={part.writer ?? model}
        keepOnServer={false}
        decisions={part.decisions}
        onKeepOnServer={onKeepOnServer}
      />
    )
  }
  render(
    <QueryProvider>
      <Panel />
    </QueryProvider>,
  )
  return { editor, briefs, onKeepOnServer, onAddNotes }
}

const list = async (name: string) => within(await screen.findByRole('list', { name }))

describe('the tab Facts', () => {
  it('lists what is not used yet, what is kept out and what is used', async () => {
    show()
    expect((await list('Not used yet')).getByText('The bakery employs 40 people.')).toBeTruthy()
    expect((await list('Kept out')).getByText(/Harbor Ventures/)).toBeTruthy()
    expect((await list('Used')).getByText(/opens a bakery/)).toBeTruthy()
  })

  it('shows what the notes ask for, because the draft may not follow it', async () => {
    show({ brief: { ...emptyBrief, prompt: `${notes}\nPlease keep it under 300 words.\nThanks, Ann` } })
    const list = await screen.findByRole('list', { name: 'Writing requests' })
    expect(within(list).getByText('Please keep it under 300 words.')).toBeDefined()
    expect(within(list).queryByText('Thanks, Ann')).toBeNull()
    expect(screen.getByText('The draft may not follow these. Check each one.')).toBeDefined()
  })

  it('inserts a fact with one press, and then lists it as used', async () => {
    const { editor } = show()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Insert “The bakery employs 40 people.”' }),
    )
    await waitFor(() => expect(editor.getText()).toContain('The bakery employs 40 people.'))
    await waitFor(async () =>
      expect((await list('Used')).getByText('The bakery employs 40 people.')).toBeTruthy(),
    )
    editor.commands.undo()
    expect(editor.getText()).not.toContain('40 people')
  })

  it('inserts the words of a quote with their speaker, never the line', async () => {
    const { editor } = show()
    await userEvent.click(await screen.findByRole('button', { name: /^Insert “"Dayton has waited/ }))
    await waitFor(() =>
      expect(editor.getText()).toContain('“Dayton has waited for good bread,” said Jo Hart.'),
    )
  })

  it('changes the class of a line', async () => {
    const { briefs } = show()
    await userEvent.selectOptions(await screen.findByLabelText(/^Type of “Off the record/), 'Fact')
    expect(briefs.at(-1)?.kinds).toEqual({ 'Off the record: the investor is Harbor Ventures.': 'fact' })
    expect((await list('Not used yet')).getByText(/Harbor Ventures/)).toBeTruthy()
  })

  it('makes a line that was not understood a fact with one press', async () => {
    const line = 'The bakery employs 40 people.'
    const { briefs } = show({ brief: { ...emptyBrief, prompt: notes, kinds: { [line]: 'unsure' } } })
    expect((await list('Not understood')).getByText(line)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: `Use as fact: “${line}”` }))
    expect(briefs.at(-1)?.kinds).toEqual({ [line]: 'fact' })
    expect(await screen.findByRole('button', { name: `Insert “${line}”` })).toBeTruthy()
  })

  it('is filled from an upload too', async () => {
    const files = [{ name: 'notes.docx', text: 'The bakery sells 12 kinds of bread.' }]
    show({ brief: { ...emptyBrief, files } })
    expect((await list('Not used yet')).getByText('The bakery sells 12 kinds of bread.')).toBeTruthy()
  })

  it('says where facts come from while there are none', async () => {
    const { onAddNotes } = show({ brief: emptyBrief })
    await userEvent.click(screen.getByRole('button', { name: 'Add notes' }))
    expect(onAddNotes).toHaveBeenCalledOnce()
  })
})

describe('a value typed into the fact sheet', () => {
  const type = async (label: string, text: string) =>
    await userEvent.type(await screen.findByLabelText(label), text)
  const countOf = (title: string) => screen.queryByText(title)?.textContent

  it('is not used while the draft doesn’t have it, and says how it gets there', async () => {
    const { onAddNotes } = show()
    expect(screen.queryByRole('button', { name: 'Generate again' })).toBeNull()
    await type('Product', 'Morning Loaf')
    expect((await list('Not used yet')).getByText('Product: Morning Loaf')).toBeTruthy()
    expect((await list('Used')).queryByText(/Morning Loaf/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Generate again' }))
    expect(onAddNotes).toHaveBeenCalledOnce()
  })

  it('is no further fact where the notes have the same words', async () => {
    show()
    await screen.findByText('Used')
    const before = countOf('Used')
    await type('Product', 'bakery')
    expect(await screen.findByRole('button', { name: 'Generate again' })).toBeTruthy()
    // The account is read again at once; what it says of the value comes with the next value that is none of the notes’.
    await type('Why it matters', 'Bread matters')
    expect((await list('Not used yet')).getByText('Why: Bread matters')).toBeTruthy()
    expect(countOf('Used')).toBe(before)
    expect(screen.queryByText('Product: bakery')).toBeNull()
  })
})

describe('the quotes', () => {
  it('are listed with their approval, which can be noted and withdrawn', async () => {
    const { editor } = show({ html: '<p>“Dayton has waited for good bread,” said Jo Hart.</p>' })
    const quotes = await list('Quotes')
    expect(screen.getByText('0 of 1 quote approved')).toBeTruthy()
    await userEvent.click(quotes.getByRole('button', { name: 'Mark approved' }))
    await userEvent.type(quotes.getByLabelText('Approved by'), 'Jo Hart{Enter}')
    expect(await screen.findByText('1 of 1 quote approved')).toBeTruthy()
    expect(quotes.getByText(/^Approved quote. Approved by Jo Hart on /)).toBeTruthy()
    await userEvent.click(quotes.getByRole('button', { name: 'Withdraw approval' }))
    expect(await screen.findByText('0 of 1 quote approved')).toBeTruthy()
    expect(editor.getText()).toContain('Dayton has waited')
  })

  const split = '<p>“Dayton has waited for good bread,” said Jo Hart. “We open on Friday.”</p>'
  const decision = (part: Partial<DecisionRow> = {}): DecisionRow => ({
    ...{ id: 'd', review_id: 'r', reviewer_id: 'jo', kind: 'quote', version: 2, text_hash: 'h' },
    ...{ quote: '“Dayton has waited for good bread,” “We open on Friday.”', name: 'Jo Hart' },
    ...{ role: 'spokesperson', note: null, is_old: false, created_at: '2026-11-18T12:00:00Z' },
    ...part,
  })

  it('are one where the attribution splits them, also for the mark of an approval', async () => {
    const { editor } = show({ html: split })
    const quotes = await list('Quotes')
    expect(screen.getByText('0 of 1 quote approved')).toBeTruthy()
    expect(
      quotes.getByText(/^“Dayton has waited for good bread,” said Jo Hart\. “We open on Friday\.”/),
    ).toBeTruthy()
    await userEvent.click(quotes.getByRole('button', { name: 'Mark approved' }))
    await userEvent.type(quotes.getByLabelText('Approved by'), 'Jo Hart{Enter}')
    expect(await screen.findByText('1 of 1 quote approved')).toBeTruthy()
    expect(editor.getHTML().match(/data-quote/g)).toHaveLength(2)
    await userEvent.click(quotes.getByRole('button', { name: 'Withdraw approval' }))
    expect(await screen.findByText('0 of 1 quote approved')).toBeTruthy()
    expect(editor.getHTML()).not.toContain('data-quote')
  })

  it('are approved where their speaker approved them in a review', async () => {
    show({ html: split, decisions: [decision()] })
    const quotes = await list('Quotes')
    expect(await screen.findByText('1 of 1 quote approved')).toBeTruthy()
    expect(quotes.getByText('Approved quote. Approved by Jo Hart on November 18, 2026.')).toBeTruthy()
    expect(quotes.queryByRole('button', { name: 'Mark approved' })).toBeNull()
    expect(quotes.queryByRole('button', { name: 'Withdraw approval' })).toBeNull()
  })

  it.each([
    ['of other words', { quote: '“Dayton has waited,”' }],
    ['of the release', { kind: 'approved', quote: null }],
    ['by somebody else', { name: 'Ann Lee' }],
  ] as const)('are open after an approval %s', async (_, part) => {
    show({ html: split, decisions: [decision(part)] })
    expect(await screen.findByText('0 of 1 quote approved')).toBeTruthy()
  })

  it('are open again once their speaker takes the approval back', async () => {
    show({ html: split, decisions: [decision(), decision({ id: 'e', kind: 'quote_withdrawn' })] })
    expect(await screen.findByText('0 of 1 quote approved')).toBeTruthy()
  })
})

describe('never-say words', () => {
  it('are listed, added and allowed', async () => {
    const { briefs } = show()
    await userEvent.type(screen.getByLabelText('Word or phrase to avoid'), 'Project Pike{Enter}')
    expect(briefs.at(-1)?.words).toEqual({ added: ['Project Pike'], removed: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Allow “Harbor Ventures”' }))
    expect(briefs.at(-1)?.words).toEqual({ added: ['Project Pike'], removed: ['Harbor Ventures'] })
  })
})

describe('what was sent to AI models', () => {
  it('lists each time with action, model, host and characters', async () => {
    show({ calls: [sent] })
    const left = await list('Sent to AI models')
    expect(left.getByText('Rewrite: 2,140 characters')).toBeTruthy()
    expect(left.getByText(/^llama3.3 at localhost, Nov. 16/)).toBeTruthy()
  })

  it('says that nothing did, names who writes, and keeps the document here', async () => {
    const { onKeepOnServer } = show()
    expect(screen.getByText('This document hasn’t been sent to an AI model.')).toBeTruthy()
    expect(screen.getByText('llama3.3 at localhost')).toBeTruthy()
    await userEvent.click(screen.getByLabelText(/^Keep on this server/))
    expect(onKeepOnServer).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('does not say that nothing was sent before the document is saved', () => {
    show({ isUnsaved: true })
    expect(screen.queryByText('This document hasn’t been sent to an AI model.')).toBeNull()
    expect(screen.getByText('Save this document to see what was sent to an AI model.')).toBeTruthy()
  })

  it('says when the client decides', () => {
    show({ writer: { ...model, name: 'Built-in writer', is_builtin: true, kept_by: 'client' } })
    expect(screen.getByText('This client’s documents stay on this server.')).toBeTruthy()
  })
})
