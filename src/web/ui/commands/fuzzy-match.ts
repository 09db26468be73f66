// Fuzzy matching: 'vh' and 'hist' both find 'Version history'.

const isWordStart = (text: string, place: number): boolean => place === 0 || text[place - 1] === ' '

/** Whether a word of the label, or several from there, begins with what is typed. */
export function hasWordStart(label: string, typed: string): boolean {
  return ` ${label.toLowerCase()}`.includes(` ${typed.trim().toLowerCase()}`)
}

/** How well the letters match, in order; higher is better, undefined if they don't. */
export function fuzzyScore(label: string, typed: string): number | undefined {
  const text = label.toLowerCase()
  const sought = typed.trim().toLowerCase()
  const atWord = ` ${text}`.indexOf(` ${sought}`)
  if (atWord !== -1) return 2000 - atWord
  const whole = text.indexOf(sought)
  if (whole !== -1) return 1000 - whole
  const score = scoreFrom(text, typed.toLowerCase().replace(/\s+/g, ''), -1)
  return score === Number.NEGATIVE_INFINITY ? undefined : score
}

/** The best score for the letters after `place`: beginnings of words count most, then consecutive letters. */
function scoreFrom(text: string, letters: string, place: number): number {
  const letter = letters[0]
  if (letter === undefined) return 0
  let best = Number.NEGATIVE_INFINITY
  for (let next = text.indexOf(letter, place + 1); next !== -1; next = text.indexOf(letter, next + 1)) {
    const points = isWordStart(text, next) ? 10 : next === place + 1 ? 5 : 1
    best = Math.max(best, points + scoreFrom(text, letters.slice(1), next))
  }
  return best
}

/** The matching entries, best first; all of them in order if nothing is typed. */
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
