// Finds points of the notes that only describe the company ("Founded in 2021, 41 employees"); they go into its boilerplate, not into the key facts.
import type { Story } from '#server/ai/builtin/story/story.ts'
import { tellPieces } from './introductions.ts'

/** How sure the learned roles must be that a line with only a count describes the company. */
const sureOfAbout = 0.5

export function listOwnPoints({ points, ...story }: Story): string[] {
  const others = new Set(story.facts.filter(({ isOther }) => isOther === true).map(({ unit }) => unit))
  return points
    .filter(({ text, unit }) => !others.has(unit) && describes(text, unit, { ...story, points }))
    .map(({ text }) => text)
}

/** Whether the point describes the company. A founding year, owner or head count always does; other counts may be about something else. */
function describes(text: string, unit: number, story: Story): boolean {
  const pieces = tellPieces(text, story)
  if (pieces === undefined) return false
  if (pieces.some(({ kind }) => kind === 'since' || kind === 'staff' || kind === 'owner')) return true
  return pieces.length > 1 && (story.roles.get(unit)?.about ?? 0) > sureOfAbout
}
