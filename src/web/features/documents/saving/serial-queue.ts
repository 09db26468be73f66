/** Runs async tasks one at a time, in the order they were added. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  add<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(task)
    // A failed task must not block the next one; its caller still gets the rejection.
    this.#last = result.catch(() => {})
    return result
  }
}
