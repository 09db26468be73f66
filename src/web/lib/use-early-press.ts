import { useEffect } from 'react'

/** Says that the app has taken over the prerendered page, and presses the button that was pressed before it had. */
export function useEarlyPress(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    const pressed = document.querySelector<HTMLElement>('[data-pressed]')
    if (pressed === null) return
    delete pressed.dataset.pressed
    pressed.click()
  }, [])
}
