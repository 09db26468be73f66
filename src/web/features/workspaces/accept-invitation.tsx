// The page behind an invitation's link, for somebody who is signed in: joins after a press, or says why that isn't possible.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReadInvitationAnswer } from '#contract/functions.ts'
import { maskAddress } from '#domain/account/masked-address.ts'
import { ownName } from '#domain/account/own-name.ts'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { describeRefusal } from '#web/lib/api/refusal.ts'
import { chooseWorkspace } from '#web/lib/chosen-workspace.ts'
import { signOutOrNotify } from '#web/lib/session/sign-out-here.ts'
import { updateName } from '#web/lib/session/update-name.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { refreshWorkspaces, useInvitation } from './use-workspaces.ts'
import { codeOf, describeEnded, isOver, joined } from './workspace-messages.ts'
import { acceptInvitation } from './workspaces-api.ts'

interface AcceptInvitationProps {
  userId: string
  /** The address the user is signed in with. */
  address: string
  /** Empty for a user who has given none. */
  name: string
  token: string
}

export function AcceptInvitation({ userId, address, name, token }: AcceptInvitationProps) {
  const { data, error, isPending } = useInvitation(token)
  const accept = useAccept(userId, token)
  if (isPending) return <LoadingScreen label="Loading your invitation" />
  // Who joined by a used one is led to the workspace again.
  const isUsed = codeOf(error) === 'invitation_used'
  const refusal = accept.error ?? (isUsed ? null : onlyFinal(error))
  const isOther = isForAnother(data, address, refusal)
  if (isOver(refusal) && !isOther)
    return (
      <ProblemScreen {...describeEnded(refusal)}>
        <LinkButton to={paths.write()}>Go to your documents</LinkButton>
      </ProblemScreen>
    )
  return (
    <div className="wrap py-24">
      <div className="max-w-[36rem]">
        <hr className="scotch mb-6" />
        <h1 className="title-1 wrap-anywhere">{nameInvitation(data, isUsed)}</h1>
        {isOther ? (
          <OtherAddress address={address} invited={data?.address} />
        ) : (
          <>
            <OpenInvitation inviter={data?.inviter} isUsed={isUsed} address={address} refusal={refusal} />
            <JoinForm
              action={isUsed ? 'Open the workspace' : 'Accept invitation'}
              nameFor={isUsed || name !== '' ? undefined : (data?.workspace ?? 'the workspace')}
              isBusy={accept.isPending}
              onJoin={accept.mutate}
            />
          </>
        )}
      </div>
    </div>
  )
}

interface OpenInvitationProps {
  inviter: string | null | undefined
  isUsed: boolean
  address: string
  refusal: Error | null
}

function OpenInvitation({ inviter, isUsed, address, refusal }: OpenInvitationProps) {
  return (
    <>
      <p className="lede mt-4">
        {inviter && `${inviter} invited you. `}
        You’re signed in as <span className="wrap-anywhere">{address}</span>.{' '}
        {isUsed
          ? 'If you already joined with this address, you can open the workspace.'
          : 'Accept the invitation to share documents and clients with its members.'}
      </p>
      {refusal !== null && (
        <div className="mt-6">
          <Alert title={describeRefusal(refusal)} />
        </div>
      )}
    </>
  )
}

/** Said before anybody presses anything: only the invited address can join. */
function OtherAddress({ address, invited }: { address: string; invited: string | undefined }) {
  return (
    <>
      <p className="lede mt-4">
        This invitation is for{' '}
        {invited === undefined ? 'another address' : <span className="wrap-anywhere">{invited}</span>}. You’re
        signed in as <span className="wrap-anywhere">{address}</span>.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {/* Signed out, the page offers to sign in, and leads back here. */}
        <Button size="large" onClick={() => void signOutOrNotify()}>
          Sign in with another address
        </Button>
        <NotNow />
      </div>
    </>
  )
}

const NotNow = () => (
  <LinkButton to={paths.write()} variant="quiet">
    Not now
  </LinkButton>
)

interface JoinFormProps {
  action: string
  /** The workspace whose members would see no name of the user; undefined where there is nothing to ask. */
  nameFor: string | undefined
  isBusy: boolean
  onJoin: (name: string) => void
}

function JoinForm({ action, nameFor, isBusy, onJoin }: JoinFormProps) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onJoin(ownName.clean(typed))
  }
  return (
    <form onSubmit={submit}>
      {nameFor !== undefined && (
        <div className="mt-6 max-w-96">
          <TextField
            label="Your name"
            hint={`Members of ${nameFor} see it. Without one, they see the first part of your email address.`}
            autoComplete="name"
            maxLength={ownName.maxCharacters}
            value={typed}
            onValueChange={setTyped}
          />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="large" busy={isBusy}>
          {action}
        </Button>
        <NotNow />
      </div>
    </form>
  )
}

/** Joins, under the name that was typed. */
function useAccept(userId: string, token: string) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (name: string) => {
      if (name !== '') await updateName(name)
      return await acceptInvitation({ token })
    },
    onSuccess: async ({ workspace_id, name }) => {
      chooseWorkspace(userId, workspace_id)
      await refreshWorkspaces(userId)
      showToast(joined(name), 'success')
      void navigate(paths.write(), { replace: true })
    },
    onError: (error) => console.error(error),
  })
}

const onlyFinal = (error: Error | null): Error | null => (isOver(error) ? error : null)

/** Two masked addresses that differ are two addresses; whether equal ones are the same, the server says. */
const isForAnother = (
  invitation: ReadInvitationAnswer | undefined,
  address: string,
  refusal: Error | null,
): boolean =>
  codeOf(refusal) === 'other_address' ||
  (address !== '' && invitation !== undefined && invitation.address !== maskAddress(address.toLowerCase()))

function nameInvitation(names: ReadInvitationAnswer | undefined, isUsed: boolean): string {
  if (isUsed) return 'This invitation was already used'
  return names ? `Join ${names.workspace}` : 'Join the workspace'
}
