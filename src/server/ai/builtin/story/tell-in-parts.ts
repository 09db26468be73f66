// What somebody says in one breath, clause by clause: "it has seven parts, and it goes together without glue, you do it with the hands" gives
// two sentences to print and one to leave out.
import { type Subjects, type Told, tellNote } from './telegraph.ts'

/** Nobody's sentence has more that matter. */
const mostClauses = 8
const fewestWords = 4

/** The note as sentences; where it can't be told as a whole, those of its clauses that can. */
export function tellInParts(note: string, subjects: Subjects): Told {
  const whole = tellNote(note, subjects)
  if (whole.sentences.length > 0 || whole.points.length > 0) return whole
  const clauses = note.split(/(?<=[,;]) (?:(?:and|so) (?=\S+ ))?/u)
  if (clauses.length === 1 || clauses.length > mostClauses) return whole
  const sentences: string[] = []
  for (let from = 0; from < clauses.length; ) {
    const { length, told } = longestFrom(clauses.slice(from), subjects)
    // "…, if the council agrees": without its condition a sentence says too much.
    if (told === undefined && limits.test(clauses[from] ?? '')) sentences.pop()
    if (told !== undefined) sentences.push(...told)
    from += length
  }
  return { sentences, points: [] }
}

const limits =
  /^(?:but|if|unless|except|only|though|although|pending|subject to|provided|depending|or|not|maybe|perhaps|probably|hopefully|i (?:think|hope|guess)|we (?:think|hope|guess))\b/iu

/** The longest run of clauses from the first one on that can be told, and how many they are. */
function longestFrom(
  clauses: readonly string[],
  subjects: Subjects,
): { length: number; told: readonly string[] | undefined } {
  for (let length = clauses.length; length > 0; length--) {
    const text = clauses.slice(0, length).join(' ').replace(/[,;]$/u, '')
    if (text.split(' ').length < fewestWords) break
    const { sentences } = tellNote(text, subjects)
    if (sentences.length > 0) return { length, told: sentences }
  }
  return { length: 1, told: undefined }
}
