// One submission at a time: busy state, error message, and focus on the first invalid field.
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useAuthFlow } from './auth-flow.ts'
import { describeProblem, type FieldName, type Problem } from './auth-problem.ts'

/** `leaves`: another page or view follows; the form stays busy until then. */
type Outcome = 'stays' | 'leaves'

export interface Submission {
  problem: Problem | undefined
  isBusy: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** A message about what was typed before leaves when that is changed. */
  onChange: (event: FormEvent<HTMLFormElement>) => void
  /** The error of one field. */
  problemOf: (field: FieldName) => string | undefined
  /** Runs another action of the same form, such as resending an email. */
  attempt: (action: () => Promise<Outcome>) => void
}

export function useSubmit(action: (values: FormData) => Promise<Outcome>): Submission {
  const { isBusy, setBusy } = useAuthFlow()
  const [problem, setProblem] = useState<Problem>()
  const isRunning = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  async function run(work: () => Promise<Outcome>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(undefined)
    setBusy(true)
    try {
      if ((await work()) === 'leaves') return
    } catch (error) {
      setProblem(describeProblem(error))
    }
    isRunning.current = false
    setBusy(false)
  }

  useEffect(() => {
    if (problem !== undefined) focusProblem(form.current, problem)
  }, [problem])

  return {
    problem,
    isBusy,
    onSubmit: (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      const values = new FormData(event.currentTarget)
      void run(() => action(values))
    },
    onChange: ({ target }) => {
      const isAbout = target instanceof HTMLInputElement && [problem?.field, 'code'].includes(target.name)
      if (isAbout && !isRunning.current) setProblem(undefined)
    },
    problemOf: (field) => (problem?.field === field ? problem.text : undefined),
    attempt: (work) => void run(work),
  }
}

function focusProblem(form: HTMLFormElement | null, { field }: Problem): void {
  const place = field === undefined ? form?.querySelector('[data-problem]') : form?.elements.namedItem(field)
  if (place instanceof HTMLElement) place.focus()
}
