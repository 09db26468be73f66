import type { Theme } from '#web/lib/theme.ts'

const choices: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

interface ThemeChoiceProps {
  theme: Theme
  onChoose: (theme: Theme) => void
}

export function ThemeChoice({ theme, onChoose }: ThemeChoiceProps) {
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-paper-sunk p-[3px]">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="relative inline-flex h-8 cursor-pointer items-center rounded-[5px] px-3.5 font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-segment-on has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => onChoose(value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
