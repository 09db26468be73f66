// What the server told us, kept for a while and shared by the screens. It goes when its user does.
import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'
import { onAuthChange } from './supabase.ts'

/** A refusal stays a refusal; only what may have been a hiccup is asked again. */
function mayRetry(count: number, error: Error): boolean {
  const status = error instanceof CallError ? (error.status ?? 0) : 0
  return count < 1 && (status === 0 || status >= 500)
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: mayRetry, retryDelay: 800 } },
})

onAuthChange((event) => {
  if (event === 'SIGNED_OUT') queryClient.clear()
})
