// The query cache of server data, shared by all screens and cleared on sign-out.
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { onAuthChange } from '#web/lib/supabase.ts'
import { CallError } from './call.ts'

/** Retries only what may have been a temporary failure. */
function mayRetry(count: number, error: Error): boolean {
  const status = error instanceof CallError ? (error.status ?? 0) : 0
  return count < 1 && (status === 0 || status >= 500)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline reads fail visibly; waiting for the network would look like endless loading.
    queries: {
      staleTime: 30_000,
      retry: mayRetry,
      retryDelay: 800,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

// It assumes a network until it is told otherwise, and would miss its return on a page opened offline.
onlineManager.setOnline(navigator.onLine)

onAuthChange((event) => {
  if (event === 'SIGNED_OUT') queryClient.clear()
  // The session was renewed: retry what failed without it.
  if (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED')
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
})
