// Asks before the user leaves a text that exists in this tab only, whether by the router or by other ways
// (leave-safely.ts).
import { useCallback, useEffect, useRef, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { keepsFocus } from '#web/layout/use-focus-main-on-navigation.ts'
import { guardLeaving } from '#web/lib/leave-safely.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

/** Waits this long for a save before asking. */
const saveWaitMs = 1_000

type Answer = (leaves: boolean) => void

export function LeaveQuestion({ open }: { open: OpenDocumentView }) {
  const { isAsking, answer, mayLeave } = useQuestion(open)
  const isGranted = useRef(false)
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      const state = nextLocation.state as Partial<typeof keepsFocus> | null
      const isSamePlace = state?.keepsFocus || nextLocation.pathname === currentLocation.pathname
      return !isSamePlace && !isGranted.current && open.isOnlyInTab()
    },
    [open.isOnlyInTab],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void mayLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, mayLeave])
  useEffect(
    () =>
      guardLeaving((leave) => {
        if (!open.isOnlyInTab()) return void leave()
        void mayLeave().then(async (leaves) => {
          if (!leaves) return
          isGranted.current = true
          await Promise.resolve(leave()).finally(() => {
            isGranted.current = false
          })
        })
      }),
    [open.isOnlyInTab, mayLeave],
  )
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title="Your latest changes aren’t saved"
      description="We couldn’t save your latest changes to the server or to this browser. If you leave now, you’ll lose them."
      cancelLabel="Stay"
      confirmLabel="Leave without saving"
      onConfirm={() => answer(true)}
    />
  )
}

/** Doesn't ask if the text is saved in time. */
function useQuestion({ isOnlyInTab, flush }: OpenDocumentView) {
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<Answer>(undefined)
  const mayLeave = useCallback(async () => {
    const waited = new Promise<false>((resolve) => setTimeout(resolve, saveWaitMs, false))
    if (await Promise.race([flush(), waited])) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    // A second attempt to leave replaces the first.
    answer.current?.(false)
    answer.current = resolve
    setAsking(true)
    const leaves = await promise
    if (answer.current === resolve) setAsking(false)
    return leaves
  }, [flush])
  // Saved or backed up in the meantime: no need to ask anymore.
  useEffect(() => {
    if (isAsking && !isOnlyInTab()) answer.current?.(true)
  })
  return { isAsking, answer: (leaves: boolean) => answer.current?.(leaves), mayLeave }
}
