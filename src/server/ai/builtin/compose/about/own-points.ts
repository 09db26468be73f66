// Points of the notes that only say who the company is, "Founded in 2021, 41 employees": they belong to its description, not to the key facts.
import type { Story } from '#server/ai/builtin/story/story.ts'
import { tellPieces } from './introductions.ts'

/** How sure it must be that a line which only counts describes the company. */
const sureOfAbout = 0.5

export function listOwnPoints({ points, ...story }: Story): string[] {
  const others = new Set(story.facts.filter(({ isOther }) => isOther === true).map(({ unit }) => unit))
  return points
    .filter(({ text, unit }) => !others.has(unit) && describes(text, unit, { ...story, points }))
    .map(({ text }) => text)
}

/** A year of foundation, an owner or a head count is nobody else's; what else is counted may be. */
function describes(text: string, unit: number, story: Story): boolean {
  const pieces = tellPieces(text, story)
  if (pieces === undefined) return false
  if (pieces.some(({ kind }) => kind === 'since' || kind === 'staff' || kind === 'owner')) return true
  return pieces.length > 1 && (story.roles.get(unit)?.about ?? 0) > sureOfAbout
}
