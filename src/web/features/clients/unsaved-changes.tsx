// Asks before typed changes are lost, whether by a link, Back, Logout or closing the tab. Each form of the page says whether it has any.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { guardLeaving } from '#web/lib/leave-safely.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

/** With the id of what a form is about, if that is saved. */
type UnsavedForm = { id: string | undefined }

const UnsavedForms = createContext<Set<UnsavedForm> | undefined>(undefined)

/** For a form on a page that asks. */
export function useUnsavedChanges(isUnsaved: boolean, id?: string): void {
  const forms = useContext(UnsavedForms)
  useEffect(() => {
    if (!forms || !isUnsaved) return
    const form = { id }
    forms.add(form)
    return () => void forms.delete(form)
  }, [forms, isUnsaved, id])
}

interface Kept<Row> {
  /** Those that a colleague removed while they are being edited here. */
  gone: readonly Row[]
  drop: (id: string) => void
}

/** Nothing typed is lost when a colleague removes what it is about. */
export function useKeptRows<Row extends { id: string }>(rows: readonly Row[]): Kept<Row> {
  const forms = useContext(UnsavedForms)
  const [state, setState] = useState<{ rows: readonly Row[]; gone: readonly Row[] }>({ rows, gone: [] })
  let { gone } = state
  if (state.rows !== rows) {
    const there = new Set(rows.map(({ id }) => id))
    const typed = new Set([...(forms ?? [])].map(({ id }) => id))
    gone = [...state.rows, ...state.gone].filter(({ id }) => !there.has(id) && typed.has(id))
    setState({ rows, gone })
  }
  const drop = (id: string) => setState((old) => ({ ...old, gone: old.gone.filter((row) => row.id !== id) }))
  return { gone, drop }
}

export function AskAboutUnsavedChanges({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<UnsavedForm>())
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
