import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from './input.tsx'

// Browsers color autofilled fields themselves, too brightly for the dark theme.
export const autofillLook =
  'h-11 autofill:shadow-[inset_0_0_0_4rem_var(--sheet)] autofill:[-webkit-text-fill-color:var(--ink)] autofill:[caret-color:var(--ink)]'

/** A password field with a button that reveals it. */
export function PasswordInput({
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { id: string; autoComplete: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        required
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classNames(autofillLook, 'pr-12', className)}
      />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? 'Hide password' : 'Show password'}
        aria-controls={rest.id}
        className="absolute top-1 right-1"
        onClick={() => setShown(!isShown)}
      />
    </div>
  )
}
