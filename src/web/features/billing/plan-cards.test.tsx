import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refuse, renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { PlanCards } from './plan-cards.tsx'

const desk = withUser()
const open = (address = '/pricing') => renderAt(address, <PlanCards heading={null} planHeading="h2" />)
const card = (name: string) => within(screen.getByRole('region', { name }))

describe('the plans', () => {
  it('open on the tab that the address names, and buy what is shown', async () => {
    desk.functions['create-checkout-session'] = () => ({ url: 'https://pay.example/1', outcome: 'checkout' })
    open('/pricing?period=annual')
    expect(screen.getByRole('tab', { name: /Annual/ }).getAttribute('aria-selected')).toBe('true')
    await screen.findByText('Your choice: $180 a year')
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }))
    await waitFor(() => expect(desk.assigned).toEqual(['https://pay.example/1']))
    expect(desk.called).toEqual([{ name: 'create-checkout-session', body: { period: 'annual' } }])
    await userEvent.click(screen.getByRole('tab', { name: 'Monthly' }))
    expect(screen.queryByText(/Your choice/)).toBeNull()
  })

  it('lead to the settings when there is nothing to pay', async () => {
    desk.profile = { subscription_status: 'pro', pro_until: '2026-12-14T09:00:00Z', pro_period: 'annual' }
    desk.functions['create-checkout-session'] = () => ({ url: '/settings', outcome: 'resumed' })
    const { router } = open()
    await screen.findByText('Pro until December 14, 2026')
    expect(card('Free Trial').getByText('Your plan after December 14, 2026')).toBeTruthy()
    // The Monthly tab is open; what was bought is the year.
    expect(
      card('Pro').getByText(
        /^Choose Upgrade to Pro to resume your subscription at \$180 a year\. Switching tabs here/,
      ),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Pro' }))
    await screen.findByText('Subscription resumed')
    expect(router.state.location.pathname).toBe('/settings')
    expect(desk.assigned).toEqual([])
  })

  it('say why a downgrade failed', async () => {
    desk.profile = { subscription_status: 'pro' }
    desk.functions['cancel-subscription'] = () => refuse(502, 'The payment service is not responding.')
    open()
    const button = await screen.findByRole('button', { name: 'Downgrade to Free Trial' })
    expect(card('Pro').getByText('Your current plan')).toBeTruthy()
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('button', { name: 'Keep Pro' }))
    expect(desk.called).toEqual([])
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('button', { name: 'Downgrade' }))
    await screen.findByText('Failed to process downgrade. Please try again.')
    desk.functions['cancel-subscription'] = () => refuse(401, 'Sign in first.')
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('button', { name: 'Downgrade' }))
    await screen.findByText('Please sign in to cancel your subscription.')
  })

  it('keep the focus of users who downgrade by keyboard', async () => {
    desk.profile = { subscription_status: 'pro' }
    desk.functions['cancel-subscription'] = () => ({ status: 'pro', proUntil: '2026-12-14T09:00:00Z' })
    open()
    const button = await screen.findByRole('button', { name: 'Downgrade to Free Trial' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const mark = await screen.findByText('Your plan after December 14, 2026')
    expect(document.activeElement).toBe(mark)
  })

  it('say that nothing can be paid where no payment service is configured', async () => {
    desk.functions['create-checkout-session'] = () =>
      refuse(503, 'Payments aren’t set up on this server.', 'not_configured')
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }))
    await screen.findByText('Payments aren’t set up on this server.')
  })
})
