// "Perhaps you meant": the closest known name, if one is close enough.

const nearEnough = 0.75

export function closestName(wanted: string, known: readonly string[]): string | null {
  // No identifier is this long; comparing it would only take time.
  if (wanted.length > 63) return null
  const [best] = known
    .map((name) => ({ name, score: similarity(wanted, name) }))
    .filter(({ score }) => score >= nearEnough)
    .sort((a, b) => b.score - a.score)
  return best?.name ?? null
}

/** 1 for equal names, less for every letter that differs. */
function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
