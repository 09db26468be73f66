// Prefetches how a document opens when its link is pressed. The query client stores the plan until the document is opened.
import { queryClient } from '#web/lib/api/query-client.ts'
import type { OpenPlan } from './open-plan.ts'

/** An older plan is made again. */
const freshMs = 2_000

interface Prefetched {
  /** Undefined if there is nothing to open; a query can't store undefined itself. */
  plan: OpenPlan | undefined
}

const planKey = (id: string) => ['document-plan', id]

const findQuery = (id: string) => queryClient.getQueryCache().find<Prefetched>({ queryKey: planKey(id) })

/** Starts planning how a document opens, once for a press and its click. */
export function prefetch(id: string, plan: () => Promise<OpenPlan | undefined>): void {
  void queryClient.prefetchQuery({
    queryKey: planKey(id),
    queryFn: async (): Promise<Prefetched> => ({ plan: await plan() }),
    staleTime: freshMs,
    gcTime: freshMs,
    retry: false,
  })
}

/** The plan, if it is ready already. */
export function readPrefetched(id: string | undefined): OpenPlan | undefined {
  const query = id === undefined ? undefined : findQuery(id)
  return query?.isStaleByTime(freshMs) ? undefined : query?.state.data?.plan
}

/** The plan for one opening, ready or loading; undefined if there is none. */
export function takePrefetched(id: string | undefined): Promise<OpenPlan | undefined> | undefined {
  const query = id === undefined ? undefined : findQuery(id)
  if (id === undefined || query === undefined) return undefined
  const { data, fetchStatus } = query.state
  const isUsable = fetchStatus === 'fetching' || !query.isStaleByTime(freshMs)
  const ready = data && !query.isStaleByTime(freshMs) ? Promise.resolve(data) : query.promise
  if (!isUsable || ready === undefined) return undefined
  return ready.then(({ plan }) => plan).finally(() => dropPrefetched(id))
}

/** Settles when the prefetch of this document has finished; undefined if there is none. */
export function whenPrefetched(id: string): Promise<unknown> | undefined {
  const query = findQuery(id)
  return query?.state.fetchStatus === 'fetching'
    ? query.promise?.catch(() => undefined)
    : query && Promise.resolve()
}

export function dropPrefetched(id: string): void {
  queryClient.removeQueries({ queryKey: planKey(id) })
}
