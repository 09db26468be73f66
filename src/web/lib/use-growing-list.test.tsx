import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGrowingList } from './use-growing-list.ts'

/** Tells the list at which places its end was seen since it was told last. */
let report: (...isIntersecting: boolean[]) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (places: { isIntersecting: boolean }[]) => void) {
        report = (...seen) => act(() => tell(seen.map((isIntersecting) => ({ isIntersecting }))))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

function List() {
  const { count, end } = useGrowingList<HTMLLIElement>(10, 4)
  return (
    <ul>
      <li ref={end}>{count}</li>
    </ul>
  )
}
const drawn = () => Number(screen.getByRole('listitem').textContent)

it('grows when its end comes into view, also if that was out of view in the same report', () => {
  render(<List />)
  report(false)
  expect(drawn()).toBe(4)
  report(true)
  expect(drawn()).toBe(8)
  report(false, true)
  expect(drawn()).toBe(12)
})
