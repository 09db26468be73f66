import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

/** A size in the caller's `className` overrides its own. */
const look =
  'touch-target inline-grid [:where(&)]:size-9 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft transition-colors hover:bg-fill hover:text-ink focus-visible:rounded-control disabled:cursor-not-allowed disabled:opacity-45'

interface IconButtonProps {
  icon: LucideIcon
  /** What it does, for screen readers. */
  label: string
}

export function IconButton({
  icon: Icon,
  label,
  className,
  ...rest
}: ComponentProps<'button'> & IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(look, className)}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

export function IconLink({ icon: Icon, label, className, ...rest }: LinkProps & IconButtonProps) {
  return (
    <Link {...rest} aria-label={label} className={classNames(look, className)}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
    </Link>
  )
}
