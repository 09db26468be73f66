import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse, renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import { refreshWorkspaces } from './use-workspaces.ts'
import { VisitorInvitation } from './visitor-invitation.tsx'
import { WorkspaceSettings } from './workspace-settings.tsx'

const desk = withUser()
const bell = 'b0000000-0000-4000-8000-000000000001'
const table = (name: string) => `/rest/v1/${name}`

interface Person {
  id: string
  name: string
  role: string
  /** What the view shows to owners. */
  email?: string
}

/** The agency as the data service answers about it. */
function givePeople(people: Person[], invitations: object[] = []): void {
  const rows = [
    { workspace_id: 'personal', user_id: desk.userId, role: 'owner' },
    ...people.map(({ id, role }) => ({ workspace_id: 'agency', user_id: id, role })),
  ]
  desk.functions[table('workspace_members')] = (_body, query) =>
    rows.filter(
      ({ workspace_id, user_id }) =>
        [null, `eq.${workspace_id}`].includes(query.get('workspace_id')) &&
        [null, `eq.${user_id}`].includes(query.get('user_id')),
    )
  desk.functions[table('workspaces')] = () => [
    { id: 'agency', name: 'Bell & Voss', personal_of: null },
    { id: 'personal', name: 'Personal', personal_of: desk.userId },
  ]
  desk.functions[table('member_names')] = () => people.map(({ id, name }) => ({ user_id: id, name }))
  desk.functions[table('member_addresses')] = (_body, query) =>
    query.get('workspace_id') === 'eq.agency'
      ? people.flatMap(({ id, email }) => (email === undefined ? [] : [{ user_id: id, email }]))
      : []
  desk.functions[table('invitations')] = () => invitations
  desk.functions[table('rpc/invitation_mails')] = () => []
}

const show = () => renderAt('/settings/workspace', <WorkspaceSettings userId={desk.userId} />)
const sent = (name: string) => desk.called.filter((each) => each.name === name).map(({ body }) => body)

beforeEach(() => queryClient.clear())

