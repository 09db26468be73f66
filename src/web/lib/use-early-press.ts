import { useEffect, useState } from 'react'

/**
 * Says that the app has taken over the prerendered page, and presses the button that was pressed before it had. Only after the
 * next render: by then the screens have read what was typed.
 */
export function useEarlyPress(): void {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    setAlive(true)
  }, [])
  useEffect(() => {
    const pressed = document.querySelector<HTMLElement>('[data-pressed]')
    if (!isAlive || pressed === null) return
    delete pressed.dataset.pressed
    pressed.click()
  }, [isAlive])
}
