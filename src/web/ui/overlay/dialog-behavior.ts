import { useEffect, useRef } from 'react'
import { Store, useStore } from '#web/lib/store.ts'

const openDialogs = new Store(0)

/** To be called by every dialog: others want to know that it is in front. */
export function useIsInFront(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    openDialogs.set(openDialogs.read() + 1)
    return () => openDialogs.set(openDialogs.read() - 1)
  }, [isOpen])
}

/** Whether a dialog is open: what came up now would cover it. */
export const useHasDialog = (): boolean => useStore(openDialogs, (count) => count > 0)

/** Our dialogs open by state, so Radix knows no trigger: this restores the focus to what had it. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: () => {
      // Focusing a long text would scroll to its start.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}

/** A click on a toast must not close the dialog below it. */
export function ignoreToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]') !== null)
    event.preventDefault()
}
