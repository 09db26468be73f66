import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { describeRefusal } from './refusal.ts'

/** A short form: `run` returns what is wrong with the input, or undefined when everything is done. A refusal shows below the field. */
export function useSubmit(run: () => Promise<string | undefined>) {
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: run,
    onError: (failure) => console.error(failure),
  })
  return {
    error: error === null ? data : describeRefusal(error),
    isBusy: isPending,
    /** The input has changed: what was wrong with the one before is no longer said. */
    forget: () => {
      if (!isPending) reset()
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!isPending) mutate()
    },
  }
}
