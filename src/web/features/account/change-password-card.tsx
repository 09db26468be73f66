import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { checkNewPassword, mayChangePassword, passwordMinCharacters } from '#domain/account/credentials.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { updatePassword } from './account-api.ts'
import { describeRefusal, isCanceled, useReauthentication } from './use-reauthentication.tsx'

/** `username` tells password managers whose password it is. */
export function ChangePasswordCard({ username }: { username: string }) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<string>()
  const repeatedField = useRef<HTMLInputElement>(null)
  const refusalId = useId()
  const proof = useReauthentication()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (next: string) => proof.run(() => updatePassword(next)),
    onSuccess: () => {
      setPassword('')
      setRepeated('')
      showToast(successMessages.passwordUpdated, 'success')
    },
    onError: (failure) => {
      if (!isCanceled(failure)) showToast(errorMessages.updatePassword, 'error')
    },
  })

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isPending || !mayChangePassword(password, repeated)) return
    const checked = checkNewPassword(password, repeated)
    setProblem(checked.ok ? undefined : checked.message)
    if (checked.ok) mutate(checked.value)
    else {
      reset()
      repeatedField.current?.focus()
    }
  }

  return (
    <Card
      title="Change Password"
      description={`At least ${passwordMinCharacters} characters. You’ll be signed out on your other devices.`}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="New password">
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="new-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          <Field label="Confirm new password" error={problem}>
            {(control) => (
              <PasswordInput
                {...control}
                ref={repeatedField}
                name="repeated"
                autoComplete="new-password"
                value={repeated}
                onChange={(event) => {
                  setRepeated(event.target.value)
                  setProblem(undefined)
                }}
              />
            )}
          </Field>
        </div>
        <p id={refusalId} className="text-14 text-bad empty:hidden">
          {describeRefusal(error)}
        </p>
        <div>
          <Button
            type="submit"
            variant="secondary"
            busy={isPending}
            disabled={!mayChangePassword(password, repeated)}
            aria-describedby={refusalId}
          >
            Update password
          </Button>
        </div>
      </form>
      {proof.form}
    </Card>
  )
}
