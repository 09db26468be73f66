// Deletes the account: everything on the server, then the session, then local data.
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '#web/lib/api/call.ts'
import { isSignedOut } from '#web/lib/api/function-call.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { signOutOrNotify } from '#web/lib/session/sign-out-here.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { deleteUser, findOwnAccount } from './account-api.ts'
import { deletionFailed, deletionTexts, explainDeletion, isDeletionRefused } from './account-messages.ts'
import { isCanceled, useReauthentication } from './use-reauthentication.tsx'

interface DeleteAccount {
  isBusy: boolean
  /** Why nothing was deleted, or that it is unknown. */
  problem: string | undefined
  run: () => void
  /** The reauthentication form, while it is needed. */
  proofForm: ReactNode
}

/** The response may be lost although the account is deleted. */
const findAfter = async (error: unknown) => (isDeletionRefused(error) ? 'there' : findOwnAccount())

/** `removeLocalCopies` removes the user's texts from this browser. */
export function useDeleteAccount(userId: string, removeLocalCopies: () => Promise<void>): DeleteAccount {
  const { leave, forget } = useSession()
  const navigate = useNavigate()
  const proof = useReauthentication()
  const { mutate, isPending, data } = useMutation({ mutationFn: remove })

  /** Why nothing was deleted, or that it is unknown; undefined if the account is gone or nobody is signed in. */
  async function fail(error: unknown, account: 'there' | 'unknown'): Promise<string | undefined> {
    if (isSignedOut(error)) {
      forget()
      showToast(errorMessages.deleteAccountSignedOut, 'error')
      await navigate(paths.signin({ redirectTo: paths.settings }))
      return undefined
    }
    if (account === 'unknown') return deletionTexts.unknown
    const code = error instanceof CallError ? error.code : undefined
    showToast(deletionFailed(code), 'error')
    return explainDeletion(code)
  }

  async function remove(): Promise<string | undefined> {
    try {
      await proof.run(() => deleteUser(userId))
    } catch (error) {
      if (isCanceled(error)) return undefined
      console.error(error)
      const account = await findAfter(error)
      if (account !== 'gone') return await fail(error, account)
    }
    return await part()
  }

  /** The account is deleted: removes the session and local data. */
  async function part(): Promise<undefined> {
    leave()
    await navigate(paths.landing)
    await signOutOrNotify()
    await removeLocalCopies().catch((error: unknown) => console.error(error))
    forget()
    showToast(successMessages.accountDeleted, 'success')
  }

  return { isBusy: isPending, problem: data, run: () => isPending || mutate(), proofForm: proof.form }
}
