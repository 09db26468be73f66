// Turns answers of a form into parts of sentences: studies, earlier posts, first tasks, target group, and reason.
import { withArticle } from '#domain/language/grammar/articles.ts'
import { isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'
import { findVerb, readOpening } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { findAppointee, subjectsOf } from '#server/ai/builtin/story/statements.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { tellNote } from '#server/ai/builtin/story/telegraph.ts'
import { dropStop, joinList, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'

type Form = (value: string, story: Story) => string | undefined

const school =
  /\b(?:University|College|School|Institute|Academy|Polytechnic|Conservatory|Seminary|Institut|Universit\p{L}+|[A-Z]{3,5})\b/u
const degree =
  /^(?:(?:an?|the) )?(?<degree>(?:(?:\p{Lu}\p{Ll}{0,3}\.?){2,5}|(?:[Bb]achelor|[Mm]aster|[Dd]octor|[Aa]ssociate)(?:ate)?(?:[’']s)?(?: degree)?(?: (?:of|in) [\p{L}& ]{2,50}?)?|(?:\p{L}+ ){0,3}(?:degree|diploma|certificate))(?: in [\p{L}& ]{2,50}?)?)(?:,| from| at) (?<school>(?:the )?\p{Lu}[^,;]{2,70})(?:,? (?:in |\()?(?<year>(?:19|20)\d\d)\)?)?$/u

interface Degree {
  held: string
  year: string | undefined
}

function readDegree(part: string): Degree | undefined {
  const groups = degree.exec(part.trim())?.groups
  if (groups?.degree === undefined || groups.school === undefined || !school.test(groups.school))
    return undefined
  const isBare = /^(?:bachelor|master|doctor|associate) of /iu.test(groups.degree)
  const name = isBare ? `${lowerFirst(groups.degree)} degree` : lowerFirst(groups.degree)
  const place = /^(?:University|College|Institute|Academy) of /u.test(groups.school)
    ? `the ${groups.school}`
    : groups.school
  return { held: `${withArticle(name)} from ${place}`, year: groups.year }
}

/** Degrees: "J.D., Tolland School of Law, 2009", "BA from Oberlin College; MBA, Kell University". */
const degrees: Form = (value) => {
  const found = dropStop(value)
    .split(/; |, and | and (?=an? |\p{Lu}\S* (?:in|from))/u)
    .map(readDegree)
  const known = found.filter((each) => each !== undefined)
  if (known.length === 0 || known.length < found.length) return undefined
  const [only] = known
  if (known.length === 1 && only?.year !== undefined) return `earned ${only.held} in ${only.year}`
  return `holds ${joinList(known.map(({ held, year }) => (year === undefined ? held : `${held} (${year})`)))}`
}

const post = /^(?<title>\p{L}[\p{L}&’' -]{2,60}?)(?:, | at | of | for | with | in )(?<rest>\p{L}.*)$/u
const stay =
  /^(?:(?:more than|over|about|nearly|almost) )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) years (?:as|at|in|with|for)\b/u

/** Earlier posts: "Senior counsel at Tolliver Bridge, where she worked for nine years", "Vice president, Acme Foods". */
const formerly: Form = (given) => {
  const value = dropStop(given).replace(/^(?:most recently|previously|formerly),? (?=\S)/iu, '')
  if (!isClean(value) || /[.;:]\s/u.test(value)) return undefined
  if (stay.test(lowerFirst(value))) return `spent ${lowerFirst(value)}`
  const { title = '', rest = '' } = post.exec(value)?.groups ?? {}
  if (!title.split(' ').some((word) => isTitleWord(word.toLowerCase()))) return undefined
  const employer = /^[^,]*/.exec(value.slice(title.length + 2))?.[0] ?? ''
  const isEmployer =
    value.startsWith(`${title}, `) &&
    /^\p{Lu}/u.test(rest) &&
    employer.split(' ').some((word) => isOrganizationWord(word.toLowerCase()))
  return `was previously ${lowerFirst(isEmployer ? `${title} at ${rest}` : value)}`
}

/** Duties: "finance, buying and IT", "running both labs". */
const duties: Form = (value) => {
  const isDoing = /^\p{L}{2,}ing \S/u.test(value)
  if (!isDoing && (findVerb(value) !== undefined || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(value))) return undefined
  const { what, team } =
    /^(?<what>.+), (?<team>\d[\d,]* (?:employees|people|staff|workers|nurses|engineers))$/u.exec(
      dropStop(value),
    )?.groups ?? {}
  if (what !== undefined && !/[;:]/.test(what)) return `${lowerFirst(what)}, with ${team}`
  // "finance and IT, team of 46" adds something else.
  return /[;:]| and [^,]+, /.test(value) ? undefined : lowerFirst(dropStop(value))
}

/** Predicates about the person: "chosen from 64 applicants; nurses held five of the nine seats", "grew up in Erie". */
const understood: Form = (value, story) => {
  const surname = findAppointee(story)
  if (surname === undefined || readOpening(lowerFirst(value)) === undefined) return undefined
  const { sentences } = tellNote(lowerFirst(value), { ...subjectsOf(story), doer: surname, company: surname })
  return sentences.length === 0 || !sentences[0]?.startsWith(surname)
    ? undefined
    : dropStop(sentences.join(' '))
}

/** A task: "a program that pays experienced nurses", "to merge the two labs". */
const task: Form = (given) => {
  const value = lowerFirst(dropStop(given))
  if (/[;:]|\. /.test(value)) return undefined
  if (/^(?:an?|the) /.test(value)) return value
  return readOpening(value) === 'infinitive' ? value : undefined
}

/** A target group: "Families who have never been to a festival", "anyone with a bike". */
const everybody: Form = (given) => {
  const value = lowerFirst(dropStop(given))
  const [whom = value] = value.split(/ (?:who|whose|that|with|in|from|of|and|at)(?= )/u)
  const isMany = /(?:[^s]s|children|people|women|men|adults|youth|anyone|everyone|anybody|everybody)$/iu.test(
    whom.split(',')[0] ?? '',
  )
  if (!isMany || findVerb(whom) !== undefined || !isClean(value) || /[;:]/.test(value)) return undefined
  return / (?:and|or) /.test(value) || /\b(?:who|whose|that)\b/.test(value)
    ? value
    : joinList(value.split(', '))
}

const fewestWords = 4
/** A word in -s or -ed before an article is a verb: "the authority credits the two routes". */
const beforeArticle = /(?:s|ed) (?:the|an?|its|their|all|both|\d)(?= )/u

/** A reason that is a noun phrase ("one-day delivery to nine towns"). One with a verb is told as a clause, or as it is. */
const reason: Form = (given, { labels }) => {
  const value = lowerFirst(dropStop(given))
  const words = tagWords(value)
  const isThing =
    !/^\p{Lu}/u.test(value) &&
    !beforeArticle.test(value) &&
    value.split(' ').length >= fewestWords &&
    labels.get('why') !== 'background' &&
    !/[.;:]|^(?:to|because|for|so|due|since|as|we|it|they)\b/iu.test(value) &&
    !words.some(({ part }, at) => part === 'AUX' || (part === 'VERB' && words[at - 1]?.word !== 'to')) &&
    findVerb(value) === undefined
  return isThing ? value : undefined
}

/** "1939", "1939 by 12 brakemen" */
const year: Form = (value) =>
  /\b(?:1[6-9]|20)\d\d\b(?:,? by [^,;.]{3,60}$)?/u.exec(value)?.[0].replace(', by ', ' by ')

export const fieldForms: Readonly<Record<string, Form>> = {
  degrees,
  formerly,
  duties,
  understood,
  task,
  public: everybody,
  reason,
  year,
}
