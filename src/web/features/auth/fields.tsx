// The inputs of the authentication forms. They are uncontrolled: what a password manager or an impatient visitor filled in
// before the script arrived is kept.
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { useAuthFlow } from './auth-flow.ts'
import { useFieldProblem } from './form-frame.tsx'

// Browsers paint filled-in fields in a colour of their own, which is glaring on the dark sheet.
const look =
  'h-11 autofill:shadow-[inset_0_0_0_4rem_var(--sheet)] autofill:[-webkit-text-fill-color:var(--ink)] autofill:[caret-color:var(--ink)]'

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
        onChange={(event) => {
          typed.current = event.target.value
        }}
        className={look}
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
  const [isShown, setShown] = useState(false)
  const id = useId()
  const { control, line } = useFieldProblem(problem)
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className="relative grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <div className="relative">
        <Input
          {...control}
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-describedby={classNames(control['aria-describedby'], hintId) || undefined}
          className={classNames(look, 'pr-12')}
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          className="absolute top-1 right-1"
          onClick={() => setShown(!isShown)}
        />
      </div>
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
        className={classNames(look, 'tracking-[0.12em] tabular-nums')}
      />
      {line}
    </div>
  )
}
