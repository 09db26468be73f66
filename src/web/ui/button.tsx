import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './feedback/spinner.tsx'

const variants = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-line-strong bg-sheet hover:border-ink-soft hover:bg-sheet-hover',
  quiet: 'border-transparent text-ink-soft hover:bg-fill hover:text-ink',
  danger: 'border-transparent bg-danger-fill text-white hover:brightness-90',
  emphasis: 'border-transparent bg-emph-accent text-on-emph-accent hover:brightness-105',
}

const sizes = {
  small: 'h-8 max-md:min-h-11 gap-1.5 px-3 text-13',
  medium: 'h-10 max-md:min-h-11 gap-2 px-4 text-14',
  large: 'h-12 gap-2 px-[22px] text-16',
}

interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex shrink-0 cursor-pointer items-center justify-center rounded-control border',
    'font-medium whitespace-nowrap no-underline transition-colors focus-visible:rounded-control',
    'disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
    variants[variant],
    sizes[size],
    className,
  )
}

/**
 * `busy` prevents a second click and shows a spinner. A busy or `aria-disabled` button keeps the focus, which a `disabled` one
 * would lose.
 */
export function Button({
  variant,
  size,
  busy = false,
  'aria-disabled': ariaDisabled,
  onClick,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  const isDisabled = busy || ariaDisabled === true || ariaDisabled === 'true'
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look(variant, size), className)}
      aria-disabled={isDisabled || undefined}
      aria-busy={busy || undefined}
      // Keeps a form from being submitted, by click or by Enter.
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass(look(variant, size), className)} />
}

function look(variant: ButtonLook['variant'], size: ButtonLook['size']): ButtonLook {
  return { ...(variant && { variant }), ...(size && { size }) }
}
