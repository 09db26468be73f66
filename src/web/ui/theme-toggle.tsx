import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

type Theme = 'system' | 'light' | 'dark'

const icons = { system: Monitor, light: Sun, dark: Moon }
const following: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const names: Record<Theme, string> = { system: 'system', light: 'light', dark: 'dark' }

interface ThemeToggleProps {
  theme: Theme
  onChoose: (theme: Theme) => void
}

/** One button that cycles through system, light and dark. */
export function ThemeToggle({ theme, onChoose }: ThemeToggleProps) {
  const next = following[theme]
  return (
    <IconButton
      icon={icons[theme]}
      label={`Theme: ${names[theme]}. Switch to ${names[next]}`}
      onClick={() => onChoose(next)}
    />
  )
}
