import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Input, Textarea } from './input.tsx'
import { Select } from './select.tsx'

/** A control with its label, hint and error. Everything else is passed to the control. */
interface Labeled<Value extends string = string> {
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

interface SelectFieldProps<Value extends string>
  extends Labeled<Value>,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: Value
  /** Each with its value and what it is called. */
  options: readonly (readonly [Value, string])[]
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, onValueChange, options, ...rest } = props
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <Select
          {...control}
          // Only the values of the options can be chosen.
          onChange={onValueChange && ((event) => onValueChange(event.target.value as Value))}
          {...rest}
        >
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
