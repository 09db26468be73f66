// Calls /functions/v1: returns the answer, or throws a CallError with the message and code of the error body.
import { getSupabase } from '#web/lib/supabase.ts'
import { CallError } from './call.ts'

interface FunctionCallOptions {
  /** Aborts the call; it then throws the signal's reason. */
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** Code of a request that never reached the server. */
export const unreachableCode = 'unreached'

/** Calls a function by name. An event stream is returned as its Response. */
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

/** Codes whose messages don't help the user. */
const uninformativeCodes: readonly (string | undefined)[] = [unreachableCode, 'unexpected', 'unavailable']

/** The server's own message about a failure, if it is helpful. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError) || uninformativeCodes.includes(error.code)) return undefined
  return error.message === '' ? undefined : error.message
}

/** Nobody is signed in, or the server doesn't know the session anymore. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}

/** The client passes the failed response, or what fetch threw, as `context`. */
async function readRefusal(error: unknown): Promise<CallError> {
  const { context } = error as { context?: unknown }
  if (!(context instanceof Response)) {
    const message = error instanceof Error ? error.message : String(error)
    return new CallError({ message, code: unreachableCode })
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
