import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type DocumentBrief as Brief, emptyBrief } from '#domain/brief/document-brief.ts'
import type { ClientOfDocument } from '#web/features/editor/ai/ai-context.ts'
import { GenerateDialog } from '#web/features/editor/ai/dialogs/generate-dialog.tsx'
import { countAccount, readAccount } from '#web/features/editor/facts/read-account.ts'

afterEach(cleanup)

const notes = `Acme Foods opens a bakery in Dayton, Ohio, on Nov. 17, 2026.
The bakery employs 40 people.
Off the record: the investor is Harbor Ventures.
Media contact: Jo Hart, jo@acmefoods.com, 937-555-0100`

interface DialogProps {
  first?: Brief
  onBrief?: (brief: Brief) => void
  onGenerate?: () => void
  client?: ClientOfDocument
}

function Dialog({ first = emptyBrief, onBrief, onGenerate, client }: DialogProps) {
  const [brief, setBrief] = useState<Brief>(first)
  return (
    <GenerateDialog
      brief={brief}
      client={client}
      onChange={(next) => {
        setBrief(next)
        onBrief?.(next)
      }}
      onClose={() => {}}
      onGenerate={() => onGenerate?.()}
      writer={{ name: 'Built-in writer', isBuiltin: true, keptBy: null }}
      isBusy={false}
      replacesText={false}
      reason={undefined}
      onShowResult={undefined}
    />
  )
}

async function paste(text: string) {
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Prompt'))
  await user.paste(text)
  return user
}

it('says under the prompt what was read and how much is kept out', async () => {
  render(<Dialog />)
  await paste(notes)
  await waitFor(() => expect(screen.getByText(/Acme Foods · /)).toBeTruthy())
  const strip = screen.getByText(/Acme Foods · /)
  expect(strip.textContent).toContain('Dayton')
  expect(strip.textContent).toContain('contact')
  expect(strip.textContent).toContain('1 line kept out')
})

const northwind: ClientOfDocument = {
  name: 'Northwind Ferries',
  kit: {
    name: 'Northwind Ferries',
    other_names: [],
    city: 'Oban',
    product_names: ['SeaHop Pass'],
    texts: [{ label: 'Short', text: 'Northwind Ferries runs eleven ferries and was founded in 1931.' }],
    people: [
      {
        ...{ kind: 'contact', name: 'Isla Grant', title: 'press officer', quotable: false },
        ...{ email: 'isla@northwind.example', phone: '01631 555 010' },
      },
    ],
  },
}

it('names the client and shows what its kit says, before anything is typed and beside the notes', async () => {
  render(<Dialog client={northwind} />)
  expect(screen.getByText('Northwind Ferries')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(await screen.findByText('Fact sheet, filled in from the client kit'))
  const company = await screen.findByLabelText<HTMLTextAreaElement>('Company')
  await waitFor(() => expect(company.value).toBe('Northwind Ferries'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('City').value).toContain('Oban')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Contact').value).toContain('isla@northwind.example')
  expect(screen.getByLabelText<HTMLTextAreaElement>('About the company').value).toContain('eleven ferries')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Date').value).toBe('')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Figures').value).toBe('')
  expect(screen.queryByText('Your notes, line by line')).toBeNull()
  await paste('A night ferry starts on 4 January.')
  const strip = await screen.findByText(/^Northwind Ferries · /)
  expect(strip.textContent).toMatch(/ · 1 fact$/)
  expect(company.value).toBe('Northwind Ferries')
  await user.type(company, ' Ltd')
  expect(screen.getByText('Use your notes and the client kit: Northwind Ferries')).toBeTruthy()
})

it('counts the lines that the banner accounts for after a draft, typed values and uploads among them', async () => {
  const brief: Brief = {
    // A heading, and a line that is there twice.
    prompt: `News:\n${notes}\nThe bakery employs 40 people.`,
    type: 'expansion',
    answers: { why: 'Dayton has lost two bakeries since 2020.' },
    files: [
      { name: 'more.txt', text: 'The ovens run on solar power.\nConfidential: the rent is $4,000 a month.' },
    ],
  }
  render(<Dialog first={brief} />)
  const strip = await screen.findByText(/Acme Foods · /)
  const { used, usedInPart, notUsed, keptOut } = countAccount(
    readAccount(brief, '<p>The ovens run on solar power.</p>'),
  )
  expect([used, keptOut]).toEqual([1, 2])
  expect(strip.textContent).toMatch(
    new RegExp(` · ${used + usedInPart + notUsed} facts, ${keptOut} lines kept out$`),
  )
})

