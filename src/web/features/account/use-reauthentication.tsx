// Work that the server may want a recent proof for: it is asked for in place, then the work goes on with everything as it was.
import { type ReactNode, useState } from 'react'
import { isReauthenticationNeeded } from './reauthentication-api.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'

/** Thrown when somebody decides against the proof: nothing happened, and nothing has to be said. */
export class ReauthenticationCanceled extends Error {
  override name = 'ReauthenticationCanceled'
}

interface Reauthentication {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** The question, while there is one. Outside other forms. */
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

  /** Settles when the work may be tried again. */
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
