import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { refuse, renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

const desk = withUser()
const open = () => renderAt('/settings', <SubscriptionCard userId={desk.userId} />)
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }))
/** Presses Cancel Subscription and confirms. */
const cancelPlan = async () => {
  await press('Cancel Subscription')
  await press('Cancel subscription')
}
const isHeld = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

describe('the subscription card', () => {
  it('asks once before it cancels, and says until when Pro lasts', async () => {
    desk.profile = { subscription_status: 'pro', pro_renews_at: '2027-11-14T09:00:00Z' }
    desk.functions['cancel-subscription'] = () => ({ status: 'pro', proUntil: '2027-11-14T09:00:00Z' })
    open()
    await press('Cancel Subscription')
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel your subscription?' })
    expect(dialog.textContent).toMatch(/You’ll keep Pro until .*2027/)
    await press('Keep Pro')
    expect(desk.called).toEqual([])
    await cancelPlan()
    await waitFor(() => expect(desk.called.map(({ name }) => name)).toEqual(['cancel-subscription']))
  })

  it('reads the plan again every 5 seconds while the page is visible, and only then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    open()
    await screen.findByText('Free Trial (7 days left)')
    const read = desk.profileReads
    desk.profile = { subscription_status: 'pro' }
    await act(() => vi.advanceTimersByTimeAsync(4_999))
    expect(desk.profileReads).toBe(read)
    await act(() => vi.advanceTimersByTimeAsync(1))
    await screen.findByText('Pro')

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const readVisible = desk.profileReads
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(desk.profileReads).toBe(readVisible)
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await vi.waitFor(() => expect(desk.profileReads).toBe(readVisible + 1))
  })

  it('reads a missing profile as an expired trial', async () => {
    desk.profile = null
    open()
    await screen.findByText('Trial Expired')
    expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeTruthy()
  })

  it('says at once that the plan cannot be read, not after many tries, and shows it when it can', async () => {
    desk.functions['/rest/v1/profiles'] = () => refuse(503, 'x')
    open()
    await screen.findByText('Failed to check subscription status. Trying again…')
    expect(desk.profileReads).toBeLessThan(4)
    desk.functions = {}
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await screen.findByText('Free Trial (7 days left)')
  })

  it('names price and day of renewal, and after a cancel the last day', async () => {
    desk.profile = {
      subscription_status: 'pro',
      pro_period: 'annual',
      pro_renews_at: '2027-11-14T09:00:00Z',
      has_invoices: true,
    }
    desk.functions['cancel-subscription'] = () => ({ status: 'pro', proUntil: '2027-11-14T09:00:00Z' })
    open()
    await screen.findByText(/^\$180 a year\. Renews on November 14, 2027, unless you cancel first\./)
    expect(screen.getByRole('button', { name: 'Invoices and payment method' })).toBeTruthy()
    await cancelPlan()
    await screen.findByText(
      /^Your subscription \(\$180 a year\) is canceled, and you won’t be charged again\. .* until November 14, 2027\./,
    )
  })

  it('says that a payment failed and leads to where it is settled', async () => {
    desk.profile = {
      subscription_status: 'pro',
      pro_period: 'monthly',
      pro_renews_at: '2026-12-14T09:00:00Z',
      payment_failed: true,
      has_invoices: true,
    }
    desk.functions['create-portal-session'] = () => ({ url: 'https://pay.example/portal' })
    open()
    const title = await screen.findByText('Your last payment didn’t go through')
    expect(title.closest('[role=alert]')?.textContent).toContain(
      'The charge for Pro ($30 a month) was declined. You’ll keep Pro while we retry',
    )
    expect(screen.queryByText(/Renews on/)).toBeNull()
    await press('Pay or update card')
    await waitFor(() => expect(desk.assigned).toEqual(['https://pay.example/portal']))
  })

  it('says once what a failed payment means after a cancel', async () => {
    desk.profile = {
      subscription_status: 'pro',
      pro_period: 'monthly',
      pro_until: '2026-12-14T09:00:00Z',
      payment_failed: true,
    }
    open()
    const title = await screen.findByText('Your last payment didn’t go through')
    expect(title.closest('[role=alert]')?.textContent).toContain(
      'You’ll keep Pro until December 14, 2026 if the open invoice is paid, and lose it sooner if every attempt fails.',
    )
    expect(screen.queryByText(/You’ll keep every Pro feature until|Renews on/)).toBeNull()
  })

  it('says that Pro ended because a payment failed for good', async () => {
    desk.profile = { subscription_status: 'free', payment_failed: true, has_invoices: true }
    open()
    await screen.findByText(/was declined several times, so Pro has ended/)
    expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /card|Invoices/ })).toHaveLength(1)
  })

  it('shows no invoices to users who never paid', async () => {
    desk.profile = { subscription_status: 'free', created_at: new Date().toISOString(), has_invoices: false }
    open()
    await screen.findByText('Free Trial (7 days left)')
    expect(screen.queryByRole('button', { name: /Invoices/ })).toBeNull()
    expect(screen.queryByText(/payment didn’t go through/)).toBeNull()
  })

  it('starts a monthly plan, and says when checkout can’t be opened', async () => {
    open()
    desk.functions['create-checkout-session'] = () => ({ url: 'javascript:alert(1)' })
    await press('Upgrade to Pro')
    await screen.findByText('Failed to start checkout process. Please try again.')
    expect(desk.assigned).toEqual([])
    desk.functions['create-checkout-session'] = () => ({ url: 'https://pay.example/1', outcome: 'checkout' })
    await press('Upgrade to Pro')
    await waitFor(() => expect(desk.assigned).toEqual(['https://pay.example/1']))
    expect(desk.called.at(-1)).toEqual({ name: 'create-checkout-session', body: { period: 'monthly' } })
    const button = screen.getByRole('button', { name: 'Upgrade to Pro' })
    expect(isHeld(button)).toBe(true)
    // Back from the payment page, out of the browser's cache.
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() => expect(isHeld(button)).toBe(false))
  })

  it('sends users who lost their session to sign-up with the period', async () => {
    desk.functions['create-checkout-session'] = () => refuse(401, 'Sign in first.')
    const { router } = open()
    await press('Upgrade to Pro')
    await waitFor(() => expect(router.state.location.search).toBe('?period=monthly'))
    expect(router.state.location.pathname).toBe('/signup')
    expect(localStorage.getItem('sb-localhost-auth-token')).toBeNull()
  })

  it('keeps Pro until its end date after a cancel, whatever an older read says', async () => {
    desk.profile = { subscription_status: 'pro', pro_until: null }
    desk.functions['cancel-subscription'] = () => ({ status: 'pro', proUntil: '2026-12-14T09:00:00Z' })
    open()
    await screen.findByText('Pro')
    const read = desk.profileReads
    let release = () => {}
    desk.profileDelay = new Promise((resolve) => {
      release = resolve
    })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(desk.profileReads).toBe(read + 1))
    await cancelPlan()
    await screen.findByText('Pro until December 14, 2026')
    expect(screen.getByText('Subscription canceled')).toBeTruthy()
    await act(async () => {
      release()
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(screen.getByText('Pro until December 14, 2026')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeTruthy()
  })

  it('does not undo a cancel on a second click or key press, and keeps the focus', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    desk.profile = { subscription_status: 'pro', pro_until: null }
    desk.functions['cancel-subscription'] = () => ({ status: 'pro', proUntil: '2026-12-14T09:00:00Z' })
    desk.functions['create-checkout-session'] = () => ({
      url: 'http://localhost:3000/settings',
      outcome: 'resumed',
    })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    open()
    const cancel = await screen.findByRole('button', { name: 'Cancel Subscription' })
    cancel.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    const upgrade = await screen.findByRole('button', { name: 'Upgrade to Pro' })
    expect(document.activeElement).toBe(upgrade)
    await user.keyboard('{Enter}')
    await user.click(upgrade)
    expect(desk.called.map(({ name }) => name)).toEqual(['cancel-subscription'])
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await user.click(upgrade)
    await waitFor(() => expect(desk.called.at(-1)?.name).toBe('create-checkout-session'))
  })

  it.each([
    [refuse(409, 'There’s no subscription to cancel.'), 'There’s no subscription to cancel.'],
    [refuse(500, 'x', 'unexpected'), 'Failed to cancel subscription. Please try again.'],
    [refuse(401, 'Sign in first.'), 'Please sign in to cancel your subscription.'],
    [Response.json({}), 'Failed to cancel subscription. Please try again.'],
    [Response.json(null), 'Failed to cancel subscription. Please try again.'],
    [Response.json({ status: 'pro', proUntil: null }), 'Failed to cancel subscription. Please try again.'],
    [Response.json({ status: 'pro', proUntil: 'soon' }), 'Failed to cancel subscription. Please try again.'],
  ])('says why a cancel failed, case %#', async (answer, message) => {
    desk.profile = { subscription_status: 'pro' }
    desk.functions['cancel-subscription'] = () => answer.clone()
    open()
    await cancelPlan()
    await screen.findByText(message)
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
  })
})
