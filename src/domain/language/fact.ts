// The facts of a text: what a rewrite must not change.

export type FactKind =
  | 'number'
  | 'amount'
  | 'percentage'
  | 'date'
  | 'time'
  | 'name'
  // Spelled as in documents that are stored.
  | 'organisation'
  | 'quotation'
  | 'link'

/** One fact where it is: `text` is the slice from `from` to `to`, `key` the same for every way to write it. */
export type Fact = {
  kind: FactKind
  text: string
  from: number
  to: number
  key: string
  /** The surname of who said a quotation, in lower case, where the text tells. */
  speaker?: string
  /** The same person as the text names them. */
  saidBy?: string
}

/** A fact of a text that its material does not hold. */
export type FactMark = Fact

/** A fact with what it asks of the material and what it lends to a text that is checked against it. */
export type ReadFact = Fact & {
  needs: readonly string[]
  gives: readonly string[]
  /** Too common in plain speech to be marked ('one', 'first'); it still lends. */
  isSoft?: true
  /** A name of a headline, where neighbors look like one name: its words may be apart in the material. */
  isLoose?: true
  /** A quotation that somebody is said to have spoken: 'said Doe', 'she said'. */
  isSaid?: true
}
