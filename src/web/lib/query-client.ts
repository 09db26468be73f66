// What the server told us, kept for a while and shared by the screens. It goes when its user does.
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'
import { onAuthChange } from './supabase.ts'

/** A refusal stays a refusal; only what may have been a hiccup is asked again. */
function mayRetry(count: number, error: Error): boolean {
  const status = error instanceof CallError ? (error.status ?? 0) : 0
  return count < 1 && (status === 0 || status >= 500)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a read fails and says so; waiting for the network would look like loading without end.
    queries: {
      staleTime: 30_000,
      retry: mayRetry,
      retryDelay: 800,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

// It believes in a network until it hears of its loss, and would not notice that it came back to a page opened without.
onlineManager.setOnline(navigator.onLine)

onAuthChange((event) => {
  if (event === 'SIGNED_OUT') queryClient.clear()
  // The session could not be refreshed and now it is: what failed without it is asked again.
  if (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED')
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
})
