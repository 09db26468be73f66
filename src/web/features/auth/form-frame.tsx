// The frame of every view: the form, its red or green box and its one primary button.
import { type ReactNode, useEffect, useRef } from 'react'
import { getSupabase } from '#web/lib/supabase.ts'
import { Button } from '#web/ui/button.tsx'
import { useAuthFlow } from './auth-flow.ts'
import type { Problem } from './auth-problem.ts'
import type { Submission } from './use-submit.ts'

interface FormFrameProps {
  /** Names the form for readers: moving the focus into it says which view is open. */
  label: string
  submission: Submission
  submitLabel: string
  /** Good news above the fields. */
  notice?: string | undefined
  onResend?: () => void
  children: ReactNode
}

export function FormFrame({ label, submission, submitLabel, notice, onResend, children }: FormFrameProps) {
  const { isReady } = useAuthFlow()
  const { problem, isBusy, onSubmit } = submission
  const form = useRef<HTMLFormElement>(null)
  // Somebody may have been in a field of the prerendered page already.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) preloadClient()
  }, [])
  return (
    <form
      ref={form}
      // Without script a form must not write a password into the address.
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
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

/** The client arrives while the form is filled in; a failure is told when the form is sent. */
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
          Send the confirmation link again
        </button>
      )}
    </div>
  )
}

export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-control border border-good bg-good-tint px-4 py-3 text-14 text-good">
      {children}
    </p>
  )
}
