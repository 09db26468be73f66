import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { PaymentReturn } from './payment-return.tsx'

const desk = withUser()
const open = (address: string) => renderAt(address, <PaymentReturn userId={desk.userId} />)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

/** Advances the clock until the assertion passes. */
const pass = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => vi.advanceTimersByTimeAsync(500))
      check()
    },
    { interval: 5 },
  )

describe('the return from a payment', () => {
  it('asks until the profile reads pro, then welcomes and cleans the address', async () => {
    const { router } = open('/write?session_id=cs_1&template=x')
    expect(screen.getByText('Confirming payment…')).toBeTruthy()
    await pass(() => expect(desk.called[0]).toEqual({ name: 'refresh-subscription', body: undefined }))
    expect(screen.queryByText('Welcome to Pro')).toBeNull()
    expect(router.state.location.search).toContain('session_id')
    desk.profile = { subscription_status: 'pro' }
    await pass(() => expect(screen.getByText('Welcome to Pro')).toBeTruthy())
    await pass(() => expect(router.state.location.search).toBe('?template=x'))
  })

  it('says after a minute that the payment is not confirmed yet, and checks again on request', async () => {
    const { router } = open('/write?session_id=cs_1')
    await pass(() => expect(screen.getByText(/still waiting for confirmation of your payment/)).toBeTruthy())
    expect(desk.called).toHaveLength(30)
    expect(router.state.location.search).toBe('?session_id=cs_1')
    vi.useRealTimers()
    desk.profile = { subscription_status: 'pro' }
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('Welcome to Pro')
  })

  it('shows nothing and asks nothing without a payment', async () => {
    open('/write')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(screen.queryByText('Confirming payment…')).toBeNull()
    expect(desk.profileReads).toBe(0)
  })
})
