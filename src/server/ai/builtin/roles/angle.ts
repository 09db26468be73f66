// Takes the line that the notes want first as the news, where it can be: "please lead with the 62% number". Other lines wanted first are told
// beside the news (compose/opening.ts).
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import type { Opening } from '#server/ai/builtin/story/opening/opening.ts'
import type { RoleShares } from './line-roles.ts'

/** How likely the wanted line then is the news. */
const wished = 0.95
/** A line that is surely no news, or far less likely than another, is not taken. */
const leastLikely = 0.05
const leastShare = 0.2
const likelyAbout = 0.5

/** The roles of the lines, with the wanted line as the news. */
export function withAngle(
  roles: ReadonlyMap<number, RoleShares>,
  units: readonly SortedUnit[],
  { first, wishes }: Opening,
  type: AnnouncementType,
): ReadonlyMap<number, RoleShares> {
  const newsOf = (index: number) => roles.get(index)?.news ?? 0
  const best = [...first].find((index) => units[index]?.kind === 'fact' && roles.has(index))
  if (best === undefined) return roles
  const top = Math.max(...Array.from(roles.values(), ({ news }) => news))
  // In a report any of its figures can be the news.
  const isFinding = type === 'report' && wishes.some(({ asked }) => /\d/.test(asked))
  // A description of the company is never the news.
  if ((roles.get(best)?.about ?? 0) > likelyAbout) return roles
  if (!isFinding && (newsOf(best) < leastLikely || newsOf(best) < top * leastShare)) return roles
  return new Map(
    Array.from(roles, ([index, shares]) => [
      index,
      { ...shares, news: index === best ? wished : shares.news * (1 - wished) },
    ]),
  )
}
