import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart, Nothing } from './lazy-part.tsx'

afterEach(cleanup)

const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('shows the part, or says that it didn’t load, and leaves the rest of the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Part = lazyPart(async () => ({ name }: { name: string }) => <p>Part of {name}</p>)
  const Failed = lazyPart<{ name: string }>(fail)
  const Quiet = lazyPart<object>(fail, Nothing)
  render(
    <Suspense>
      <p>Rest</p>
      <Part name="the desk" />
      <Failed name="the desk" />
      <Quiet />
    </Suspense>,
  )
  expect(await screen.findByText('Part of the desk')).toBeTruthy()
  expect(screen.getByText('Rest')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain('didn’t load')
  vi.restoreAllMocks()
})
