// Tells a run-on sentence clause by clause: "it has seven parts, and it goes together without glue, you do it with the hands" gives two sentences
// to print and one to leave out.
import { endSentence } from '#server/ai/builtin/text/joining.ts'
import { opensWithList } from '#server/ai/builtin/text/opens-with-list.ts'
import { findVerb, isSentence } from './clauses/clauses.ts'
import { splitSplices } from './clauses/spliced.ts'
import type { Subjects } from './note-subjects.ts'
import { type Told, tellNote } from './telegraph.ts'
import { tidyNote } from './tidy.ts'

/** A limit on the clauses that are read. */
const mostClauses = 8
const fewestWords = 4

/** The note as sentences, split where only a comma joins them. */
export function tellInParts(note: string, subjects: Subjects): Told {
  const parts = splitSplices(tidyNote(note))
  const told = parts.length > 1 ? parts.map((part) => tellOne(part, subjects)) : []
  if (told.length === 0 || told.some(({ sentences }) => sentences.length === 0))
    return tellOne(note, subjects)
  return {
    sentences: told.flatMap(({ sentences }) => sentences),
    points: told.flatMap(({ points }) => points),
  }
}

/** The note told whole, or else those of its clauses that can be told. */
function tellOne(note: string, subjects: Subjects): Told {
  if (opensWithList(note) && isSentence(note)) return { sentences: [endSentence(note)], points: [] }
  const whole = tellNote(note, subjects)
  if (whole.sentences.length > 0 || whole.points.length > 0) return whole
  if (opensWithList(note)) return whole
  const clauses = note.split(/(?<=[,;]) (?:(?:and|so) (?=\S+ ))?/u)
  if (clauses.length === 1 || clauses.length > mostClauses) return whole
  return { sentences: tellClauses(clauses, subjects), points: [] }
}

function tellClauses(clauses: readonly string[], subjects: Subjects): string[] {
  const sentences: string[] = []
  let cut: string | undefined
  for (let from = 0; from < clauses.length; ) {
    const { length, told } = longestFrom(clauses.slice(from), subjects)
    // A sentence whose condition was left out goes, too: "…, if the council agrees".
    if (told.length === 0 && limits.test(clauses[from] ?? '')) sentences.pop()
    if (
      cut === undefined ||
      (!pointsBack.test(told[0] ?? '') && !isSubject(cut, told[0]) && !isListed(cut, told[0]))
    )
      sentences.push(...told)
    cut = told.length === 0 ? clauses[from] : undefined
    from += length
  }
  return sentences
}

/** A clause that needs the part left out before it: "…; all others got off unhurt". */
const pointsBack =
  /^(?:It|They|This|That|These|Those|All others|The others?|The rest|Others|Both|Then|There)\b/u

/** Whether a clause without a verb is the subject of the next one: "So we, Pune, are launching". */
const isSubject = (cut: string, told = ''): boolean =>
  findVerb(cut) === undefined &&
  !/^(?:The|An?|It|She|He|They|There|We|No|All|Every|Each)\b|^\d/u.test(told) &&
  !/^\p{Lu}\S* \p{Lu}/u.test(told)

/** Whether the part continues a list of names: "…on the Lismore, | Byron and Ballina runs". */
const isListed = (cut: string, told = ''): boolean =>
  /\p{Lu}[\p{L}’'-]+,$/u.test(cut) && /^\p{Lu}[\p{L}’'-]+ (?:and|or) \p{Lu}/u.test(told)

const limits =
  /^(?:but|if|unless|except|only|though|although|pending|subject to|provided|depending|or|not|maybe|perhaps|probably|hopefully|i (?:think|hope|guess)|we (?:think|hope|guess))\b/iu

/** The longest run of clauses from the first one that can be told, and its length. */
function longestFrom(
  clauses: readonly string[],
  subjects: Subjects,
): { length: number; told: readonly string[] } {
  for (let length = clauses.length; length > 0; length--) {
    const text = clauses.slice(0, length).join(' ').replace(/[,;]$/u, '')
    if (text.split(' ').length < fewestWords) break
    const { sentences } = tellNote(text, subjects)
    if (sentences.length > 0) return { length, told: sentences }
  }
  return { length: 1, told: [] }
}
