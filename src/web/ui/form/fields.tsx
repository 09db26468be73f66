import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Input, Textarea } from './input.tsx'

/** A control with its label, hint and error. Everything else is passed to the control. */
export interface Labeled<Value extends string = string> {
  label: string
  hint?: string | undefined
  error?: string | undefined
  onValueChange?: ((value: Value) => void) | undefined
}

export function TextField(props: Labeled & ComponentProps<'input'>) {
  const { label, hint, error, onValueChange, ...rest } = props
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <Input
          {...control}
          onChange={onValueChange && ((event) => onValueChange(event.target.value))}
          {...rest}
        />
      )}
    </Field>
  )
}

export function TextAreaField(props: Labeled & ComponentProps<'textarea'>) {
  const { label, hint, error, onValueChange, ...rest } = props
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <Textarea
          {...control}
          onChange={onValueChange && ((event) => onValueChange(event.target.value))}
          {...rest}
        />
      )}
    </Field>
  )
}
