import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse, renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import type { AuthUser } from '#web/lib/supabase.ts'
import { NameForm } from './name-form.tsx'

const desk = withUser()
const show = (user_metadata: Record<string, unknown>) =>
  renderAt('/settings', <NameForm user={{ id: desk.userId, user_metadata } as AuthUser} />)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

/** What the account is changed to. */
function takeChanges(): unknown[] {
  const changes: unknown[] = []
  desk.functions['/auth/v1/user'] = (body) => {
    if (body !== undefined) changes.push(body)
    return Response.json({ id: desk.userId, user_metadata: {} })
  }
  return changes
}

it('saves the name on one line, and offers nothing to save until it changes', async () => {
  const changes = takeChanges()
  show({ full_name: 'Dana' })
  expect(save().disabled).toBe(true)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await userEvent.type(field, '   Voss ')
  await userEvent.click(save())
  await screen.findByText('Name saved')
  expect(changes).toMatchObject([{ data: { full_name: 'Dana Voss' } }])
  expect([field.value, save().disabled]).toEqual(['Dana Voss', true])
})

it('removes an emptied name and says how others see the user then', async () => {
  const changes = takeChanges()
  show({ full_name: 'Dana' })
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.click(save())
  await screen.findByText('Others now see the first part of your email address.')
  expect(changes).toMatchObject([{ data: { full_name: null } }])
})

it('keeps what was typed when it could not be saved', async () => {
  desk.functions['/auth/v1/user'] = () => refuse(500, 'Down.', 'unexpected_failure')
  show({})
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Dana')
  await userEvent.click(save())
  await screen.findByText('That didn’t work. Try again.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Dana')
})
