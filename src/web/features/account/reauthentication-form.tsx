// “Confirm it’s you”: the code that was emailed, or that of the second factor.
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { authTexts, proofTexts } from '#web/auth-messages.ts'
import { describeAuthError } from '#web/lib/session/describe-auth-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import {
  beginReauthentication,
  finishReauthentication,
  type ReauthenticationMethod,
} from './reauthentication-api.ts'

interface ReauthenticationFormProps {
  onConfirmed: () => void
  onCancel: () => void
}

export function ReauthenticationForm({ onConfirmed, onCancel }: ReauthenticationFormProps) {
  const { way, isBusy, problem, send, forget, submit } = useProofForm(onConfirmed)
  const input = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const isReady = way !== undefined
  useEffect(() => {
    if (isReady) input.current?.focus()
  }, [isReady])

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      className="mt-5 grid gap-4 rounded-card border border-line bg-paper-sunk p-5"
    >
      <div className="text-14">
        <p id={titleId} className="font-semibold">
          {proofTexts.title}
        </p>
        <p role="status" className="mt-1 wrap-anywhere text-ink-soft">
          {describeWay(way, problem)}
        </p>
      </div>
      <TextField
        label={proofTexts.label}
        error={isReady ? problem : undefined}
        ref={input}
        name="code"
        disabled={!isReady}
        onChange={forget}
        autoComplete="one-time-code"
        className="max-w-64 tracking-[0.12em] tabular-nums"
      />
      <div className="flex flex-wrap gap-2">
        {isReady && (
          <Button type="submit" busy={isBusy}>
            Continue
          </Button>
        )}
        {way?.kind !== 'app' && (isReady || problem !== undefined) && (
          <Button variant="secondary" disabled={isBusy} onClick={send}>
            {isReady ? 'Send another code' : 'Try again'}
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function describeWay(way: ReauthenticationMethod | undefined, problem: string | undefined): string {
  if (way === undefined) return problem ?? proofTexts.preparing
  if (way.kind === 'sent') return proofTexts.sent(way.to)
  return way.kind === 'app' ? proofTexts.app : proofTexts.phone
}

function useProofForm(onConfirmed: () => void) {
  const [isCodeMissing, setCodeMissing] = useState(false)
  // A code is sent when the form opens, and again when asked for.
  const sending = useQuery({
    queryKey: ['reauthentication'],
    queryFn: beginReauthentication,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  const { data: way } = sending
  const finishing = useMutation({
    mutationFn: ({ method, code }: { method: ReauthenticationMethod; code: string }) =>
      finishReauthentication(method, code),
    onSuccess: onConfirmed,
  })
  const isBusy = sending.isFetching || finishing.isPending
  const error = isBusy ? null : (finishing.error ?? sending.error)

  return {
    way,
    isBusy,
    problem: isCodeMissing ? authTexts.codeMissing : error ? describeAuthError(error) : undefined,
    send: () => {
      setCodeMissing(false)
      finishing.reset()
      void sending.refetch()
    },
    /** A changed code is not the one that was refused. */
    forget: () => {
      setCodeMissing(false)
      if (!finishing.isPending) finishing.reset()
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (way === undefined || isBusy) return
      const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
      setCodeMissing(code === '')
      if (code !== '') finishing.mutate({ method: way, code })
    },
  }
}
