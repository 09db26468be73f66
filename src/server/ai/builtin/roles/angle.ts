// What the notes ask the release to begin with is the news where it may be: "please lead with the 62% number". Whatever else they want first
// is told beside the news (compose/opening.ts).
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import type { Opening } from '#server/ai/builtin/story/opening/opening.ts'
import type { RoleShares } from './line-roles.ts'

/** How sure it is that the line somebody wants first is the news. */
const wished = 0.95
/** What is surely no news is not meant, nor is what is far less likely than another line. */
const leastLikely = 0.05
const leastShare = 0.2
const likelyAbout = 0.5

/** The roles of the lines, with the line that tells what the release should begin with as the news. */
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
  // A report is as much about one of its figures as about another.
  const isFinding = type === 'report' && wishes.some(({ asked }) => /\d/.test(asked))
  // What the company is never is the news.
  if ((roles.get(best)?.about ?? 0) > likelyAbout) return roles
  if (!isFinding && (newsOf(best) < leastLikely || newsOf(best) < top * leastShare)) return roles
  return new Map(
    Array.from(roles, ([index, shares]) => [
      index,
      { ...shares, news: index === best ? wished : shares.news * (1 - wished) },
    ]),
  )
}
