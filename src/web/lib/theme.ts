// The theme: the system's unless the user chose one. The choice is stored in this browser (see first-paint-script.ts).
import { useSyncExternalStore } from 'react'
import { Store } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'theme'
/** Counts the choices. The theme itself is an attribute of the page. */
const changes = new Store(0)

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  store(theme)
  changes.set(changes.read() + 1)
}

function store(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(changes.subscribe, readTheme, () => 'system')
}
