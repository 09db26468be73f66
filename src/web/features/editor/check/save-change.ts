// Keeps one change of a value that other tabs change too: reads what is kept now, alters it and writes it back. What cannot be
// read is never written over.
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Change } from './newsroom-check.ts'

interface Kept<Value> {
  /** Of the query that shows it. */
  key: QueryKey
  load: () => Promise<Value>
  save: (value: Value) => Promise<void>
}

/** The last change of each value, by its key. */
const turns = new Map<string, Promise<unknown>>()

/** One change after the other; rejects where it could not be read or written. */
export function saveChange<Value extends object>(
  client: QueryClient,
  { key, load, save }: Kept<Value>,
  change: Change<Value>,
): Promise<void> {
  client.setQueryData<Value>(key, (old) => old && change(old))
  const name = hashKey(key)
  const turn = (turns.get(name) ?? Promise.resolve()).then(async () => {
    // An answer from before this change would take it back on the screen.
    await client.cancelQueries({ queryKey: key })
    const value = change(await load())
    await save(value)
    // What was changed in the meantime is kept in its own turn.
    if (turns.get(name) === settled) client.setQueryData<Value>(key, value)
  })
  const settled = turn.catch(() => undefined)
  turns.set(name, settled)
  return turn
}
