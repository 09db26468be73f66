import { afterEach, expect, it, vi } from 'vitest'
import { getSupabase } from '#web/lib/supabase.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('asks again for what failed without a session as soon as there is one, and for nothing else', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', links: {} }),
  )
  await getSupabase()
  const asked: string[] = []
  const ask = (name: string, isRefused: boolean) =>
    queryClient.prefetchQuery({
      queryKey: [name],
      retry: false,
      queryFn: () => {
        asked.push(name)
        if (isRefused && asked.filter((other) => other === name).length === 1) throw new Error('Out of reach')
        return name
      },
    })
  await ask('list', true)
  await ask('profile', false)
  const otherTab = new BroadcastChannel('sb-localhost-auth-token')
  otherTab.postMessage({ event: 'TOKEN_REFRESHED', session: null })
  await vi.waitFor(() => expect(queryClient.getQueryData(['list'])).toBe('list'))
  otherTab.close()
  expect(asked).toEqual(['list', 'profile', 'list'])
})
