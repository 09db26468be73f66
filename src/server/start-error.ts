/** An expected failure at start: one sentence for the person who started us, saying what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
