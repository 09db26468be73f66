// Work that the server may want a recent proof for: it is asked for in place, then the work goes on with everything as it was.
import { type ReactNode, useState } from 'react'
import { isProofNeeded } from './proof-api.ts'
import { ProofForm } from './proof-form.tsx'

/** Thrown when somebody decides against the proof: nothing happened, and nothing has to be said. */
export class ProofDeclined extends Error {
  override name = 'ProofDeclined'
}

interface Proof {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** The question, while there is one. Outside other forms. */
  form: ReactNode
}

export function useProof(): Proof {
  const [asking, setAsking] = useState<{ settle: (isProven: boolean) => void }>()

  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (isProven: boolean) => {
        setAsking(undefined)
        resolve(isProven)
      }
      setAsking({ settle })
    })

  /** Settles when the work may be tried again. */
  async function prove(refusal: unknown): Promise<void> {
    if (!isProofNeeded(refusal)) throw refusal
    if (!(await ask())) throw new ProofDeclined('Not proven.')
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
    form: asking && <ProofForm onProven={() => asking.settle(true)} onCancel={() => asking.settle(false)} />,
  }
}
