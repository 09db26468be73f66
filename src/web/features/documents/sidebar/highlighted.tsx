// A text with the words of a search marked in it.

/** Punctuation around a word is not searched for. */
const around = /^["'(),.;:!?…]+|["'(),.;:!?…]+$/g

export function Highlighted({ text, words }: { text: string; words: string }) {
  return splitAtWords(text, words).map(({ part, from, isFound }) =>
    isFound ? (
      <mark key={from} className="rounded-[2px] bg-fact text-inherit">
        {part}
      </mark>
    ) : (
      <span key={from}>{part}</span>
    ),
  )
}

/** An excerpt of which only the first characters are shown: begins as late as it must for the first word found to be in the middle of them. */
export function centerOnHit(text: string, words: string, room: number): string {
  const hit = splitAtWords(text, words).find(({ isFound }) => isFound)
  if (!hit) return text
  const end = hit.from + hit.part.length
  const start = hit.from - Math.max(0, Math.floor((room - hit.part.length) / 2))
  if (end <= room || start <= 0) return text
  // At the beginning of a word, the one that was found at the latest.
  const word = /(?<!\S)\S/g
  word.lastIndex = start
  const from = Math.min(word.exec(text)?.index ?? hit.from, hit.from)
  return `…${text.slice(from)}`
}

interface Part {
  part: string
  from: number
  isFound: boolean
}

/** The text in parts, with the places where a word was found on their own. */
export function splitAtWords(text: string, words: string): Part[] {
  const asked = simplify(words)
    .split(/\s+/)
    .map((word) => word.replaceAll(around, '') || word)
    .filter((word) => word !== '')
  const simple = simplify(text)
  const parts: Part[] = []
  let from = 0
  while (from < text.length) {
    const next = findNext(simple, asked, from)
    const at = next?.at ?? text.length
    if (at > from) parts.push({ part: text.slice(from, at), from, isFound: false })
    if (next) parts.push({ part: text.slice(at, at + next.length), from: at, isFound: true })
    from = at + (next?.length ?? 0)
  }
  return parts
}

/** The first word from there; of two at one place, the longer. */
function findNext(text: string, words: readonly string[], from: number) {
  return words
    .map((word) => ({ at: text.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at || other.length - one.length)[0]
}

/** Letter by letter, so that places stay the same. */
function simplify(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })
    .join('')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”„]/g, '"')
}
