// The real client over a stand-in for the network, and what a component needs around it.
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { DocumentServicesProvider } from '#web/features/documents/document-services.tsx'
import { queryClient } from '#web/lib/api/query-client.ts'
import { Toaster } from '#web/ui/feedback/toaster.tsx'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}

type Answer = (asked: Asked) => unknown

/** What the data service answers, by method and path; a Response as it is, anything else as JSON. */
export interface Network {
  answers: Record<string, Answer>
  asked: Asked[]
  /** What was asked of one path. */
  of(path: string): Asked[]
}

export const refuse = (status: number, code = 'XX000') =>
  Response.json({ code, message: `told ${code}`, details: null, hint: null }, { status })

const appConfig = { supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', links: {} }

async function reply(network: Network, address: URL, init: RequestInit): Promise<Response> {
  const asked: Asked = {
    method: init.method ?? 'GET',
    path: address.pathname.replace('/rest/v1', ''),
    query: address.searchParams,
    body: init.body ? JSON.parse(String(init.body)) : {},
  }
  network.asked.push(asked)
  const answer = await network.answers[`${asked.method} ${asked.path}`]?.(asked)
  return answer instanceof Response ? answer : Response.json(answer ?? [])
}

export function withNetwork(): Network {
  const network: Network = {
    answers: {},
    asked: [],
    of: (path) => network.asked.filter((asked) => `${asked.method} ${asked.path}` === path),
  }
  beforeEach(() => {
    network.answers = {}
    network.asked = []
    queryClient.clear()
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
      const address = new URL(String(input), 'http://localhost:3000')
      return address.pathname === '/app-config.json'
        ? Response.json(appConfig)
        : await reply(network, address, init)
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    toast.remove()
    // The network stays replaced: a document that is closed by the cleanup still saves a last time.
    vi.restoreAllMocks()
  })
  return network
}

export function renderAt(address: string, element: ReactNode) {
  const around = (
    <QueryClientProvider client={queryClient}>
      <DocumentServicesProvider userId="ana">{element}</DocumentServicesProvider>
      <Toaster />
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: around }], { initialEntries: [address] })
  return { router, ...render(<RouterProvider router={router} />) }
}
