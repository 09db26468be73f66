// Calls of /functions/v1: the answer, or one CallError with the sentence and the code of the error body.
import { CallError } from './call.ts'
import { getSupabase } from './supabase.ts'

interface FunctionCallOptions {
  /** Ends the call; it then throws the signal's reason. */
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** Code of a call that never reached the server. */
export const unreachedCode = 'unreached'

/** Calls a function by its name on the wire. An event stream is answered as the Response that carries it. */
export async function callFunction<Answer>(
  name: string,
  body?: Record<string, unknown> | FormData,
  { signal, headers }: FunctionCallOptions = {},
): Promise<Answer> {
  const supabase = await getSupabase()
  signal?.throwIfAborted()
  const { data, error } = await supabase.functions.invoke<Answer>(name, {
    ...(body && { body }),
    ...(signal && { signal }),
    ...(headers && { headers }),
  })
  if (error === null) return data as Answer
  signal?.throwIfAborted()
  throw await readRefusal(error)
}

/** Codes of answers that tell nobody what to do. */
const speechless: readonly (string | undefined)[] = [unreachedCode, 'unexpected', 'unavailable']

/** What the server itself says about a refusal, when it has something to say. */
export function serverSentence(error: unknown): string | undefined {
  if (!(error instanceof CallError) || speechless.includes(error.code)) return undefined
  return error.message === '' ? undefined : error.message
}

/** Nobody is signed in, or the server knows the session no more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}

/** The client hands over the refused response, or what fetch threw, as `context`. */
async function readRefusal(error: unknown): Promise<CallError> {
  const { context } = error as { context?: unknown }
  if (!(context instanceof Response)) {
    const message = error instanceof Error ? error.message : String(error)
    return new CallError({ message, code: unreachedCode })
  }
  const body = (await context.json().catch(() => undefined)) as
    | { error?: unknown; code?: unknown }
    | undefined
  return new CallError(
    {
      message: typeof body?.error === 'string' ? body.error : '',
      code: typeof body?.code === 'string' ? body.code : undefined,
    },
    context.status,
  )
}
