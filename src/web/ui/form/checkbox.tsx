import type { ReactNode } from 'react'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The field of the tool's stored state. */
  'data-stored-field'?: string
  children: ReactNode
}

export function Checkbox({ onChange, children, ...control }: CheckboxProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 py-0.5 text-14 max-md:py-2.5">
      <input
        {...control}
        type="checkbox"
        onChange={(event) => onChange(event.target.checked)}
        className="mt-px size-[18px] shrink-0 cursor-pointer"
      />
      <span>{children}</span>
    </label>
  )
}
