import type { ReactNode } from 'react'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 py-0.5 text-14">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-px size-[18px] shrink-0 cursor-pointer accent-accent"
      />
      <span>{children}</span>
    </label>
  )
}
