import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { useStore } from '#web/lib/store.ts'
import { CheckList } from './check-list.tsx'
import { NewsroomCheck } from './newsroom-check.ts'

let check: NewsroomCheck | undefined
afterEach(() => {
  cleanup()
  check?.close()
})

function List({ check }: { check: NewsroomCheck }) {
  const { report, findings, active, picked } = useStore(check.state)
  const ours = findings.filter(({ rule }) => rule === 'NUM-03')
  return (
    report && <CheckList {...{ check, report, active, picked }} findings={ours} beforeShow={async () => {}} />
  )
}

it('gives the focus to the next card when one is mended, and to the one before after the last', async () => {
  const editor = openEditor(
    '<p>Sales rose 30 percent, costs rose 20 percent and profit rose 10 percent in the year that ended in June.</p>',
  )
  const created = new NewsroomCheck(editor, () => ({
    savePreferenceChange: vi.fn(),
    saveIgnoredChange: vi.fn(),
  }))
  check = created
  await vi.waitFor(() => expect(created.state.read().report).toBeDefined())
  render(<List check={created} />)
  const fix = async (at: number) => {
    const card = screen.getAllByRole('article')[at] as HTMLElement
    await userEvent.click(within(card).getByRole('button', { name: 'Fix' }))
  }
  await fix(0)
  const [next, last] = screen.getAllByRole('article')
  expect(last).toBeDefined()
  expect(next?.textContent).toContain('20 percent')
  expect(document.activeElement).toBe(next)
  await fix(1)
  expect(document.activeElement).toBe(screen.getByRole('article'))
  await fix(0)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Findings' }))
})

it('shows the card of a clicked mark, however far down the list it stands', async () => {
  const editor = openEditor(
    Array.from({ length: 50 }, (_, at) => `<p>Sales of plant ${at} rose 30 percent.</p>`).join(''),
  )
  const created = new NewsroomCheck(editor, () => ({
    savePreferenceChange: vi.fn(),
    saveIgnoredChange: vi.fn(),
  }))
  check = created
  await vi.waitFor(() => expect(created.state.read().report).toBeDefined())
  render(<List check={created} />)
  expect(screen.getAllByRole('article')).toHaveLength(40)
  const far = created.state
    .read()
    .findings.filter(({ rule }) => rule === 'NUM-03')
    .at(-3)
  act(() => created.pick(far?.key))
  expect(screen.getAllByRole('article')).toHaveLength(48)
  act(() => created.editor.commands.insertContent('Now '))
  expect(created.state.read().picked).toBeUndefined()
})

it('fixes style at one go everywhere but in what people said', async () => {
  const editor = openEditor(
    '<p>Sales rose 30 percent, costs rose 20 percent in the year that ended in June.</p><p>“We grew 10 percent in a year that was hard,” said Maren Oduya.</p>',
  )
  const created = new NewsroomCheck(editor, () => ({
    savePreferenceChange: vi.fn(),
    saveIgnoredChange: vi.fn(),
  }))
  check = created
  await vi.waitFor(() => expect(created.state.read().report).toBeDefined())
  render(<List check={created} />)
  await userEvent.click(screen.getByRole('button', { name: 'Fix all 2 in AP style' }))
  expect(editor.getText()).toContain('Sales rose 30%, costs rose 20%')
  expect(editor.getText()).toContain('We grew 10 percent')
  expect(screen.getByRole('article').textContent).toContain('10 percent')
})
