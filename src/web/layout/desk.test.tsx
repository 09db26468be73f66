import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Desk } from './desk.tsx'
import { renderAt, withUser } from './signed-in.test-support.tsx'

const desk = withUser()

it('orders its banners by importance: the document before the plan', async () => {
  desk.profile = { subscription_status: 'free', created_at: '2020-01-01T00:00:00Z' }
  renderAt(
    '/write',
    <Desk sidebar={() => null} bar={null} notice={<p>Not saved</p>}>
      Sheet
    </Desk>,
  )
  const trial = await screen.findByText(/Your free trial has ended/)
  const banners = screen.getByText('Not saved').parentElement
  expect(banners?.hasAttribute('data-banners')).toBe(true)
  expect([...(banners?.children ?? [])].findIndex((child) => child.contains(trial))).toBeGreaterThan(0)
})
