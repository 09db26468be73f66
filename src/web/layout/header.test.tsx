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
