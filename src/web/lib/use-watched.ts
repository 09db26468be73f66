import { useSyncExternalStore } from 'react'
import type { Watched } from './watched.ts'

/** The value as it is, rendering again when it changes. */
export function useWatched<Value>({ watch, read }: Watched<Value>): Value {
  return useSyncExternalStore(watch, read, read)
}
