/** A value with listeners, in the shape React's external stores want. */
export class Watched<Value> {
  #value: Value
  readonly #listeners = new Set<() => void>()

  constructor(value: Value) {
    this.#value = value
  }

  read = (): Value => this.#value

  watch = (listener: () => void): (() => void) => {
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
