// Apart from the other fields: public pages with a text box alone don't load it.
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { Labeled } from './fields.tsx'
import { Select } from './select.tsx'

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
