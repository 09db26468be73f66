// In-memory storage of the local identity provider, with a limit on entries.
import type { Adapter, AdapterPayload } from 'oidc-provider'

const capacity = 5000

/** Creates the stores of one provider over one map; the oldest entries are dropped when it is full. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>()
  const find = (wanted: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, until }] of entries)
      if (until > Date.now() && wanted(key, payload)) return payload
    return undefined
  }
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const key = `${model}:${id}`
      const oldest = entries.keys().next().value
      if (entries.size >= capacity && oldest !== undefined) entries.delete(oldest)
      entries.set(key, { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 })
    },
    find: async (id) => find((key) => key === `${model}:${id}`),
    findByUid: async (uid) => find((key, payload) => key.startsWith(`${model}:`) && payload.uid === uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      const entry = entries.get(`${model}:${id}`)
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
