// Finds the clause in the notes that says what the company always does: "we make furniture" in "so we are Brisa, we make furniture in Castellón,
// since 2018".
import { escapePattern } from '#domain/language/matches.ts'
import { isBackground } from '#server/ai/builtin/compose/roles.ts'
import { isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { endSentence } from '#server/ai/builtin/text/joining.ts'

/** The clause; undefined if none describes the company. The line that leads the release is news and doesn't count. */
export function readDoing(story: Story, lead: number | undefined): string | undefined {
  const { company, facts } = story
  // What a company does about an incident doesn't describe it.
  if (company === undefined || story.type === 'crisis') return undefined
  const clauses = facts
    .filter(({ label }) => label === undefined)
    .flatMap(({ text, unit }) => listClauses(text, company).map((clause) => ({ clause, unit })))
    .filter(({ clause, unit }) => isDoing(clause, unit, story) && unit !== lead)
  const best = clauses.toSorted((one, other) => shareOf(other.unit, story) - shareOf(one.unit, story))[0]
  return best?.clause
}

const shareOf = (unit: number, { roles }: Story): number => roles.get(unit)?.about ?? 0

const longestClause = 170
/** A verb needs an object: "makes axles" is too short, "speaks" says nothing. */
const fewestWords = 3
/** The start of the next clause with its own subject. */
const nextClause =
  /[;(),]? ?(?:\)|(?:and|so|but|then|because|which is why|that is why) (?=(?:it|that|they|this|there|nobody|i|he|she|you|people) )|(?<=,) ?(?:so|like|you know|that is|it is|they|it|this|i) |(?<=;) )|\.(?= )/iu

/** Each clause that begins with the company's name. */
function listClauses(text: string, company: string): string[] {
  const names = [company, shortName(company) ?? company].map(escapePattern).join('|')
  const starts = Array.from(
    text.matchAll(new RegExp(`(?<![\\p{L}-])(?:${names}|[Tt]he company) (?=\\p{Ll})`, 'gu')),
    ({ index }) => index,
  )
  return starts.flatMap((from, at) => {
    const whole = text.slice(from, starts[at + 1])
    const end = nextClause.exec(whole)
    const clause = (end === null ? whole : whole.slice(0, end.index)).replace(
      /[\s,;(–—-]+(?:(?:and|so|but|because|where|which|that|when|if)\s*)?$/u,
      '',
    )
    // A clause with a limit or denial after it is left out.
    if (/^[\s,;]*(?:but|unless|until|if|except)\b/iu.test(whole.slice(clause.length))) return []
    return [endSentence(clause.replace(/^the company /iu, `${company} `))]
  })
}

/** How sure the learned roles must be that the verb is a habit: "press cocoa husk", "wash the plates for 52 hawker centers". */
const sureOfHabit = 0.5
const leastShare = 0.05
const likelyNews = 0.5
/** A definite object is news, not a habit: "makes the Night of the Pumps". */
const isOne = /^ \p{Ll}+ (?:the|its|this|that|it|them|these|those) /u
const idle =
  /^ (?:is (?:based|located|in|at|from|the company|\p{Ll}+ing)|was|has|had|needs|wants|hopes|expects|thinks|knows|says|gets|goes|puts|leaves|gives|starts|begins|launches|opens|announces|publishes|plans|will|would|can|could|does not|did|do|does (?!\d)|loses|asks|spends|pays|signs|means|stays|moves)\b/u

function isDoing(clause: string, unit: number, story: Story): boolean {
  const name = [story.company ?? '', shortName(story.company) ?? ''].find((each) =>
    clause.startsWith(`${each} `),
  )
  if (
    name === undefined ||
    (story.roles.get(unit)?.news ?? 0) > likelyNews ||
    clause.length > longestClause ||
    !isClean(clause)
  )
    return false
  const rest = clause.slice(name.length)
  if (
    idle.test(rest) ||
    (isOne.test(rest) && shareOf(unit, story) < sureOfHabit) ||
    /\d{1,2}(?::\d\d)? [ap]\.m\.|\b(?:now|today|yesterday|tomorrow|already|this (?:week|month|year))\b/u.test(
      rest,
    )
  )
    return false
  if (rest.trim().split(' ').length < fewestWords) return false
  // A word in -s right after the name is a verb, even an unknown one: "presses cocoa husk".
  if (!/^ \p{Ll}+s /u.test(rest)) return false
  return (
    shareOf(unit, story) > sureOfHabit ||
    (shareOf(unit, story) > leastShare && isSentence(clause) && isBackground(clause, story))
  )
}
