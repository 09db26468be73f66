// The inputs of the authentication forms. They are uncontrolled: what a password manager or an impatient visitor filled in
// before the script arrived is kept.
import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Input } from '#web/ui/form/input.tsx'
import { autofillLook, PasswordInput } from '#web/ui/form/password-input.tsx'
import { useAuthFlow } from './auth-flow.ts'
import { useFieldProblem } from './form-frame.tsx'

interface IdentifierFieldProps {
  problem: string | undefined
  label?: string
}

/** Takes an e-mail address, and a phone number where the view does. */
export function IdentifierField({ problem, label = 'Email address' }: IdentifierFieldProps) {
  const { typed } = useAuthFlow()
  const id = useId()
  const { control, line } = useFieldProblem(problem)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <Input
        {...control}
        id={id}
        name="identifier"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed.current}
        // What was filled in before the script arrived goes along to another view.
        ref={(input) => {
          if (input?.value) typed.current = input.value
        }}
        onChange={(event) => {
          typed.current = event.target.value
        }}
        className={autofillLook}
      />
      {line}
    </div>
  )
}

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  problem: string | undefined
  hint?: string
  /** A link at the right of the label; after the input in the order of Tab. */
  aside?: ReactNode
}

export function PasswordField({ label, autoComplete, problem, hint, aside }: PasswordFieldProps) {
  const id = useId()
  const { control, line } = useFieldProblem(problem)
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className="relative grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <PasswordInput
        {...control}
        id={id}
        name="password"
        autoComplete={autoComplete}
        aria-describedby={classNames(control['aria-describedby'], hintId) || undefined}
      />
      {line}
      {hint !== undefined && (
        <p id={hintId} className="text-13 text-ink-soft">
          {hint}
        </p>
      )}
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
  const id = useId()
  const { control, line } = useFieldProblem(problem)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <Input
        {...control}
        id={id}
        name="code"
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        className={classNames(autofillLook, 'tracking-[0.12em] tabular-nums')}
      />
      {line}
    </div>
  )
}
