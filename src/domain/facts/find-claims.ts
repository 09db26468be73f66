// Finds sentences and words of a rewrite that have no source in the text before.
import { classOf, mattersWhenRemoved } from '#domain/language/claim-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { isOneRoot, listSynonyms } from '#domain/language/synonyms/same-words.ts'
import type { Statement, StatementIndex, StatementWord } from './statements.ts'

/** A sentence of the text after, with its words that have no source; `instead` is the text that was there before. */
export type NewClaim = {
  readonly text: string
  readonly words: readonly string[]
  readonly instead: readonly string[]
  readonly from: number
  readonly to: number
}

/** Statements that share this much say the same, except for the words that differ. */
const nearlySame = 0.5
const unsourced = 0.5

/** `facts` are the places compared as facts: names, figures, dates and quotations. */
export function findClaims(
  now: readonly Statement[],
  facts: { readonly old: readonly Range[]; readonly now: readonly Range[] },
  index: { readonly old: StatementIndex; readonly now: StatementIndex },
): NewClaim[] {
  const known = new Sources(index.old)
  const kept = new Sources(index.now)
  return now.flatMap((statement) => {
    if (index.old.findLike(statement)?.text === statement.text || /^\[/.test(statement.text)) return []
    const contentWords = listContentWords(statement, facts.now)
    const fresh = contentWords.filter(({ stem }) => !known.hold(stem))
    if (fresh.length === 0) return []
    const like = index.old.findLike(statement)
    const gone =
      like === undefined ? [] : listContentWords(like, facts.old).filter(({ stem }) => !kept.hold(stem))
    if (!isClaim(statement, like, { fresh: fresh.length, gone: gone.length, all: contentWords.length }))
      return []
    return [
      {
        text: statement.text,
        words: fresh.map(({ word }) => word),
        instead: gone.map(({ word }) => word),
        from: statement.from,
        to: statement.to,
      },
    ]
  })
}

function isClaim(
  statement: Statement,
  like: Statement | undefined,
  { fresh, gone, all }: { fresh: number; gone: number; all: number },
): boolean {
  if (like === undefined) return fresh / all >= unsourced
  // Added words are a claim. A replaced word is one only where all else is the same.
  if (fresh > gone + 1 || gone === 0) return true
  const shared = [...statement.stems].filter((stem) => like.stems.has(stem)).length
  return shared / Math.max(1, Math.min(statement.stems.size, like.stems.size)) >= nearlySame
}

const titleParts =
  /^(?:c[efotim]o|[se]?vp|chief|executive|officer|financial|operating|technology|marketing|information|vice|president)$/

type ContentWord = StatementWord & { readonly stem: string }

function listContentWords({ words }: Statement, facts: readonly Range[]): ContentWord[] {
  return words.filter(
    (word): word is ContentWord =>
      word.stem !== undefined &&
      !/\d/.test(word.stem) &&
      // Titles such as 'CEO' and 'chief executive officer' are compared elsewhere.
      !titleParts.test(word.word) &&
      // Words of strength are compared elsewhere, too.
      !isHedge(word.word) &&
      !isInside(word, facts),
  )
}

function isHedge(word: string): boolean {
  const name = classOf(word)
  return name !== undefined && mattersWhenRemoved(name)
}

/** Whether the word is inside one of the places, which are in order. */
function isInside({ from, to }: Range, places: readonly Range[]): boolean {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.to ?? 0) > from) high = middle
    else low = middle + 1
  }
  const place = places[low]
  return place !== undefined && place.from < to
}

/** The stems of a text, with a look-up of words that mean the same: by first letters, then by synonyms. */
class Sources {
  readonly #index: StatementIndex
  readonly #byRoot = new Map<string, string[]>()
  readonly #asked = new Map<string, boolean>()

  constructor(index: StatementIndex) {
    this.#index = index
    for (const stem of index.stems) {
      const root = stem.slice(0, 4)
      const known = this.#byRoot.get(root)
      if (known === undefined) this.#byRoot.set(root, [stem])
      else known.push(stem)
    }
  }

  #hasRoot(word: string, most?: number): boolean {
    if (this.#index.hasStem(word)) return true
    return (this.#byRoot.get(word.slice(0, 4)) ?? []).some((other) => isOneRoot(word, other, most))
  }

  hold(stem: string): boolean {
    if (this.#index.hasStem(stem)) return true
    const asked = this.#asked.get(stem)
    if (asked !== undefined) return asked
    const answer =
      this.#hasRoot(stem) ||
      listSynonyms(stem).some((word) => this.#hasRoot(word, 2)) ||
      stem.split('-').every((part) => part !== stem && (part.length < 3 || this.hold(part)))
    this.#asked.set(stem, answer)
    return answer
  }
}
