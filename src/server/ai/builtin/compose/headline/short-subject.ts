// What a headline is about: its subject without asides, days and where the company is.
import { monthPattern } from '#domain/language/calendar-words.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'

const month = `(?:${monthPattern()})(?!\\p{L})\\.?`

/** A headline is read the next day as well. */
export const relativeDay =
  /(?:,? at (?:about )?\d{1,2}(?::\d\d)?)?,? (?:last night|yesterday|tonight|this (?:morning|afternoon|evening))(?=[ ,]|$)/u

/** "In the evening of Monday, Sept. 7, at 7:15 p.m. a fire" is about a fire. */
const timeFirst = new RegExp(
  `^(?:In|On|At) [^;]{1,70}(?:[ap]\\.m\\.|\\d|day),? (?=(?:an?|the|(?!${month} \\d)\\p{Lu}\\p{Ll}+) )`,
  'u',
)

/** "On Tuesday, June 30, 2026, somebody …" */
const opening = new RegExp(
  `^(?:In|On|At|As of|Starting|Beginning|From|To|Between) [^,]+(?:, ${month} \\d{1,2})?(?:, \\d{4})?, `,
  'u',
)

/** Without appositions, brackets and where the company is. */
export function shortSubject(subject: string, { company }: Story): string {
  const plain = subject
    .replaceAll(/ \([^()]*\)/g, '')
    .replace(relativeDay, '')
    .replace(timeFirst, '')
    .replace(opening, '')
    .replace(/^(?:The|the|An?) (?=\S)/, '')
    // A headline is about what is new.
    .replace(/ (?:just|now|finally|also)$/u, '')
  const name = company?.replace(/^the /i, '')
  const partner =
    name !== undefined && plain.startsWith(name) ? partnerIn(plain.slice(name.length)) : undefined
  if (partner !== undefined) return `${name} and ${partner}`
  // "Acme (Singapore) card terminals" are two things.
  if (
    name !== undefined &&
    subject.replace(/^[Tt]he /, '').startsWith(`${name} (`) &&
    /\) (?!and )\p{Ll}/u.test(subject)
  )
    return `${name}:${plain.slice(name.length)}`
  if (name !== undefined && plain.startsWith(name) && !/^ and \p{L}/u.test(plain.slice(name.length))) {
    const isSame = /^(?:,| of | in | from |$)/.test(plain.slice(name.length))
    if (isSame) return name
  }
  return plain.replace(/, .*$/, '').replace(/ (?:in|of|from) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u, '')
}

/** "Acme LLP of Salem and Birch P.C. of Dayton" merge as Acme and Birch. */
function partnerIn(behind: string): string | undefined {
  const other =
    /^(?:,? (?:of|in|from) [^,]{2,40}| \([^()]{2,60}\)|, [^,]{2,60},) and (?<other>(?:the )?\p{Lu}\S.*)$/u.exec(
      behind,
    )?.groups?.other
  if (other === undefined) return undefined
  const [name = other] = other.split(/,? (?:of|in|from) (?=\p{Lu}\p{L}+(?:[ ,]|$))/u)
  return bareName(bareName(name) === name ? other : name)
}
