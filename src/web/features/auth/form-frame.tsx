// The frame of every view: the form, its message box and its primary button.
import { type ReactNode, useEffect, useRef } from 'react'
import { getSupabase } from '#web/lib/supabase.ts'
import { Button } from '#web/ui/button.tsx'
import { useAuthFlow } from './auth-flow.ts'
import type { Problem } from './auth-problem.ts'
import type { Submission } from './use-submit.ts'

interface FormFrameProps {
  /** The form's name for screen readers. */
  label: string
  submission: Submission
  submitLabel: string
  /** A success message above the fields. */
  notice?: string | undefined
  onResend?: () => void
  children: ReactNode
}

export function FormFrame({ label, submission, submitLabel, notice, onResend, children }: FormFrameProps) {
  const { isReady } = useAuthFlow()
  const { problem, isBusy, onSubmit, onChange } = submission
  const form = useRef<HTMLFormElement>(null)
  // The user may have focused a field before hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) preloadClient()
  }, [])
  return (
    <form
      ref={form}
      // Without script a form must not put a password into the URL.
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onChange={onChange}
      onFocus={preloadClient}
      className="grid gap-5"
    >
      {notice !== undefined && <Notice>{notice}</Notice>}
      {problem !== undefined && problem.field === undefined && (
        <ProblemBox problem={problem} {...(onResend && { onResend })} />
      )}
      {children}
      <Button
        type="submit"
        busy={isBusy}
        disabled={!isReady}
        className={isReady ? 'h-11 w-full' : 'h-11 w-full disabled:opacity-100'}
      >
        {submitLabel}
      </Button>
    </form>
  )
}

/** Loads the client while the form is filled in; a failure is reported on submit. */
function preloadClient(): void {
  getSupabase().catch((error: unknown) => console.error(error))
}

function ProblemBox({ problem, onResend }: { problem: Problem; onResend?: () => void }) {
  return (
    <div
      role="alert"
      data-problem
      tabIndex={-1}
      className="rounded-control border border-bad bg-bad-tint px-4 py-3 text-14 text-bad"
    >
      <p>{problem.text}</p>
      {problem.canResend && onResend && (
        <button
          type="button"
          onClick={onResend}
          className="mt-1 min-h-6 cursor-pointer font-medium underline underline-offset-3"
        >
          Resend confirmation link
        </button>
      )}
    </div>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-control border border-good bg-good-tint px-4 py-3 text-14 text-good">
      {children}
    </p>
  )
}
