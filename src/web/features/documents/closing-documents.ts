/** Reopening a document waits this long for its last save. */
const maxClosingMs = 3_000

/** Documents whose last save is still running: reopening one of them waits for that. */
export class ClosingDocuments {
  readonly #closing = new Map<string, Promise<unknown>>()

  has(id: string): boolean {
    return this.#closing.has(id)
  }

  track(id: string | undefined, closed: Promise<unknown>): void {
    if (id === undefined) return
    const waited = Promise.race([closed, new Promise((resolve) => setTimeout(resolve, maxClosingMs))])
    this.#closing.set(id, waited)
    void waited.finally(() => this.#closing.get(id) === waited && this.#closing.delete(id))
  }

  /** Settles once the last save of this document has finished; undefined if there is nothing to wait for. */
  whenClosed(id: string | undefined): Promise<unknown> | undefined {
    return id === undefined ? undefined : this.#closing.get(id)
  }
}
