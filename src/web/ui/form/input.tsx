import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const look =
  'w-full rounded-control border border-line-strong bg-sheet px-3 text-16 transition-colors placeholder:text-ink-soft hover:border-ink-soft focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus focus:rounded-control disabled:cursor-not-allowed disabled:border-line disabled:bg-fill disabled:text-ink-soft aria-invalid:border-bad aria-invalid:focus:border-bad aria-invalid:focus:outline-offset-1'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(look, 'h-10 max-md:min-h-11', className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={6}
      {...rest}
      className={classNames(look, 'min-h-10 max-md:min-h-11 resize-y py-2 leading-6', className)}
    />
  )
}
