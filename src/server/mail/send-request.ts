// A message handed to another service by a request.
import { SendError } from './send-error.ts'

const timeoutMs = 30_000

/** Posts once, without following redirects; a service that can't be reached may be tried again later. */
export async function sendRequest(
  url: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
): Promise<{ status: number; isOk: boolean; answer: string }> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }).catch(
    (error: unknown) => {
      throw unreachable(error)
    },
  )
  const answer = await response.text().catch(() => '')
  return { status: response.status, isOk: response.ok, answer }
}

function unreachable(cause: unknown): SendError {
  // fetch says why in the cause of its error.
  const reason = String(cause instanceof Error ? (cause.cause ?? cause) : cause)
  return new SendError({ reason, logged: reason, permanent: false }, cause)
}
