// What the notes ask the release to begin with: "please lead with the 62% number", "make the bears the headline".
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import type { RoleShares } from './line-roles.ts'

const asked = [
  /\b(?:lead|open|start|begin)s?(?: off)?(?: the (?:release|story|piece|text|copy))? with (?:the |our |her |his |their )?(?<angle>[^.;!?]{3,80})/iu,
  /\b(?:make|put|keep|have|want) (?:the |our )?(?<angle>[^.,;!?]{3,60}?)(?: as)? (?:the (?:headline|lead|lede|angle|hook)|up top|up front|at the top|first)\b/iu,
  /\b(?:the |our )?(?:angle|hook|lede|lead)(?: should be|:| is| =) (?:on )?(?:the |our )?(?<angle>[^.;!?]{3,80})/iu,
]
const refused = /\b(?:not|no|never|nothing|avoid|without|rather than|instead)\b|n[’']t\b/iu
/** "… , not with the superintendent": what it should not begin with. */
const instead = /,? (?:and )?(?:not|rather than|instead of)\b.*$/iu
/** How a number or a part of the notes is called, and what is no fact of theirs. */
const generic =
  /^(?:numbers?|figures?|stor(?:y|ies)|news|facts?|finding|findings|stat|stats|part|line|please|first|thing|side|about|from|with|that|this|then|them|those|people|because|since|just|really|only|quote|quotes)$/iu

/** The roles of the lines, with the line that tells what the release should begin with as the news. */
export function withAngle(
  roles: ReadonlyMap<number, RoleShares>,
  units: readonly SortedUnit[],
): ReadonlyMap<number, RoleShares> {
  const angle = readAngle(units)
  if (angle === undefined) return roles
  const told = units.flatMap((unit, index) => {
    const shares = unit.kind === 'fact' && tells(unit.body, angle) ? roles.get(index) : undefined
    return shares === undefined ? [] : [{ index, news: shares.news }]
  })
  const [best] = told.toSorted((one, other) => other.news - one.news)
  // A figure is in one line; a word may be in any, and what is surely no news is not meant.
  if (best === undefined || (best.news < leastLikely && !angle.some((word) => /\d/.test(word)))) return roles
  return new Map(
    Array.from(roles, ([index, shares]) => [
      index,
      { ...shares, news: index === best.index ? wished : shares.news * (1 - wished) },
    ]),
  )
}

/** How sure it is that the line somebody wants first is the news. */
const wished = 0.95
const leastLikely = 0.05

function readAngle(units: readonly SortedUnit[]): readonly string[] | undefined {
  for (const { kind, body } of units) {
    // Whatever is printed is no wish.
    if (mayPrint(kind) || kind === 'private' || kind === 'foreign') continue
    const found = asked.map((pattern) => pattern.exec(body)).find((match) => match !== null)
    if (!found || refused.test(body.slice(0, found.index))) continue
    const words = wordsOf((found.groups?.angle ?? '').replace(instead, ''))
    if (words.length > 0) return words
  }
  return undefined
}

const wordPattern = /[\p{L}\d][\p{L}\d.,%-]*[\p{L}\d%]|\d/gu

/** Figures and names decide, where there are any. */
function wordsOf(angle: string): string[] {
  const all = angle.match(wordPattern) ?? []
  const figures = all.filter((word) => /\d/.test(word))
  if (figures.length > 0) return figures
  const names = all.filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isEverydayWord(word.toLowerCase()))
  if (names.length > 0) return names
  return all.filter((word) => word.length > 3 && !generic.test(word)).map(stemOf)
}

/** "bears" asks for "bear", too. */
const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:ies|es|s|ing|ed)$/u, '')

function tells(text: string, angle: readonly string[]): boolean {
  const words = text.toLowerCase().match(wordPattern) ?? []
  return angle.every((wish) => words.some((word) => word.startsWith(wish.toLowerCase())))
}
