// Notices about the trial and a failed payment, and when they come back after being dismissed.
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/time/calendar.ts'
import { readProfile } from '#web/lib/profile.ts'
import { PaymentNotice } from './payment-notice.tsx'
import { renderAt, withUser } from './signed-in.test-support.tsx'
import { TrialNotice, TrialPill } from './trial-notices.tsx'

const desk = withUser()

async function openAfter(days: number) {
  cleanup()
  const created_at = new Date(Date.now() - days * dayMs).toISOString()
  desk.profile = { subscription_status: 'free', created_at }
  await readProfile(desk.userId)
  renderAt(
    '/write',
    <>
      <TrialPill />
      <TrialNotice />
    </>,
  )
}

const pill = () => screen.queryByRole('link', { name: /Free Trial|Trial Expired/ })?.textContent

describe('the trial', () => {
  it('shows the days left and, once dismissed, comes back near the end and after it', async () => {
    await openAfter(1.5)
    await screen.findByRole('link', { name: 'Free Trial (6 days left)' })
    await userEvent.click(screen.getByRole('button', { name: 'Hide the trial notice' }))
    expect(pill()).toBeUndefined()
    await openAfter(5.5)
    await screen.findByRole('link', { name: 'Free Trial (2 days left)' })
    await openAfter(20)
    await screen.findByRole('link', { name: 'Trial Expired' })
  })

  it('says in the editor what still works after it, until dismissed', async () => {
    await openAfter(20)
    const upgrade = await screen.findByRole('link', { name: 'Upgrade to Pro' })
    expect(upgrade.getAttribute('href')).toBe('/pricing')
    await userEvent.click(screen.getByRole('button', { name: 'Hide this notice' }))
    await openAfter(21)
    await screen.findByRole('link', { name: 'Trial Expired' })
    expect(screen.queryByRole('link', { name: 'Upgrade to Pro' })).toBeNull()
  })
})

describe('a failed payment', () => {
  async function openOwing(address: string, pro_renews_at: string) {
    cleanup()
    desk.profile = { subscription_status: 'pro', payment_failed: true, pro_renews_at }
    await readProfile(desk.userId)
    renderAt(address, <PaymentNotice />)
  }
  const notice = () => screen.queryByRole('complementary', { name: 'Your payment' })

  it('shows on every page with a link to fix it, until dismissed, and again the next time', async () => {
    await openOwing('/write', '2026-12-14T09:00:00Z')
    const link = await screen.findByRole('link', { name: 'Fix it in Account Settings' })
    expect(link.getAttribute('href')).toBe('/settings')
    await userEvent.click(screen.getByRole('button', { name: 'Hide the payment notice' }))
    expect(notice()).toBeNull()
    await openOwing('/write', '2027-01-14T09:00:00Z')
    await screen.findByRole('link', { name: 'Fix it in Account Settings' })
  })
})
