import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import type { DocumentReviews } from './review-api.ts'
import { SendReviewDialog } from './send-review-dialog.tsx'

withUser()
beforeEach(() => sessionStorage.clear())

const html = '<p>“We listened,” said Mara Voss.</p><p>“It is legal,” said Jo Bell.</p>'
const nothing = { reviews: [], reviewers: [], decisions: [], comments: [], withdrawn: [], mails: [] }
const person = (name: string, email: string) => ({ name, email, role: 'client' as const })

function show(people: ReturnType<typeof person>[], data: DocumentReviews = nothing) {
  const save = vi.fn(async () => undefined)
  const editor = openEditor(html)
  renderAt(
    '/write',
    <SendReviewDialog
      {...{ people, editor, save, data }}
      documentId="doc"
      onSent={() => undefined}
      onClose={() => undefined}
    />,
  )
  return save
}
describe('the next round', () => {
  const round = (due_on: string): DocumentReviews['reviews'][number] => ({
    ...{
      id: 'r',
      version: 1,
      title: '',
      content: html,
      text_hash: 'h',
      message: 'Legal has seen it.',
      due_on,
    },
    ...{ shows_comments: true, created_at: '', closed_at: null },
  })
  const people = [person('Mara Voss', 'mara@x.test'), person('Jo Bell', 'jo@x.test')]
  const typedIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

  it('begins with the message, the day and the choice of the last one', () => {
    show(people, { ...nothing, reviews: [round('2999-01-31')] })
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
    expect(typedIn('Message (optional)')).toBe('Legal has seen it.')
    expect(typedIn('Respond by (optional)')).toBe('2999-01-31')
  })

  it('gives nobody else the message, and says who has this text already', () => {
    const reviewers = [
      {
        ...{ id: 'mara', review_id: 'r', ...person('Mara Voss', 'mara@x.test'), expires_at: '2999-01-01' },
        ...{ revoked_at: null, opened_at: null, reminded_at: null },
      },
    ]
    show([], { ...nothing, reviews: [round('2999-01-31')], reviewers })
    expect(typedIn('Message (optional)')).toBe('')
    expect(quotes()).toContain('Mara Voss, 1 quote: already asked')
    expect(quotes()).toContain('Jo Bell, 1 quote: no reviewer with this name')
  })

  it('takes over no day that has passed', () => {
    show(people, { ...nothing, reviews: [round('2020-01-31')] })
    expect(typedIn('Respond by (optional)')).toBe('')
  })
})

it('names what is wrong with a reviewer below the field, in its own words', async () => {
  const save = show([person('', 'mara@')])
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await press()
  expect(screen.getByText('Enter a name.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await userEvent.type(screen.getByLabelText('Name'), 'Mara Voss')
  expect(screen.queryByText('Enter a name.')).toBeNull()
  await press()
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(save).not.toHaveBeenCalled()
})

const quotes = () => screen.getByRole('region', { name: 'Quotes to approve' }).textContent

it('says which quotes nobody is asked to approve, and takes the name the release gives a speaker', async () => {
  show([person('M. Voss', 'mara@x.test')])
  expect(quotes()).toContain('Mara Voss, 1 quote: no reviewer with this name')
  expect(quotes()).toContain('Jo Bell, 1 quote: no reviewer with this name')
  await userEvent.click(screen.getByRole('button', { name: 'Change “M. Voss” to “Mara Voss”' }))
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Mara Voss')
  expect(quotes()).toContain('Mara Voss, 1 quote: will be asked to approve')
  expect(quotes()).toContain('Jo Bell, 1 quote: no reviewer with this name')
})

it('shows at the address itself that two reviewers have the same one', async () => {
  const save = show([person('Mara Voss', 'mara@x.test'), person('Jo Bell', ' MARA@x.test')])
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const [first, second] = screen.getAllByLabelText('Email')
  expect(first?.getAttribute('aria-invalid')).toBeNull()
  expect(second?.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(second)
  expect(save).not.toHaveBeenCalled()
})

it('says below the day that it has passed, in place of the browser’s bubble', () => {
  show([person('Mara Voss', 'mara@x.test')])
  const day = screen.getByLabelText('Respond by (optional)')
  // Not prevented, the browser would show its own.
  expect(fireEvent.invalid(day)).toBe(false)
  expect(screen.getByText('Choose today or a later date.')).toBeDefined()
  fireEvent.change(day, { target: { value: '2999-01-31' } })
  expect(screen.queryByText('Choose today or a later date.')).toBeNull()
})

it('asks for a day on which the links still work', () => {
  show([person('Mara Voss', 'mara@x.test')])
  const day = screen.getByLabelText('Respond by (optional)') as HTMLInputElement
  expect(Date.parse(day.max)).toBeLessThan(Date.now() + 30 * 86_400_000)
  fireEvent.change(day, { target: { value: '2999-01-31' } })
  fireEvent.invalid(day)
  expect(screen.getByText(/^Links work for 30 days\. Choose .+ or an earlier date\.$/)).toBeDefined()
})

it('has what was typed when it opens again for the same people, and only then', async () => {
  show([])
  await userEvent.type(screen.getByLabelText('Name'), 'Mara')
  await userEvent.type(screen.getByLabelText('Message (optional)'), 'Please hurry')
  cleanup()
  show([])
  expect(screen.getByDisplayValue('Mara')).toBeDefined()
  expect(screen.getByDisplayValue('Please hurry')).toBeDefined()
  cleanup()
  show([person('Jo Bell', 'jo@x.test')])
  expect(screen.queryByDisplayValue('Please hurry')).toBeNull()
})

it('adds whoever is quoted as the spokesperson, first where a row is empty', async () => {
  show([])
  const role = (number: number) => (screen.getAllByLabelText('Role')[number - 1] as HTMLSelectElement).value
  await userEvent.click(screen.getByRole('button', { name: 'Add Mara Voss' }))
  expect(screen.getByDisplayValue('Mara Voss')).toBeTruthy()
  expect(role(1)).toBe('spokesperson')
  expect(quotes()).toContain('Mara Voss, 1 quote: will be asked to approve')
  await userEvent.click(screen.getByRole('button', { name: 'Add Jo Bell' }))
  expect(screen.getByDisplayValue('Jo Bell')).toBeTruthy()
  expect(role(2)).toBe('spokesperson')
  expect(screen.queryByRole('button', { name: /^Add (?:Mara|Jo)/ })).toBeNull()
})
