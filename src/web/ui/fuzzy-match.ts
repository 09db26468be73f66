// Finds an entry by a few of its letters: 'vh' and 'hist' both find 'Version history'.

/** How well the letters fit, in order and anywhere; higher is better, undefined when they do not. */
export function fuzzyScore(label: string, typed: string): number | undefined {
  const letters = typed.toLowerCase().replace(/\s+/g, '')
  const text = label.toLowerCase()
  const whole = text.indexOf(typed.trim().toLowerCase())
  if (whole !== -1) return 1000 - whole
  let score = 0
  let place = -1
  for (const letter of letters) {
    const next = text.indexOf(letter, place + 1)
    if (next === -1) return undefined
    const startsWord = next === 0 || text[next - 1] === ' '
    score += startsWord ? 10 : next === place + 1 ? 5 : 1
    place = next
  }
  return score
}

/** The entries that fit, best first; all of them, in their order, when nothing was typed. */
export function fuzzyFilter<Entry extends { label: string }>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  if (typed.trim() === '') return [...entries]
  return entries
    .flatMap((entry) => {
      const score = fuzzyScore(entry.label, typed)
      return score === undefined ? [] : [{ entry, score }]
    })
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
