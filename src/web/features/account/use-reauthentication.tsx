// Runs an action that may need a recent sign-in: asks for it in place, then continues.
import { type ReactNode, useState } from 'react'
import { describeAuthError } from '#web/lib/session/describe-auth-error.ts'
import { isReauthenticationNeeded } from './reauthentication-api.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'

/** Thrown if the user cancels: nothing happened, and no message is needed. */
class ReauthenticationCanceled extends Error {
  override name = 'ReauthenticationCanceled'
}

export const isCanceled = (error: unknown) => error instanceof ReauthenticationCanceled

/** What to say about a failed action; nothing if the user canceled it. */
export function describeRefusal(error: unknown): string | undefined {
  return error === null || isCanceled(error) ? undefined : describeAuthError(error)
}

interface Reauthentication {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** The form while it is needed. Render it outside other forms. */
  form: ReactNode
}

export function useReauthentication(): Reauthentication {
  const [asking, setAsking] = useState<{ settle: (isConfirmed: boolean) => void }>()

  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (isConfirmed: boolean) => {
        setAsking(undefined)
        resolve(isConfirmed)
      }
      setAsking({ settle })
    })

  /** Settles when the action can be retried. */
  async function prove(refusal: unknown): Promise<void> {
    if (!isReauthenticationNeeded(refusal)) throw refusal
    if (!(await ask())) throw new ReauthenticationCanceled('Canceled.')
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      await prove(error)
    }
    return run(work)
  }

  return {
    run,
    form: asking && (
      <ReauthenticationForm onConfirmed={() => asking.settle(true)} onCancel={() => asking.settle(false)} />
    ),
  }
}
