import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Header } from './header.tsx'
import { renderAt, withUser } from './signed-in.test-support.tsx'

withUser()

it('shows signed-in users a link to the editor next to the wordmark', async () => {
  renderAt('/terms', <Header />)
  const back = await screen.findByRole('link', { name: 'Back to editor' })
  expect(back.getAttribute('href')).toBe('/write')
  expect(screen.getByRole('link', { name: 'Presswright' }).parentElement).toBe(back.parentElement)
})

it('keeps an invitation for visitors who sign in or sign up from the header', async () => {
  localStorage.clear()
  const { unmount } = renderAt('/invite/abc', <Header />)
  const hrefs = () =>
    ['Login', 'Sign Up'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  await screen.findByRole('link', { name: 'Login' })
  expect(hrefs()).toEqual(['/signin?redirectTo=/invite/abc', '/signup?redirectTo=/invite/abc'])
  unmount()
  renderAt('/terms', <Header />)
  await screen.findByRole('link', { name: 'Login' })
  expect(hrefs()).toEqual(['/signin', '/signup'])
})
