/** Runs one thing after the other, in the order they were asked for. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  next<Value>(run: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(run)
    // Whoever asked hears of a failure; the next turn comes all the same.
    this.#last = turn.catch(() => {})
    return turn
  }
}
