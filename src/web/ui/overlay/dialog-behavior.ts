import { useEffect, useRef, useSyncExternalStore } from 'react'

/** One for every open dialog, and the listeners to changes of that. */
const openDialogs = new Set<symbol>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Every dialog calls this, so that others know it is in front. */
export function useIsInFront(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const dialog = Symbol('dialog')
    openDialogs.add(dialog)
    tell()
    return () => {
      openDialogs.delete(dialog)
      tell()
    }
  }, [isOpen])
}

/** Whether a dialog is open: what came up now would cover it. */
export function useHasDialog(): boolean {
  const read = () => openDialogs.size > 0
  return useSyncExternalStore(subscribe, read, read)
}

/** Whether a dialog has the keys. A popover is a dialog too, but one beside the text has them only while it has the focus. */
export function isCovered(): boolean {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => !dialog.hasAttribute('data-popover') || dialog.contains(document.activeElement),
  )
}

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
