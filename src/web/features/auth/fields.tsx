// The inputs of the authentication forms. They are uncontrolled: what a password manager or a visitor filled in before hydration stays.
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { autofillLook, PasswordInput } from '#web/ui/form/password-input.tsx'
import { useAuthFlow } from './auth-flow.ts'

interface IdentifierFieldProps {
  problem: string | undefined
  label?: string
}

/** Takes an email address, and a phone number where the view does. */
export function IdentifierField({ problem, label = 'Email address' }: IdentifierFieldProps) {
  const { typed } = useAuthFlow()
  return (
    <TextField
      label={label}
      error={problem}
      name="identifier"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={typed.current}
      // What was filled in before hydration is carried to other views.
      ref={(input) => {
        if (input?.value) typed.current = input.value
      }}
      onValueChange={(text) => {
        typed.current = text
      }}
      className={autofillLook}
    />
  )
}

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  problem: string | undefined
  hint?: string
  /** A link at the right of the label, but after the input in tab order. */
  aside?: ReactNode
}

export function PasswordField({ label, autoComplete, problem, hint, aside }: PasswordFieldProps) {
  return (
    <div className="relative">
      <Field label={label} error={problem} hint={hint}>
        {(control) => <PasswordInput {...control} name="password" autoComplete={autoComplete} />}
      </Field>
      {aside !== undefined && <div className="absolute -top-0.5 right-0 text-14">{aside}</div>}
    </div>
  )
}

interface CodeFieldProps {
  label: string
  problem: string | undefined
  /** Digits by default; recovery codes have letters. */
  kind?: 'digits' | 'letters'
}

export function CodeField({ label, problem, kind = 'digits' }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      error={problem}
      name="code"
      inputMode={kind === 'digits' ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      className={classNames(autofillLook, 'tracking-[0.12em] tabular-nums')}
    />
  )
}
