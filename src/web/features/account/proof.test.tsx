// A change that the server allows only a moment after a sign-in: the code is asked for in place, and nothing typed is lost.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { ChangePasswordCard } from './change-password-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { SecondFactor } from './second-factor.tsx'

const desk = withUser()
const version = { 'x-supabase-api-version': '2024-01-01' }
const refusal = (status: number, code: string) =>
  Response.json({ code, message: code }, { status, headers: version })
const needed = () => refusal(400, 'reauthentication_needed')

/** The server as it is about proofs: refuses until the right code has come. */
let isConfirmed: boolean
let factors: { id: string; status: string; factor_type: string }[]
let done: string[]
let sent: number

beforeEach(() => {
  isConfirmed = false
  factors = []
  done = []
  sent = 0
  const { fetch: rest } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost:3000')
    const body = (init.body ? JSON.parse(String(init.body)) : {}) as Record<string, string>
    const request = `${init.method ?? 'GET'} ${pathname.replace('/auth/v1', '')}`
    return answers[request]?.(body) ?? rest(input, init)
  })
})

const user = () => ({ id: desk.userId, email: 'ines@larkmoor.example', factors })

const answers: Record<string, (body: Record<string, string>) => Response | undefined> = {
  'GET /user': () => Response.json(user()),
  'GET /reauthenticate': () => {
    sent += 1
    return sent > 1 ? refusal(429, 'over_email_send_rate_limit') : Response.json({})
  },
  'PUT /user': ({ nonce }) => (nonce === undefined ? change('PUT /user') : prove(nonce)),
  'POST /factors': () => change('POST /factors'),
  'DELETE /factors/f': () => change('DELETE /factors/f'),
  'POST /factors/f/challenge': () => Response.json({ id: 'c', type: 'totp', expires_at: 1 }),
  'POST /factors/f/verify': ({ code }) => prove(code ?? ''),
  'POST /token': () => Response.json({ ...session(), user: user() }),
  'POST /functions/v1/delete-user': () =>
    isConfirmed ? undefined : Response.json({ code: 'reauthentication_needed', error: 'x' }, { status: 403 }),
}

function prove(code: string): Response {
  if (code !== '123456') return refusal(422, 'reauthentication_not_valid')
  isConfirmed = true
  return Response.json({ ...session(), ...user(), user: user() })
}

function change(request: string): Response {
  if (!isConfirmed) return needed()
  done.push(request)
  const totp = { qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://x' }
  return Response.json({ ...user(), ...(request === 'POST /factors' && { id: 'n', type: 'totp', totp }) })
}

const session = () => ({
  access_token: `head.${btoa(JSON.stringify({ exp: 4_102_444_800, aal: 'aal2' }))}.tail`,
  refresh_token: 'refresh',
  expires_in: 3600,
  expires_at: 4_102_444_800,
  token_type: 'bearer',
})

const question = () => screen.findByRole('form', { name: 'Confirm it’s you' })

async function changePassword() {
  renderAt('/settings', <ChangePasswordCard username="ines@larkmoor.example" />)
  await userEvent.type(screen.getByLabelText('New password'), 'correct horse')
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'correct horse{Enter}')
  await question()
}

describe('changing the password', () => {
  it('asks for the emailed code, then continues with what was typed', async () => {
    await changePassword()
    expect(await screen.findByText(/sending a code to ines@larkmoor.example/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('correct horse')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}')
    expect(await screen.findByText(/That code is wrong or has expired/)).toBeTruthy()
    await userEvent.clear(screen.getByLabelText('Code'))
    expect(screen.queryByText(/That code is wrong or has expired/)).toBeNull()
    await userEvent.type(screen.getByLabelText('Code'), '123 456{Enter}')
    expect(await screen.findByText('Password updated successfully')).toBeTruthy()
    expect(done).toEqual(['PUT /user'])
    expect(sent).toBe(1)
    expect(screen.queryByRole('form', { name: 'Confirm it’s you' })).toBeNull()
  })

  it('can be canceled, and says nothing about it', async () => {
    await changePassword()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Confirm it’s you' })).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('correct horse')
    expect(screen.queryByText('Failed to update password')).toBeNull()
    expect(done).toEqual([])
  })

  it('takes the code of a moment ago when another is not sent yet', async () => {
    await changePassword()
    await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }))
    await waitFor(() => expect(sent).toBe(2))
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText('Password updated successfully')).toBeTruthy()
  })

  it('asks for the app where there is one, and sends nothing', async () => {
    factors = [{ id: 'f', status: 'verified', factor_type: 'totp' }]
    await changePassword()
    expect(await screen.findByText(/Enter the code from your app/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText('Password updated successfully')).toBeTruthy()
    expect(sent).toBe(0)
  })
})

describe('two-step sign-in', () => {
  it('is set up after the code', async () => {
    renderAt('/settings', <SecondFactor factor={undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Set up' }))
    await question()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(done).toEqual(['POST /factors'])
  })

  it('is turned off after the app’s code', async () => {
    factors = [{ id: 'f', status: 'verified', factor_type: 'totp' }]
    renderAt('/settings', <SecondFactor factor={{ id: 'f' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Turn off') as Element,
    )
    await question()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
    await waitFor(() => expect(done).toEqual(['DELETE /factors/f']))
  })
})

describe('deleting the account', () => {
  it('asks for the code in its dialog, keeps the typed word, and continues', async () => {
    const { router } = renderAt(
      '/settings',
      <DeleteAccountCard userId={desk.userId} workspaces={[]} removeLocalCopies={async () => {}} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
    await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE{Enter}')
    await question()
    expect(screen.getByLabelText<HTMLInputElement>('Type DELETE to confirm').value).toBe('DELETE')
    expect(screen.queryByText('Failed to delete user account')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(desk.called.map(({ name }) => name)).toContain('delete-user')
  })
})
