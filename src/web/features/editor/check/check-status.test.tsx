import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { Store } from '#web/lib/store.ts'
import { CheckCount, CheckRemainder, CheckStatus } from './check-status.tsx'
import { NewsroomCheck } from './newsroom-check.ts'

let check: NewsroomCheck | undefined
afterEach(() => {
  cleanup()
  check?.close()
})

const nothing = 'No suggestions. Read it aloud once before you send it.'

/** What the check and an analysis without suggestions say about one text, side by side. */
async function showBoth(content: string, onOpen = vi.fn()): Promise<number> {
  const created = new NewsroomCheck(openEditor(content), () => ({
    savePreferenceChange: vi.fn(),
    saveIgnoredChange: vi.fn(),
  }))
  check = created
  await vi.waitFor(() => expect(created.state.read().report).toBeDefined())
  render(
    <>
      <CheckStatus check={created} onOpen={onOpen} />
      <p data-testid="count">
        <CheckCount check={created} />
      </p>
      <CheckRemainder check={created} lead="No suggestions." fallback={<p>{nothing}</p>} onOpen={onOpen} />
    </>,
  )
  return created.state.read().issues.length
}

it('never says beside open issues that there is nothing to do, and counts them as the check does', async () => {
  const onOpen = vi.fn()
  const open = await showBoth(
    '<h1>Larkmoor opens a plant</h1><p>[CITY], [STATE] — Sales rose 30 percent and costs rose 20 percent.</p>',
    onOpen,
  )
  expect(open).toBeGreaterThan(1)
  expect(screen.queryByText(nothing)).toBeNull()
  expect(screen.getByText(`No suggestions. The newsroom check has ${open} open issues.`)).toBeTruthy()
  expect(screen.getByTestId('count').textContent).toBe(`${open} open`)
  expect(screen.getByRole('button', { name: new RegExp(`^${open} newsroom issues`) })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open newsroom check' }))
  expect(onOpen).toHaveBeenCalledOnce()
})

it('says so where the check has nothing either', () => {
  const clean = { state: new Store({ issues: [] }) } as unknown as NewsroomCheck
  render(
    <>
      <p data-testid="count">
        <CheckCount check={clean} />
      </p>
      <CheckRemainder check={clean} lead="No suggestions." fallback={<p>{nothing}</p>} onOpen={vi.fn()} />
    </>,
  )
  expect(screen.getByText(nothing)).toBeTruthy()
  expect(screen.queryByText(/open issue/)).toBeNull()
  expect(screen.getByTestId('count').textContent).toBe('')
})