it('selects the type it reads until a person chooses one', async () => {
  render(<Dialog />)
  const user = await paste('Acme Foods won the 2026 Ohio Bakery Award.')
  const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'
  await waitFor(() => expect(isOn('Award')).toBe(true))
  expect(screen.getByText(/^Based on your notes/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Event' }))
  expect([isOn('Award'), isOn('Event')]).toEqual([false, true])
  expect(screen.queryByText(/^Based on your notes/)).toBeNull()
})

it('lists every line with its class, and keeps what a person decides', async () => {
  const briefs: Brief[] = []
  render(<Dialog onBrief={(brief) => briefs.push(brief)} />)
  const user = await paste(notes)
  const line = await screen.findByLabelText(/^Type of “Off the record/)
  expect((line as HTMLSelectElement).value).toBe('private')
  const fact = screen.getByLabelText(/^Type of “The bakery employs/)
  await user.selectOptions(fact, 'Private')
  expect(briefs.at(-1)?.kinds).toEqual({ 'The bakery employs 40 people.': 'private' })
  await waitFor(() => expect(screen.getByText(/Acme Foods · /).textContent).toContain('2 lines kept out'))
})

it('offers to use only checked lines once something is private, and then uses nothing else', async () => {
  const briefs: Brief[] = []
  const onGenerate = vi.fn()
  render(<Dialog onBrief={(brief) => briefs.push(brief)} onGenerate={onGenerate} />)
  const user = await paste('Acme Foods opens a bakery in Dayton, Ohio.')
  await screen.findByLabelText(/^Type of “Acme Foods/)
  expect(screen.queryByLabelText(/^Use only the lines I check/)).toBeNull()
  await user.clear(screen.getByLabelText('Prompt'))
  await paste(notes)
  await user.click(await screen.findByLabelText(/^Use only the lines I check/))
  await waitFor(() => expect(screen.getByText(/4 lines kept out/)).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(onGenerate).not.toHaveBeenCalled()
  expect(screen.getByText(/^Check the lines you want to use/)).toBeTruthy()
  await user.click(screen.getByLabelText('The bakery employs 40 people.'))
  expect(briefs.at(-1)?.kinds).toMatchObject({ 'The bakery employs 40 people.': 'fact' })
  await waitFor(() => expect(screen.getByText(/3 lines kept out/)).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(onGenerate).toHaveBeenCalledOnce()
  await user.click(screen.getByLabelText(/^Use only the lines I check/))
  await waitFor(() => expect(screen.getByText(/1 line kept out/)).toBeTruthy())
})

const shownIn = (label: string) => (screen.getByLabelText(label) as HTMLTextAreaElement).value

it('shows every value it read, takes what a person types instead, and goes back to the notes', async () => {
  const briefs: Brief[] = []
  render(<Dialog onBrief={(brief) => briefs.push(brief)} />)
  const user = await paste(notes)
  await waitFor(() => expect(shownIn('Company')).toBe('Acme Foods'))
  expect(shownIn('City')).toBe('Dayton, Ohio')
  expect(shownIn('Contact')).toBe('Jo Hart, jo@acmefoods.com, 937-555-0100')
  await user.clear(screen.getByLabelText('Company'))
  await user.type(screen.getByLabelText('Company'), 'Acme Bakeries')
  expect(briefs.at(-1)?.answers).toEqual({ company: 'Acme Bakeries' })
  await waitFor(() => expect(screen.getByText(/^Acme Bakeries · /)).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Use your notes: Acme Foods' }))
  expect(briefs.at(-1)?.answers).toEqual({})
  expect(shownIn('Company')).toBe('Acme Foods')
})

it('is enough without a prompt', async () => {
  const onGenerate = vi.fn()
  render(<Dialog onGenerate={onGenerate} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Award' }))
  await user.type(screen.getByLabelText('Company'), 'Larkmoor')
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(onGenerate).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.getByText(/^Larkmoor · Award/)).toBeTruthy())
})

it('reads nothing in an empty prompt', async () => {
  render(<Dialog />)
  const user = await paste('Acme Foods opens a bakery in Dayton, Ohio.')
  await screen.findByLabelText(/^Type of “Acme Foods/)
  await user.clear(screen.getByLabelText('Prompt'))
  expect(screen.queryByLabelText(/^Type of/)).toBeNull()
})
