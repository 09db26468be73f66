import { useRef } from 'react'

/** Our dialogs are opened by state, so Radix knows no trigger: this gives the focus back to whatever had it. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: () => {
      // A long text would be scrolled to its start.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}

/** A click on a toast over a dialog is for the toast: it must not close the dialog below. */
export function ignoreToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]') !== null)
    event.preventDefault()
}
