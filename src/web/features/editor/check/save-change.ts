// Saves one change of a value that other tabs change too: reads the stored value, changes it and writes it back. What can't be read is
// never overwritten.
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Change } from './newsroom-check.ts'

interface StoredValue<Value> {
  /** Key of the query that reads it. */
  key: QueryKey
  load: () => Promise<Value>
  save: (value: Value) => Promise<void>
}

/** The last change of each value, by key. */
const turns = new Map<string, Promise<unknown>>()

/** One change at a time; rejects if the value can't be read or written. */
export function saveChange<Value extends object>(
  client: QueryClient,
  { key, load, save }: StoredValue<Value>,
  change: Change<Value>,
): Promise<void> {
  client.setQueryData<Value>(key, (old) => old && change(old))
  const name = hashKey(key)
  const turn = (turns.get(name) ?? Promise.resolve()).then(async () => {
    // An older response would revert this change on the screen.
    await client.cancelQueries({ queryKey: key })
    const value = change(await load())
    await save(value)
    // Later changes are saved in their own turn.
    if (turns.get(name) === settled) client.setQueryData<Value>(key, value)
  })
  const settled = turn.catch(() => undefined)
  turns.set(name, settled)
  return turn
}