describe('a person alone', () => {
  it('can create a workspace, and nothing else is offered', async () => {
    desk.functions[table('workspace_members')] = () => [
      { workspace_id: 'personal', user_id: desk.userId, role: 'owner' },
    ]
    desk.functions[table('rpc/create_workspace')] = () => 'new'
    show()
    expect(await screen.findByRole('heading', { name: 'Create a workspace' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull()
    expect(sent(table('workspaces'))).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Create workspace' }))
    expect(await screen.findByText('Give the workspace a name.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Name'), ' Bell & Voss {Enter}')
    expect(await screen.findByText('Bell & Voss is ready')).toBeTruthy()
    expect(sent(table('rpc/create_workspace'))).toEqual([{ name: 'Bell & Voss' }])
    expect(localStorage.getItem(`workspace:${desk.userId}`)).toBe('new')
  })
})

describe('an owner', () => {
  beforeEach(() =>
    givePeople(
      [
        { id: desk.userId, name: 'Ines', role: 'owner' },
        { id: bell, name: 'Jo Bell', role: 'editor', email: 'jo@bell.example' },
      ],
      [{ id: 'i1', email: 'mara@larkmoor.example', role: 'viewer', expires_at: '2999-01-05T00:00:00Z' }],
    ),
  )

  it('sees members with their roles and the open invitations', async () => {
    show()
    expect(await screen.findByText('Jo Bell')).toBeTruthy()
    expect((screen.getByLabelText('Role for Jo Bell') as HTMLSelectElement).value).toBe('editor')
    expect(screen.getByText('jo@bell.example')).toBeTruthy()
    expect(await screen.findByText('mara@larkmoor.example')).toBeTruthy()
    expect(screen.getByText(/Viewer · expires January 5, 2999/)).toBeTruthy()
  })

  it.each([
    [{ used: 1.2 * 1024 ** 2, allowed: 5 * 1024 ** 3 }, '1.2 MB of 5 GB used', null],
    [
      { used: 4.6 * 1024 ** 3, allowed: 5 * 1024 ** 3 },
      '4.6 GB of 5 GB used',
      /^Storage is almost full\. Delete/,
    ],
    [{ used: 5 * 1024 ** 3, allowed: 5 * 1024 ** 3 }, '5 GB of 5 GB used', /^Storage is full\. Delete/],
    [{ used: 0, allowed: null }, '0 bytes used', null],
  ])('sees what the files take up: %o', async (use, words, advice) => {
    desk.functions[table('rpc/storage_use')] = () => [use]
    show()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(/Delete media kit files/)?.textContent ?? null).toEqual(
      advice === null ? null : expect.stringMatching(advice),
    )
    expect(sent(table('rpc/storage_use'))[0]).toEqual({ workspace_id: 'agency' })
  })

  it('who is the only one can neither step down nor leave, and reads why', async () => {
    show()
    expect(await screen.findByText(/You’re the only owner, so you can’t leave/)).toBeTruthy()
    expect((screen.getByLabelText('Role for Ines') as HTMLSelectElement).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Leave workspace' })).toBeNull()
  })

  it('invites by email, and reads the server’s reason when that is refused', async () => {
    desk.functions['invite-member'] = () =>
      refuse(409, 'This person is already a member of the workspace.', 'already_member')
    show()
    const email = await screen.findByLabelText('Email')
    await userEvent.type(email, 'jo@bell.example')
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'viewer')
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('This person is already a member of the workspace.')).toBeTruthy()
    expect(sent('invite-member')).toEqual([
      { workspace_id: 'agency', email: 'jo@bell.example', role: 'viewer' },
    ])
    desk.functions['invite-member'] = () => ({ invitation_id: 'i2', expires_at: '2999-01-05T00:00:00Z' })
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('We’re emailing jo@bell.example.')).toBeTruthy()
    expect((email as HTMLInputElement).value).toBe('')
  })

  it.each([
    ['waiting', null, /^The email to mara@larkmoor\.example hasn’t gone out yet\. We’ll keep trying\.$/],
    ['failed', 'no such user', /^The email to mara@larkmoor\.example couldn’t be delivered: no such user\./],
  ])('reads that the mail of an invitation is %s, and sends it again', async (state, reason, sentence) => {
    desk.functions[table('rpc/invitation_mails')] = () => [{ invitation_id: 'i1', state, reason }]
    desk.functions['invite-member'] = () => ({
      ...{ invitation_id: 'i1', expires_at: '2999-01-05T00:00:00Z', replaced: true },
    })
    show()
    expect(await screen.findByText(sentence)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send again to mara@larkmoor.example' }))
    expect(
      await screen.findByText(
        'We’re emailing mara@larkmoor.example. The earlier link and code no longer work.',
      ),
    ).toBeTruthy()
  })

  it('is offered no second mail while the first is on its way', async () => {
    desk.functions[table('rpc/invitation_mails')] = () => [
      { invitation_id: 'i1', state: 'sending', reason: null },
    ]
    show()
    await waitFor(() => expect(sent(table('rpc/invitation_mails'))).toEqual([{ workspace: 'agency' }]))
    expect(await screen.findByText('mara@larkmoor.example')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull()
  })

  it('sends an expired invitation again, with its role', async () => {
    givePeople(
      [{ id: desk.userId, name: 'Ines', role: 'owner' }],
      [{ id: 'i1', email: 'mara@larkmoor.example', role: 'viewer', expires_at: '2020-01-05T00:00:00Z' }],
    )
    desk.functions['invite-member'] = () => ({ invitation_id: 'i2', expires_at: '2999-01-05T00:00:00Z' })
    show()
    expect(await screen.findByText('Viewer · expired')).toBeTruthy()
    expect(
      screen.getByRole('button', { name: 'Remove the invitation to mara@larkmoor.example' }),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send again to mara@larkmoor.example' }))
    expect(await screen.findByText('We’re emailing mara@larkmoor.example.')).toBeTruthy()
    expect(sent('invite-member')).toEqual([
      { workspace_id: 'agency', email: 'mara@larkmoor.example', role: 'viewer' },
    ])
  })

  it('who is alone reads that they can only delete the workspace', async () => {
    givePeople([{ id: desk.userId, name: 'Ines', role: 'owner' }])
    show()
    expect(await screen.findByText(/^You’re the only member, so you can’t leave\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Delete workspace' }))
    expect(screen.getByText('Its clients will be deleted too. This can’t be undone.')).toBeTruthy()
  })

  it('who is removed while the page is open reads it, and who leaves does not', async () => {
    givePeople([
      { id: desk.userId, name: 'Ines', role: 'owner' },
      { id: bell, name: 'Jo Bell', role: 'owner' },
    ])
    show()
    await screen.findByRole('button', { name: 'Leave workspace' })
    const members = desk.functions[table('workspace_members')]
    const lose = () => {
      desk.functions[table('workspace_members')] = () => [
        { workspace_id: 'personal', user_id: desk.userId, role: 'owner' },
      ]
    }
    lose()
    await act(() => refreshWorkspaces(desk.userId))
    expect(await screen.findByText('You no longer have access to Bell & Voss')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Dismiss|Close/ }))

    if (members) desk.functions[table('workspace_members')] = members
    await act(() => refreshWorkspaces(desk.userId))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave workspace' }))
    lose()
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('You left Bell & Voss')).toBeTruthy()
    expect(screen.queryByText('You no longer have access to Bell & Voss')).toBeNull()
  })

  it('removes a member after confirmation', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Jo Bell' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Remove Jo Bell?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Jo Bell was removed')).toBeTruthy()
  })

  it('sees the database’s own message when a change is refused', async () => {
    const members = desk.functions[table('workspace_members')]
    show()
    await screen.findByText('Jo Bell')
    desk.functions[table('workspace_members')] = (body, query) =>
      body === undefined
        ? members?.(body, query)
        : Response.json(
            { code: 'PT409', message: 'A workspace needs an owner. Make someone else an owner first.' },
            { status: 409 },
          )
    await userEvent.selectOptions(screen.getByLabelText('Role for Jo Bell'), 'owner')
    expect(
      await screen.findByText('A workspace needs an owner. Make someone else an owner first.'),
    ).toBeTruthy()
  })
})

