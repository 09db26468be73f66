// What the header and the desk say about the trial, and how long it stays away.
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar.ts'
import { readProfile } from '#web/lib/profile.ts'
import { renderAt, withUser } from './signed-in.test-support.tsx'
import { TrialNotice } from './trial-notice.tsx'
import { TrialPill } from './trial-pill.tsx'

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
  it('shows its days, and again when it nears its end and when it is over, after it was put away', async () => {
    await openAfter(1.5)
    await screen.findByRole('link', { name: 'Free Trial (6 days left)' })
    await userEvent.click(screen.getByRole('button', { name: 'Hide the trial notice' }))
    expect(pill()).toBeUndefined()
    await openAfter(5.5)
    await screen.findByRole('link', { name: 'Free Trial (2 days left)' })
    await openAfter(20)
    await screen.findByRole('link', { name: 'Trial Expired' })
  })

  it('says at the desk what goes on without it, until that is put away', async () => {
    await openAfter(20)
    const upgrade = await screen.findByRole('link', { name: 'Upgrade to Pro' })
    expect(upgrade.getAttribute('href')).toBe('/pricing')
    await userEvent.click(screen.getByRole('button', { name: 'Hide this notice' }))
    await openAfter(21)
    await screen.findByRole('link', { name: 'Trial Expired' })
    expect(screen.queryByRole('link', { name: 'Upgrade to Pro' })).toBeNull()
  })
})
