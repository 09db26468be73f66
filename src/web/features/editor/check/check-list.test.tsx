import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { useStore } from '#web/lib/store.ts'
import { CheckFilter } from './check-filter.tsx'
import { CheckList } from './check-list.tsx'
import { NewsroomCheck } from './newsroom-check.ts'

let check: NewsroomCheck | undefined
afterEach(() => {
  cleanup()
  check?.close()
})

function List({ check, rules = ['NUM-03'] }: { check: NewsroomCheck; rules?: readonly string[] }) {
  const { report, issues, active, picked } = useStore(check.state)
  const ours = issues.filter(({ rule }) => rules.includes(rule))
  return (
    report && <CheckList {...{ check, report, active, picked }} issues={ours} beforeShow={async () => {}} />
  )
}

async function openCheck(content: string, rules?: readonly string[]): Promise<NewsroomCheck> {
  const created = new NewsroomCheck(openEditor(content), () => ({
    savePreferenceChange: vi.fn(),
    saveIgnoredChange: vi.fn(),
  }))
  check = created
  await vi.waitFor(() => expect(created.state.read().report).toBeDefined())
  render(<List check={created} {...(rules && { rules })} />)
  return created
}

it('makes one card of equal findings, keeps the focus on it while places are left, and then gives it to the list', async () => {
  await openCheck(
    '<p>Sales rose 30 percent, costs rose 20 percent and profit rose 10 percent in the year that ended in June.</p>',
  )
  const fix = async () => userEvent.click(screen.getByRole('button', { name: 'Fix' }))
  expect(screen.getByRole('article').textContent).toContain('1 of 3')
  await fix()
  const card = screen.getByRole('article')
  expect(card.textContent).toContain('20 percent')
  expect(card.textContent).toContain('1 of 2')
  expect(document.activeElement).toBe(card)
  await fix()
  expect(screen.getByRole('article').textContent).not.toMatch(/\d of \d/)
  await fix()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Issues' }))
})

it('steps through the places of an issue and jumps to the one whose mark was clicked', async () => {
  const created = await openCheck(
    Array.from({ length: 50 }, (_, at) => `<p>Sales of plant ${at} rose 3${at} percent.</p>`).join(''),
  )
  const card = screen.getByRole('article')
  await userEvent.click(within(card).getByRole('button', { name: 'Next instance' }))
  expect(card.textContent).toContain('2 of 50')
  expect(card.textContent).toContain('31 percent')
  await userEvent.click(within(card).getByRole('button', { name: 'Previous instance' }))
  await userEvent.click(within(card).getByRole('button', { name: 'Previous instance' }))
  expect(card.textContent).toContain('50 of 50')
  const far = created.state
    .read()
    .findings.filter(({ rule }) => rule === 'NUM-03')
    .at(-3)
  act(() => created.pick(far?.key))
  expect(card.textContent).toContain('48 of 50')
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
  await userEvent.click(screen.getByRole('button', { name: 'Fix AP style where it’s safe' }))
  expect(editor.getText()).toContain('Sales rose 30%, costs rose 20%')
  expect(editor.getText()).toContain('We grew 10 percent')
  expect(screen.getByRole('article').textContent).toContain('10 percent')
})

it('counts issues in the button as the chip above does, not their places', async () => {
  const percents = '<p>Sales rose 30 percent and costs rose 20 percent in the year that ended in June.</p>'
  await openCheck(percents)
  expect(screen.getByRole('article').textContent).toContain('1 of 2')
  expect(screen.getByRole('button', { name: 'Fix AP style' })).toBeTruthy()
  cleanup()

  const dates = '<p>The plant opens on December 3, 2026.</p>'
  const created = await openCheck(percents + dates, ['NUM-03', 'DTE-01'])
  const { issues, report } = created.state.read()
  const shown = issues.filter(({ rule }) => ['NUM-03', 'DTE-01'].includes(rule))
  const profile = report?.release.settings.profile
  render(<CheckFilter issues={shown} profile={profile} family={undefined} onChange={vi.fn()} />)
  expect(screen.getByRole('button', { name: /^AP style/ }).textContent).toBe('AP style2')
  expect(screen.getByRole('button', { name: 'Fix all 2 in AP style' })).toBeTruthy()
})