describe('somebody who was an owner until a moment ago', () => {
  const sentence = 'Only an owner of this workspace can do this.'
  /** The data service lets the change of a viewer find nothing. */
  const demote = () => {
    givePeople([
      { id: desk.userId, name: 'Ines', role: 'viewer' },
      { id: bell, name: 'Jo Bell', role: 'owner' },
    ])
    for (const name of ['workspaces', 'workspace_members']) {
      const read = desk.functions[table(name)]
      desk.functions[table(name)] = (body, query) =>
        query.get('select') === (name === 'workspaces' ? 'id' : 'user_id') ? [] : read?.(body, query)
    }
    desk.functions[table('rpc/my_role')] = () => 'viewer'
    desk.functions['invite-member'] = () => refuse(403, sentence, 'not_owner')
  }
  const changes: [string, string, () => Promise<void>][] = [
    [
      'removes nobody',
      'Jo Bell was removed',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Remove Jo Bell' }))
        const dialog = screen.getByRole('alertdialog', { name: 'Remove Jo Bell?' })
        demote()
        await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
      },
    ],
    [
      'renames nothing',
      'Workspace renamed',
      async () => {
        demote()
        await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
      },
    ],
    [
      'deletes nothing',
      'Bell & Voss was deleted',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Delete workspace' }))
        demote()
        await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
      },
    ],
    [
      'invites nobody',
      'Invitation on its way',
      async () => {
        await userEvent.type(screen.getByLabelText('Email'), 'new@bell.example')
        demote()
        await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
      },
    ],
  ]
  it.each(changes)('%s, is told why, and sees what a viewer sees', async (_what, lie, change) => {
    givePeople([
      { id: desk.userId, name: 'Ines', role: 'owner' },
      { id: bell, name: 'Jo Bell', role: 'owner' },
    ])
    show()
    await screen.findByText('Jo Bell')
    await change()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText(lie)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull())
  })

  it('is not told so when another owner has deleted the workspace already', async () => {
    givePeople([{ id: desk.userId, name: 'Ines', role: 'owner' }])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete workspace' }))
    demote()
    desk.functions[table('rpc/my_role')] = () =>
      Response.json({ code: 'PT404', message: 'This workspace doesn’t exist.' }, { status: 404 })
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Bell & Voss was deleted')).toBeTruthy()
  })
})

