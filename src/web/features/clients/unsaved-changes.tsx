// Asks before typed changes are lost, whether by a link, Back, Logout or closing the tab. Each form of the page says whether it has any.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { guardLeaving } from '#web/lib/leave-safely.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

const UnsavedForms = createContext<Set<object> | undefined>(undefined)

/** For a form on a page that asks. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const forms = useContext(UnsavedForms)
  useEffect(() => {
    if (!forms || !isUnsaved) return
    const form = {}
    forms.add(form)
    return () => void forms.delete(form)
  }, [forms, isUnsaved])
}

export function AskAboutUnsavedChanges({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<object>())
  const [leave, setLeave] = useState<() => unknown>()
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
    [forms],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => guardLeaving((go) => (forms.size > 0 ? setLeave(() => go) : void go())), [forms])
  useEffect(() => {
    const ask = (event: Event) => forms.size > 0 && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [forms])
  const stay = () => {
    blocker.reset?.()
    setLeave(undefined)
  }
  const leaveNow = () => {
    forms.clear()
    blocker.proceed?.()
    void leave?.()
    setLeave(undefined)
  }
  return (
    <UnsavedForms value={forms}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked' || leave !== undefined}
        onOpenChange={(isOpen) => !isOpen && stay()}
        title="You have unsaved changes"
        description="If you leave this page now, you’ll lose them."
        cancelLabel="Stay"
        confirmLabel="Leave without saving"
        onConfirm={leaveNow}
      />
    </UnsavedForms>
  )
}
