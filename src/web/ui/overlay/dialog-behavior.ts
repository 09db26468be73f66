import { useRef } from 'react'

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
