// Turns the client's {data, error} into a value or one thrown CallError.

interface Refusal {
  message: string
  code?: string | undefined
  status?: number | undefined
}

interface Settled {
  data: unknown
  error: Refusal | null
  status?: number
}

type DataOf<Answer> = Answer extends { error: null; data: infer Data } ? Data : never

export class CallError extends Error {
  readonly code: string | undefined
  readonly status: number | undefined

  constructor(error: Refusal, status?: number) {
    super(error.message, { cause: error })
    this.name = 'CallError'
    this.code = error.code
    this.status = error.status ?? status
  }
}

export async function call<Answer extends Settled>(answer: PromiseLike<Answer>): Promise<DataOf<Answer>> {
  const { data, error, status } = await answer
  if (error !== null) throw new CallError(error, status)
  return data as DataOf<Answer>
}
