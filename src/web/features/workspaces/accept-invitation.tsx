// The page behind an invitation's link, for somebody who is signed in: joins after a press, or says why that isn't possible.
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ReadInvitationAnswer } from '#contract/functions.ts'
import { ProblemScreen } from '#web/layout/problem-screen.tsx'
import { describeRefusal } from '#web/lib/api/refusal.ts'
import { chooseWorkspace } from '#web/lib/chosen-workspace.ts'
import { signOutHere } from '#web/lib/session/sign-out-here.ts'
import { errorMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { refreshWorkspaces, useInvitation } from './use-workspaces.ts'
import { codeOf, isOver, joined } from './workspace-messages.ts'
import { acceptInvitation } from './workspaces-api.ts'

interface AcceptInvitationProps {
  userId: string
  /** The address the user is signed in with. */
  address: string
  token: string
}

export function AcceptInvitation({ userId, address, token }: AcceptInvitationProps) {
  const navigate = useNavigate()
  const { data, error, isPending } = useInvitation(token)
  const accept = useMutation({
    mutationFn: () => acceptInvitation({ token }),
    onSuccess: async ({ workspace_id, name }) => {
      chooseWorkspace(userId, workspace_id)
      await refreshWorkspaces(userId)
      showToast(joined(name), 'success')
      void navigate(paths.write(), { replace: true })
    },
    onError: (error) => console.error(error),
  })
  if (isPending) return <LoadingScreen label="Loading your invitation" />
  // Who joined by a used one is led to the workspace again.
  const refusal = accept.error ?? (isOver(error) && codeOf(error) !== 'invitation_used' ? error : null)
  const code = codeOf(refusal)
  if (isOver(refusal) && code !== 'other_address')
    return (
      <ProblemScreen title="This link doesn’t work anymore" message={describeRefusal(refusal)}>
        <LinkButton to={paths.write()}>Go to your documents</LinkButton>
      </ProblemScreen>
    )
  const isUsed = codeOf(error) === 'invitation_used'
  return (
    <div className="wrap py-24">
      <div className="max-w-[36rem]">
        <hr className="scotch mb-6" />
        <h1 className="title-1 wrap-anywhere">{nameInvitation(data, isUsed)}</h1>
        <p className="lede mt-4">
          {data?.inviter && `${data.inviter} invited you. `}
          You’re signed in as <span className="break-all">{address}</span>.{' '}
          {isUsed
            ? 'If you already joined with this address, you can open the workspace.'
            : 'Accept the invitation to share documents and clients with its members.'}
        </p>
        {refusal !== null && (
          <div className="mt-6">
            <Alert title={describeRefusal(refusal)} />
          </div>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          {!isOver(refusal) && (
            <Button size="large" busy={accept.isPending} onClick={() => accept.mutate()}>
              {isUsed ? 'Open the workspace' : 'Accept invitation'}
            </Button>
          )}
          {code === 'other_address' && (
            <Button onClick={() => void changeAddress()}>Sign in with another address</Button>
          )}
          <LinkButton to={paths.write()} variant="quiet">
            Not now
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

function nameInvitation(names: ReadInvitationAnswer | undefined, isUsed: boolean): string {
  if (isUsed) return 'This invitation was already used'
  return names ? `Join ${names.workspace}` : 'Join the workspace'
}

/** The page then offers to sign in, and leads back here. */
async function changeAddress(): Promise<void> {
  if (!(await signOutHere())) showToast(errorMessages.signOut, 'error')
}