describe('a viewer', () => {
  it('sees who is there, and can only leave', async () => {
    givePeople([
      { id: desk.userId, name: 'Ines', role: 'viewer' },
      { id: bell, name: 'Jo Bell', role: 'owner' },
    ])
    show()
    expect(await screen.findByRole('button', { name: 'Leave workspace' })).toBeTruthy()
    expect(screen.getByText('Jo Bell')).toBeTruthy()
    expect(screen.queryByLabelText('Role for Jo Bell')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete workspace' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Leave workspace' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Leave Bell & Voss?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('You left Bell & Voss')).toBeTruthy()
  })
})

describe('an invitation', () => {
  const open = (name = 'Ines Albrecht') =>
    renderAt(
      '/invite/abc',
      <AcceptInvitation userId={desk.userId} address="ines@larkmoor.example" name={name} token="abc" />,
    )
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }))
  beforeEach(() => {
    queryClient.clear()
    desk.functions['read-invitation'] = () => ({
      workspace: 'Bell & Voss',
      inviter: 'Dana Voss',
      address: 'i…@larkmoor.example',
    })
  })

  it('names the workspace and who sent it', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Join Bell & Voss' })).toBeTruthy()
    expect(screen.getByText(/^Dana Voss invited you\./)).toBeTruthy()
    expect(sent('read-invitation')).toEqual([{ token: 'abc' }])
  })

  it('that has expired says so before any click', async () => {
    desk.functions['read-invitation'] = () => refuse(410, 'x', 'invitation_expired')
    open()
    expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy()
    expect(
      screen.getByText('Invitations are good for 7 days. Ask the person who invited you for a new one.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
  })

  it('that was used leads the member who joined with it to the workspace again', async () => {
    desk.functions['read-invitation'] = () => refuse(410, 'Used.', 'invitation_used')
    desk.functions['accept-invitation'] = () => ({ workspace_id: 'agency', name: 'B', role: 'editor' })
    const { router } = open()
    await screen.findByRole('heading', { name: 'This invitation was already used' })
    await userEvent.click(screen.getByRole('button', { name: 'Open the workspace' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/write'))
  })

  describe('for a visitor', () => {
    const visit = () => renderAt('/invite/abc', <VisitorInvitation token="abc" />)

    it.each([
      ['Dana Voss', 'Dana Voss invited you to Bell & Voss'],
      [null, 'You’re invited to Bell & Voss'],
    ])('sent by %s reads “%s”, and is kept through sign-in and sign-up', async (inviter, heading) => {
      desk.functions['read-invitation'] = () => ({
        ...{ workspace: 'Bell & Voss', inviter },
        address: 'm…@larkmoor.example',
      })
      visit()
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading)
      expect(screen.getByText(/^Sign in or sign up with m…@larkmoor\.example\./)).toBeTruthy()
      for (const [name, page] of [
        ['Sign in', 'signin'],
        ['Create an account', 'signup'],
      ] as const)
        expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
          `/${page}?redirectTo=/invite/abc`,
        )
    })

    it('shows no names while the server cannot be reached', async () => {
      desk.functions['read-invitation'] = () => refuse(429, 'Too many.', 'too_often')
      visit()
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
        'You’re invited to a workspace',
      )
    })

    it('that is over offers no new account', async () => {
      desk.functions['read-invitation'] = () => refuse(404, 'No longer valid.', 'no_invitation')
      visit()
      expect(await screen.findByText('No longer valid.')).toBeTruthy()
      expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
    })
  })

  it('is accepted with one click, and the desk opens in its workspace', async () => {
    desk.functions['accept-invitation'] = () => ({
      workspace_id: 'agency',
      name: 'Bell & Voss',
      role: 'editor',
    })
    const { router } = open()
    await screen.findByRole('button', { name: 'Accept invitation' })
    expect(sent('accept-invitation')).toEqual([])
    await press()
    await waitFor(() => expect(router.state.location.pathname).toBe('/write'))
    expect(sent('accept-invitation')).toEqual([{ token: 'abc' }])
    expect(localStorage.getItem(`workspace:${desk.userId}`)).toBe('agency')
  })

  it.each([
    [410, 'invitation_used', 'This invitation has already been used. Ask for a new one.'],
    [
      404,
      'no_invitation',
      'This invitation is no longer valid. Use the newest invitation email, or ask for a new one.',
    ],
  ])('refused with %i says so and is not tried again: %s', async (status, code, sentence) => {
    desk.functions['accept-invitation'] = () => refuse(status, sentence, code)
    open()
    await press()
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to your documents' }).getAttribute('href')).toBe('/write')
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
  })

  it('that expires while its page is open says so after the click', async () => {
    desk.functions['accept-invitation'] = () => refuse(410, 'x', 'invitation_expired')
    open()
    await press()
    expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
  })

  it('to another address says so before any click, and offers to sign in with that one', async () => {
    desk.functions['read-invitation'] = () => ({
      workspace: 'Bell & Voss',
      inviter: 'Dana Voss',
      address: 'm…@larkmoor.example',
    })
    open()
    const words = await screen.findByText(/^This invitation is for/)
    expect(words.textContent).toBe(
      'This invitation is for m…@larkmoor.example. You’re signed in as ines@larkmoor.example.',
    )
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in with another address' })).toBeTruthy()
  })

  it('asks somebody without a name for one, and saves it before joining', async () => {
    const order: unknown[] = []
    desk.functions['/auth/v1/user'] = (body) => {
      if (body !== undefined) order.push(body)
      return Response.json({ id: desk.userId, user_metadata: {} })
    }
    desk.functions['accept-invitation'] = (body) => {
      order.push(body)
      return { workspace_id: 'agency', name: 'Bell & Voss', role: 'editor' }
    }
    const { router } = open('')
    await userEvent.type(await screen.findByLabelText('Your name'), ' Ines  Albrecht ')
    await press()
    await waitFor(() => expect(router.state.location.pathname).toBe('/write'))
    expect(order).toMatchObject([{ data: { full_name: 'Ines Albrecht' } }, { token: 'abc' }])
  })

  it('asks for no name that is known', async () => {
    open()
    await screen.findByRole('button', { name: 'Accept invitation' })
    expect(screen.queryByLabelText('Your name')).toBeNull()
  })

  it('to an address that only looks the same is refused by the server', async () => {
    desk.functions['accept-invitation'] = () =>
      refuse(
        403,
        'This invitation was sent to i…@larkmoor.example. Sign in with that address to accept it.',
        'other_address',
      )
    open()
    await press()
    expect(await screen.findByText(/^This invitation is for/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign in with another address' })).toBeTruthy()
  })

  it('that fails to load can be retried', async () => {
    desk.functions['accept-invitation'] = () => Promise.reject(new TypeError('Failed to fetch'))
    open()
    await press()
    expect(await screen.findByText('That didn’t work. Try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Accept invitation' })).toBeTruthy()
  })
})
