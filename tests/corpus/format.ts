// What the texts of the corpus say about themselves. One JSON file holds one array; `seen` is for building, `unseen` is read by
// `npm run bench:text` alone, so that its figures say how the product does on texts nobody built it for.

/** The nine classes a line of notes can have. */
export type LineKind =
  | 'fact'
  | 'quote'
  | 'contact'
  | 'embargo'
  | 'instruction'
  | 'private'
  | 'furniture'
  | 'foreign'
  | 'unsure'

/** briefs.json: messy notes as they arrive, and what a careful editor reads in them. */
export interface CorpusBrief {
  name: string
  form: 'email' | 'thread' | 'call notes' | 'bullets' | 'voice memo' | 'chat' | 'labels'
  /** The day the notes were written. */
  today: string
  text: string
  /** Every part of the text in order: a line, or a sentence or clause where one line holds several classes. */
  parts: { text: string; kind: LineKind; marked?: boolean }[]
  expected: {
    /** launch, funding, appointment, partnership, acquisition, event, award, report, expansion, crisis, other */
    type: string
    company: string | null
    city: string | null
    contact: { name?: string; email?: string; phone?: string } | null
    /** The embargo's words as given. */
    embargo: string | null
    people: { name: string; title?: string }[]
    quotes: { words: string; speaker?: string }[]
  }
  /** The shortest words that prove a fact is in the draft; `|` separates forms that mean the same ("$4.2M|$4.2 million"). */
  facts: string[]
  /** Words of private and foreign parts that must never be printed. */
  secrets: string[]
  /** Who, what, when, where and why are all in the notes. */
  hasFiveWs: boolean
}

/** releases.json: a release as HTML of the editor. Without faults it is a clean one. */
export interface CorpusRelease {
  name: string
  today: string
  profile: 'us' | 'uk'
  html: string
  /** `rule` is an id of the rulebook; `text` is the passage, absent when the whole document is meant. */
  faults: { rule: string; text?: string }[]
}

/** phrasings.json: one rule, with sentences that break it and sentences that only look as if they did. */
export interface CorpusPhrasing {
  rule: string
  /** Where the sentence stands in the release. */
  place: 'headline' | 'lead' | 'body' | 'quote' | 'boilerplate' | 'contact' | 'top'
  faulty: string[]
  correct: string[]
}

/** wordy.json: paragraphs that can lose words and must keep their facts. */
export interface WordyText {
  name: string
  text: string
  facts: string[]
}

/** changes.json: a text before and after a rewrite, for the fact lock. */
export interface CorpusChange {
  name: string
  kind:
    | 'digit'
    | 'date'
    | 'title'
    | 'negation'
    | 'hedge'
    | 'direction'
    | 'address'
    | 'quote'
    | 'organization'
    | 'new claim'
    | 'harmless'
  before: string
  after: string
}
