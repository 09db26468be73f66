// A clause that is no sentence goes back to the one it was torn from: "She is the first woman in the post, and the first whose parents …".
import { dropStop, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { standsAlone } from './stands-alone.ts'

/** The sentences of a note, with those that have no subject or verb joined to the one right before, where the note has them side by side. */
export function joinTorn(sentences: readonly string[], note: string): string[] {
  const joined: string[] = []
  for (const text of sentences) {
    const before = joined.at(-1)
    const whole = before === undefined || standsAlone(text) ? undefined : rejoin(before, text, note)
    if (whole === undefined) joined.push(text)
    else joined.splice(-1, 1, whole)
  }
  return joined
}

const sizeOfSign = 8

function rejoin(before: string, text: string, note: string): string | undefined {
  const [head, tail] = [dropStop(before), lowerFirst(dropStop(text))]
  const start = note.toLowerCase().indexOf(head.toLowerCase())
  const from = start + head.length
  const at = start === -1 ? -1 : note.toLowerCase().indexOf(tail.toLowerCase(), from)
  if (at === -1 || at - from > sizeOfSign) return undefined
  return endSentence(`${head}${note.slice(from, at)}${tail}`)
}
