import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Renders the control with the ids and states that connect it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const described = [errorId, hintId].filter((part) => part !== undefined).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} role="alert" className="text-13 text-bad">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-13 text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
