import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type ListboxOptionProps = Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> & {
  /** Enter picks it. */
  isActive: boolean
}

/** An option of a list whose keys go to the field that names the active option. */
export function ListboxOption({ isActive, className, ...rest }: ListboxOptionProps) {
  return (
    <div
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(
        'flex cursor-default items-center rounded-control text-14 aria-selected:bg-fill',
        className,
      )}
      {...rest}
    />
  )
}
