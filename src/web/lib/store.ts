// The one store of the web: a value with subscribers. Classes hold one, components read it with `useStore`.
import { useSyncExternalStore } from 'react'

export class Store<Value> {
  #value: Value
  readonly #listeners = new Set<() => void>()

  constructor(value: Value) {
    this.#value = value
  }

  read = (): Value => this.#value

  /** Whether anything shows it. */
  get isWatched(): boolean {
    return this.#listeners.size > 0
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(value: Value): void {
    if (Object.is(value, this.#value)) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  patch(part: Partial<Value>): void {
    this.set({ ...this.#value, ...part })
  }
}

/** The store's value, or what `select` picks from it; renders again when that changes. */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected
export function useStore<Value>({ subscribe, read }: Store<Value>, select?: (value: Value) => unknown) {
  const snapshot = select ? () => select(read()) : read
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
