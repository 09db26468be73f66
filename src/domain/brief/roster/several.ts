// Reads people who are named together with one title: "Founders Arvo and Milvi Sarapuu", "founded in 2019 by Ann Lee and Dr. Imran Shaikh",
// "sisters Nell and Kate Ostrander". Each becomes a person with that title.
import { fullName, readSurname } from '#domain/brief/people.ts'
import { withoutAddress } from '#domain/brief/person-names.ts'
import type { Person } from '#domain/brief/sheet.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'

const first = '\\p{Lu}[\\p{L}’-]{1,30}'
const each = `(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?(?:${fullName}|${first})`
const list = `(?<list>${each}(?:, ${each}){0,3}(?:,? (?:and|&|\\+) ${each})?)`
const post =
  '(?:co-?)?(?:founder|owner|director|manager|chair|president|host|author|curator|winemaker|brewer|principal)'
const kin = 'sisters|brothers|siblings|twins|spouses|parents|grandparents|cousins|daughters|sons|friends'
const holders = new RegExp(
  `(?<![\\p{L}-])(?<post>${anyCase(post)})s(?: are|:|,| =)? (?:(?:the )?(?:${kin}) )?${list}`,
  'gu',
)
/** A list of people with a shared role: "The new partners are Ann Lee (tax), Bo Ruiz and Cy Tan". */
const members = new RegExp(
  `(?<![\\p{L}-])(?:(?:new|named|incoming|equity) (?:partners|members|directors|trustees|fellows)|winners|finalists|judges|recipients|honorees|graduates|appointees|attorneys|lawyers) (?:are|were|include)(?: the)?:? ${list}`,
  'gu',
)
const doers = new RegExp(
  `(?<subject>[^.;:]{0,60}?)(?<![\\p{L}-])(?<verb>${anyCase('founded|co-founded|started|set up|established|owned')})(?: (?:in|back in) \\d{4})? by (?:(?:the )?(?:husband and wife|${kin}) )?${list}`,
  'gu',
)
const related = new RegExp(`(?<![\\p{L}-])(?:${kin}|couple|by|founders) ${list}`, 'gu')

export function listTogether(text: string): Person[] {
  const plain = text.replaceAll(/ \([^()]{2,40}\)/g, '')
  return [
    ...findMatches(plain, members).flatMap(({ groups }) => readList(groups?.list)),
    ...findMatches(text, holders).flatMap(({ groups }) =>
      readList(groups?.list).map((person) => ({ ...person, title: groups?.post?.toLowerCase() ?? '' })),
    ),
    ...findMatches(text, doers).flatMap(readDoers),
  ]
}

/** People of one family, who may have no title. */
export const listRelated = (text: string): Person[] =>
  findMatches(text, related)
    .map(({ groups }) => groups?.list)
    .filter((names = '') => shared.test(names))
    .flatMap(readList)

const plainFirst = '\\p{Lu}\\p{Ll}{1,30}'
const couple = new RegExp(
  `(?<![\\p{L}’-]|\\p{Lu}\\p{Ll}* )(?<names>(?<one>${plainFirst}) (?:and|&) (?<other>${plainFirst}) ${first})(?![\\p{L}’-]| \\p{Lu}\\p{Ll}| (?:and|&) )`,
  'gu',
)

/** A couple ("Rosa and Gino Vitale"), if the notes go on with the first name alone: "Rosa wanted to". */
export function listCouples(text: string, isToldOf: (name: string) => boolean): Person[] {
  return findMatches(text, couple).flatMap(({ groups }) => {
    const { names = '', one = '', other = '' } = groups ?? {}
    const isPlainName = [one, other].every((name) => !isEverydayWord(name.toLowerCase()))
    return isPlainName && (isToldOf(one) || isToldOf(other)) ? readList(names) : []
  })
}

const shared = new RegExp(`^${first}(?:, ${first}){0,3} (?:and|&) ${first} ${first}$`, 'u')

function readDoers({ groups }: RegExpExecArray): Person[] {
  const { subject = '', verb = '' } = groups ?? {}
  const people = readList(groups?.list)
  const house = readHouse(subject)
  if (house === undefined) return []
  const plain = /^owned$/iu.test(verb) ? 'owner' : 'founder'
  const title = people.length > 1 || /^co/iu.test(verb) ? `co-${plain}` : plain
  return people.map((person) => ({ ...person, title, ...(house !== '' && { organization: house }) }))
}

/** What they founded; undefined for "the distillery" and the like, which is the company itself. */
function readHouse(subject: string): string | undefined {
  const words = subject
    .replace(/,?(?: (?:was|is|were|and|which|first|also|originally|it|company))*,? ?$/u, '')
    .replace(/^(?:the|our|we|it|a) /iu, '')
    .trim()
  const parts = words.split(' ')
  if (words === '' || (parts.length < longest && parts.every(isPlain))) return ''
  return /^\p{Lu}[\p{L}\p{N}’'&-]*(?: (?:of |the |& |and )?\p{Lu}[\p{L}\p{N}’'&-]*){0,4}$/u.test(words)
    ? words
    : undefined
}

const longest = 3
const isPlain = (word: string): boolean =>
  isEverydayWord(word.toLowerCase()) || /(?:ery|shop|house|firm|company|agency)$/u.test(word)

/** The names in a list: two for "Nell and Kate Ostrander", but only the person for "Ann Lee and Copper Mesa Fund". */
function readList(text = ''): Person[] {
  const names = text.split(/, | and | & | \+ /u).map((name) =>
    name
      .replace(/^(?:and|&) /u, '')
      .replace(/[’']s$/u, '')
      .trim(),
  )
  const surname = readSurname(names.at(-1) ?? '')
  const whole = names.every((name) => name.includes(' '))
    ? names
    : names.map((name) => (name.includes(' ') ? name : `${name} ${surname}`))
  if (!(names.at(-1) ?? '').includes(' ')) return []
  return whole
    .filter((name) => withoutAddress(name).includes(' '))
    .filter((name) => !name.split(' ').some((word) => isOrganizationWord(word.toLowerCase())))
    .map((name) => ({ name, surname: readSurname(name) }))
}
