// A news sentence as subject, verb and rest, so that lead and headline can put the verb into their own tense.
import { isVerb, readVerb } from '#domain/language/verbs.ts'

export interface Clause {
  /** What stands before the verb, without apposition. */
  subject: string
  /** ', which makes robots,' or '(NYSE: LKSP)' between subject and verb. */
  aside: string
  /** The base of the main verb. */
  verb: string
  tense: 'past' | 'perfect' | 'present' | 'progressive' | 'future'
  /** Everything after the verb, without the stop. */
  rest: string
}

const asidePattern =
  /^(?<aside>,\s[^,]{2,90}(?:,\s[A-Z][\p{L}]+)?,|\s\([^)]{2,40}\)|\sin\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*(?:,\s\p{Lu}[\p{L}.]+(?:\s\p{Lu}\p{L}+)?,?)?)(?=\s)/u
const auxiliaryPattern =
  /^\s(?:(?<perfect>has|have)\s(?:(?:just|now|also|recently)\s)?|(?<future>will|is going to|are going to|plans to|plan to)\s(?:also\s)?|(?<progressive>is|are)\s(?:now\s|also\s)?)?(?:just\s|today\s|now\s)?(?<verb>\p{Ll}+)(?<rest>(?!\p{Ll})[\s\S]*)$/u

/** Reads a sentence whose subject is one of the names; undefined when it is built otherwise. */
export function readClause(sentence: string, names: readonly string[]): Clause | undefined {
  const text = sentence.trim().replace(/(?<![.!?])[.!?]+$/, '')
  const subject = findSubject(text, names)
  if (subject === undefined) return undefined
  const after = text.slice(subject.length)
  for (const aside of listAsides(after)) {
    const groups = auxiliaryPattern.exec(after.slice(aside.length))?.groups
    const found = groups?.verb === undefined ? undefined : readForm(groups, groups.verb)
    if (found !== undefined) return { subject, aside, rest: (groups?.rest ?? '').trim(), ...found }
  }
  return undefined
}

/** What may stand between the subject and its verb: one apposition, or one with a place in it (', a Portland, Maine, maker of ovens,'). */
function listAsides(after: string): string[] {
  const short = asidePattern.exec(after)?.groups?.aside
  const long = /^, (?:an?|the) [^.;]{2,140}?,(?= (?:has|have|will|is|are|was|\p{Ll}+(?:s|ed) ))/u.exec(
    after,
  )?.[0]
  return [short ?? '', ...(long === undefined ? [] : [long])]
}

/** The longest name the text begins with, an article or a pair with 'and' included. */
function findSubject(text: string, names: readonly string[]): string | undefined {
  const starts = names
    .flatMap((name) => names.flatMap((other) => [`${name} and ${other}`, name, `The ${name}`, `the ${name}`]))
    .filter((start) => text.startsWith(start))
  return starts.toSorted((one, other) => other.length - one.length)[0]
}

function readForm(
  groups: Record<string, string | undefined>,
  word: string,
): Pick<Clause, 'verb' | 'tense'> | undefined {
  if (groups.future !== undefined) return toForm(readVerb(word, 'base'), 'future')
  if (groups.perfect !== undefined) return toForm(readVerb(word, 'participle'), 'perfect')
  if (groups.progressive !== undefined) return toForm(readVerb(word, 'gerund'), 'progressive')
  if (!isVerb(word)) return undefined
  const past = readVerb(word, 'past')
  const present = readVerb(word, 'third') ?? readVerb(word, 'base')
  return present === undefined ? toForm(past, 'past') : toForm(present, past === present ? 'past' : 'present')
}

function toForm(
  verb: string | undefined,
  tense: Clause['tense'],
): Pick<Clause, 'verb' | 'tense'> | undefined {
  return verb === undefined ? undefined : { verb, tense }
}
