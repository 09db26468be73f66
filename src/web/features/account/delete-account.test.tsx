import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { refuse, renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { describeShared } from './account-messages.ts'
import { DeleteAccountCard } from './delete-account-card.tsx'

const desk = withUser()

async function confirmDeletion() {
  const removeLocalCopies = vi.fn(async () => {})
  const { router } = renderAt(
    '/settings',
    <DeleteAccountCard userId={desk.userId} workspaces={[]} removeLocalCopies={removeLocalCopies} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
  await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'delete{Enter}')
  return { router, removeLocalCopies }
}

describe('downloading the data', () => {
  it.each([
    [429, 'Too many requests. Try again in a little while.'],
    [500, 'We couldn’t prepare your data. Try again.'],
  ])('says why it failed with %i', async (status, message) => {
    desk.functions['download-my-data'] = () =>
      refuse(status, 'Too many requests. Try again in a little while.', 'code')
    renderAt(
      '/settings',
      <DeleteAccountCard userId={desk.userId} workspaces={[]} removeLocalCopies={async () => {}} />,
    )
    expect(
      screen.getByText(
        /To use the 14-day money-back guarantee on the first payment, contact support before you delete/,
      ),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
    await screen.findByText(message)
  })
})

describe('deleting the account', () => {
  it('says on the card which workspaces stay and which end', () => {
    expect(describeShared([])).toBe('')
    expect(
      describeShared([
        { id: '0', name: 'Zedworks', outcome: { kind: 'kept' } },
        { id: '1', name: 'Solo', outcome: { kind: 'deleted' } },
        { id: '2', name: 'Bell & Voss', outcome: { kind: 'inherited', newOwner: 'Jo Bell' } },
        { id: '3', name: 'Later', outcome: undefined },
      ]),
    ).toBe(
      'Documents in Zedworks and Bell & Voss stay with the other members. You’re the only member of Solo, so it will be deleted too. If Later has other members, its documents stay with them. ',
    )
  })

  it('says what becomes of shared workspaces', async () => {
    renderAt(
      '/settings',
      <DeleteAccountCard
        userId={desk.userId}
        workspaces={[
          { id: '0', name: 'Zedworks', outcome: { kind: 'kept' } },
          { id: '1', name: 'Bell & Voss', outcome: { kind: 'inherited', newOwner: 'Jo Bell' } },
          { id: '2', name: 'Solo', outcome: { kind: 'deleted' } },
          // Its members are still being loaded.
          { id: '3', name: 'Later', outcome: undefined },
        ]}
        removeLocalCopies={async () => {}}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
    const list = within(await screen.findByRole('dialog')).getByRole('list', {
      name: 'Your shared workspaces',
    })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ZedworksIts documents stay with the other members.',
      'Bell & VossYou’re the only owner, so Jo Bell will become the owner: editors come before viewers, and whoever joined first comes first. Its documents stay with the other members.',
      'SoloYou’re the only member, so this workspace will be deleted, along with all its documents and clients.',
      'LaterIts documents stay with the other members. If you’re the only member, it will be deleted.',
    ])
  })

  it.each([
    ['content_not_deleted', 'Failed to delete user content', /^Nothing was deleted/],
    ['profile_not_deleted', 'Failed to delete user profile', /^Nothing was deleted/],
    ['user_not_deleted', 'Failed to delete user account', /^Nothing was deleted/],
    ['subscription_not_ended', 'Failed to delete user account', /^We couldn’t cancel your subscription/],
    ['anything', 'Failed to delete user account', /^Nothing was deleted/],
  ])('names the step of %s and keeps everything', async (code, message, explanation) => {
    desk.functions['delete-user'] = () => refuse(500, 'x', code)
    const { router, removeLocalCopies } = await confirmDeletion()
    expect(screen.getByText(/the rest of the paid period isn’t refunded\.$/)).toBeTruthy()
    await screen.findByText(message)
    expect(screen.getByText(explanation)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/settings')
    expect(removeLocalCopies).not.toHaveBeenCalled()
    expect(localStorage.getItem('sb-localhost-auth-token')).not.toBeNull()
  })

  it.each([
    ['is still there', () => undefined, /Your account wasn’t deleted/],
    ['cannot be found out', () => refuse(503, 'x'), /we can’t tell whether your account was deleted/],
  ])('says what is true when no answer comes and the account %s', async (_, user, explanation) => {
    desk.functions['delete-user'] = () => Promise.reject(new TypeError('Failed to fetch'))
    desk.functions['/auth/v1/user'] = user
    const { router, removeLocalCopies } = await confirmDeletion()
    await screen.findByText(explanation)
    expect(screen.queryByText(/^Nothing was deleted/)).toBeNull()
    expect(router.state.location.pathname).toBe('/settings')
    expect(removeLocalCopies).not.toHaveBeenCalled()
  })

  it.each([
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it is asked for again', () => refuse(401, 'Your session has ended.', 'session_over')],
  ])('is over when the account is gone though %s', async (_, answer) => {
    desk.functions['delete-user'] = () => {
      desk.functions['/auth/v1/user'] = () =>
        Response.json({ code: 403, error_code: 'user_not_found', msg: 'x' }, { status: 403 })
      return answer()
    }
    const { router, removeLocalCopies } = await confirmDeletion()
    await screen.findByText('Your account has been successfully deleted')
    expect(screen.getByText('Account deleted')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
    expect(removeLocalCopies).toHaveBeenCalledOnce()
  })

  it('sends users who are no longer signed in to the sign-in page', async () => {
    desk.functions['delete-user'] = () => refuse(401, 'Sign in first.')
    const { router } = await confirmDeletion()
    await screen.findByText('You must be logged in to delete your account')
    expect(router.state.location.pathname + router.state.location.search).toBe('/signin?redirectTo=/settings')
  })

  it('deletes, signs out, forgets what this browser keeps and says so on the front page', async () => {
    desk.functions['delete-user'] = () => ({ deleted: true })
    const { router, removeLocalCopies } = await confirmDeletion()
    await screen.findByText('Your account has been successfully deleted')
    expect(desk.called[0]).toEqual({ name: 'delete-user', body: { user_id: desk.userId } })
    expect(desk.called[1]?.name).toContain('/auth/v1/logout')
    expect(router.state.location.pathname).toBe('/')
    expect(removeLocalCopies).toHaveBeenCalledOnce()
    expect(localStorage.getItem('sb-localhost-auth-token')).toBeNull()
  })

  it('finishes even when signing out fails, and says so', async () => {
    desk.functions['delete-user'] = () => ({ deleted: true })
    desk.functions['/auth/v1/logout'] = () => refuse(500, 'x')
    await confirmDeletion()
    await screen.findByText('Your account has been successfully deleted')
    expect(localStorage.getItem('sb-localhost-auth-token')).toBeNull()
    await waitFor(() => expect(screen.getByText('Failed to sign out')).toBeTruthy())
  })
})
