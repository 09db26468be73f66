// The facts of a text, which a rewrite must not change.

export type FactKind =
  | 'number'
  | 'amount'
  | 'percentage'
  | 'date'
  | 'time'
  | 'name'
  // Must stay in this spelling: stored documents have it.
  | 'organisation'
  | 'quotation'
  | 'link'

/** A fact in its place: `text` is the slice from `from` to `to`; `key` is the same for every spelling of it. */
export type Fact = {
  kind: FactKind
  text: string
  from: number
  to: number
  key: string
  /** The surname of a quotation's speaker in lower case, if the text gives it. */
  speaker?: string
  /** The speaker as the text names them. */
  saidBy?: string
}

/** A fact that the material doesn't have. */
export type FactMark = Fact

/** A fact with the keys it needs from the material, and those it gives to a text checked against it. */
export type ReadFact = Fact & {
  needs: readonly string[]
  gives: readonly string[]
  /** Too common to be marked ('one', 'first'); it still supports other texts. */
  isSoft?: true
  /** A name in a headline, where neighboring names look like one; its words may be apart in the material. */
  isLoose?: true
  /** A quotation with somebody speaking: 'said Doe', 'she said'. */
  isSaid?: true
}
