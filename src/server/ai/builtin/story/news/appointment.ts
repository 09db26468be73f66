// Reads an appointment (who, to which post, from when) that the notes tell in several lines.
import { fullName } from '#domain/brief/people.ts'
import { readOffice } from '#domain/brief/speakers/posts.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { isOther } from './names.ts'
import type { Found, NewsLine } from './read-news.ts'

const getting =
  /\b(?:has|have|gets?|got|found|elected|named|appointed|picked|chose|welcomes?|announces?) (?:(?:now|also|just) )?(?:an? |its |our |their |the )?new (?=\p{L})/u
const nameOnly = `(?<name>${fullName})`
const introduced = new RegExp(
  `^(?:(?:[Hh]er|[Hh]is|[Tt]he|[Tt]heir) name(?: is|:) |(?:[Ii]t|[Tt]hat|[Ss]he|[Hh]e|[Tt]his)(?:[’']s| is) )?${nameOnly}(?=,|\\.?$| (?:starts|joins|begins|resumes|takes|will|is|\\())`,
  'u',
)
/** "New chief operating officer from April 1: Dr. Ann Strand", "Acme, Dayton: new chief nurse = Ann Strand" */
const headed = new RegExp(
  `^(?:\\p{Lu}[^:=]{2,80}: )?(?:[Oo]ur |[Tt]he |[Ii]ts )?[Nn]ew (?<post>\\p{L}[\\p{L} &/-]{2,50}?)(?: from [^:=]{3,24})?(?: is|:| =) ${nameOnly}`,
  'u',
)
/** "Ann Strand is its first full-time CEO" */
const becomes = new RegExp(
  `^${nameOnly},? (?:is|will be|becomes|will become)(?: (?:the|its|our|\\p{Lu}[^,;]{1,60}?[’']s?))? (?<rank>first |new |next )(?<time>full[- ]time )?(?=\\p{L})`,
  'u',
)
/** "first woman to be head coach", below "She is Ann Strand" */
const firstTo =
  /\bfirst (?:woman|man|person|\p{Lu}\p{Ll}+) (?:to be|to become|as) (?:an? |the |its )?(?=\p{L})/u
/** "starts Jan. 4 as our chief nursing officer", below a request for "a release on Ann Strand" */
const startsAs =
  /^(?:[Ss]he|[Hh]e|\p{Lu}\S+(?: \p{Lu}\S+)?) (?:will )?(?:starts?|joins?|begins?|comes)\b[^;]{0,40}? as (?:its |our |their |the (?:\p{Ll}+[’']s )?|an? )?(?:new )?(?=\p{L})/u
/** "The board voted last night, unanimous, to hire Ann Strand as executive director" */
const voted = new RegExp(
  `\\b(?:voted|agreed|decided|chose)\\b[^.;]{0,60}? to (?:hire|name|appoint|elect|promote|make) ${nameOnly}(?: as| to be)? (?:its |our |their |the )?(?:new |next )?(?<post>\\p{Ll}[\\p{L} &/-]{2,50}?)(?=[,.;]|$)`,
  'u',
)
/** "The Lanterns have a new head coach and it's Ann Roe" */
const having = new RegExp(
  `\\b(?:has|have|got|gets?) (?:an? |its |their |our )?new (?<post>\\p{Ll}[\\p{L} &/-]{2,50}?)(?:,| and|, and|:)? (?:it[’']s|it is|that[’']s|(?:her|his|their) name is) ${nameOnly}`,
  'u',
)
/** "Ann Strand named chief nurse", "Ann Strand has been elected to be chair": who named her is the company. */
const named = new RegExp(
  `^(?:(?:Chef|Professor|Prof\\.|Coach) )?${nameOnly},? (?:(?:has|have) been |was |is |will be |is to be )?(?:named|appointed|elected|promoted|selected|chosen|hired)(?: as| to be| to serve as| to)? (?:an? |its |our |their |the )?(?:new |next )?(?<post>\\p{L}[\\p{L} &/,’'-]{2,60})`,
  'u',
)
/** How many lines below the post the name may be. */
const reach = 3

export function readAppointment(lines: readonly NewsLine[], story: Story): Found[] {
  const told = lines.flatMap((line, index) =>
    readLine(
      line,
      [...lines.slice(index + 1, index + 1 + reach), ...lines.slice(Math.max(0, index - 1), index)],
      story,
    ),
  )
  const [first] = told
  const isOne = new Set(told.map(({ name, role }) => `${name.value}/${role.value}`)).size === 1
  if (first === undefined || !isOne) return []
  const more = [findStart(lines, [first.name.unit, first.role.unit]), findCareer(lines, first.name)]
  return [first.name, first.role, ...more.filter((found) => found !== undefined)]
}

/** "Who: Ann Strand, now head of services at Birch Trust" */
function findCareer(lines: readonly NewsLine[], { value, unit }: Found): Found | undefined {
  const text = lines.find((line) => line.unit === unit)?.text ?? ''
  const rest = text.slice(text.indexOf(value) + value.length)
  const now = /^, (?<now>(?:now|currently) [^.;]{5,90})$/u.exec(rest)?.groups?.now
  return now === undefined ? undefined : { slot: 'career', value: `is ${now}`, unit }
}

interface Appointee {
  name: Found
  role: Found
}

function readLine(line: NewsLine, near: readonly NewsLine[], story: Story): Appointee[] {
  const { text, unit } = line
  const { name, post } = readHeaded(text) ?? readVoted(text) ?? readHolder(text) ?? {}
  if (name !== undefined && post !== undefined) return appoint({ name, unit }, { post, unit }, story)
  const found = getting.exec(text) ?? firstTo.exec(text) ?? startsAs.exec(text)
  const office = found === null ? undefined : officeOf(text.slice(found.index + found[0].length))
  if (office === undefined) return []
  const asked = wholeName.exec(story.slots.get('request') ?? '')?.[0]
  if (asked !== undefined && startsAs.test(text))
    return appoint({ name: asked, unit }, { post: office, unit }, story)
  const holder = near.flatMap((each) => {
    const who = introduced.exec(each.text)?.groups?.name
    return who === undefined || isNoHolder(each.label) ? [] : [{ name: who, unit: each.unit }]
  })[0]
  return holder === undefined ? [] : appoint(holder, { post: office, unit }, story)
}

const wholeName = new RegExp(`^${fullName}$`, 'u')

interface Holder {
  name: string
  post: string
}

function readHeaded(text: string): Holder | undefined {
  const { name, post: given } = (headed.exec(text) ?? having.exec(text) ?? named.exec(text))?.groups ?? {}
  const post = given === undefined ? undefined : officeOf(given)
  return name === undefined || post === undefined ? undefined : { name, post }
}

function readVoted(text: string): Holder | undefined {
  const { name, post: given } = voted.exec(text)?.groups ?? {}
  const post = given === undefined ? undefined : officeOf(given)
  return name === undefined || post === undefined ? undefined : { name, post }
}

/** The post in "Ann Strand is its first full time CEO": "first full-time CEO". */
function readHolder(text: string): Holder | undefined {
  const found = becomes.exec(text)
  const { name, rank = '', time = '' } = found?.groups ?? {}
  const post = found === null ? undefined : officeOf(text.slice(found[0].length))
  if (name === undefined || post === undefined) return undefined
  return { name, post: rank === 'first ' ? `first ${time.replace(' time', '-time')}${post}` : post }
}

/** The post without its starting date. */
const officeOf = (text: string): string | undefined =>
  readOffice(text.split(/,? (?:wef|with effect|effective|starting|from|as of|per|of an?) /u)[0] ?? '')?.title

/** Whether the label asks for somebody else: "Replacing: Fergus Lyle". */
const isNoHolder = (label = ''): boolean =>
  /\b(?:replac|succe|predecess|report|contact|quote|chair|boss|press|media|approv)/iu.test(label)

function appoint(
  { name, unit }: { name: string; unit: number },
  { post, unit: postUnit }: { post: string; unit: number },
  story: Story,
): Appointee[] {
  const isSomebody = !name.split(' ').some((word) => isOrganizationWord(word.toLowerCase()))
  if (!isSomebody || !isOther(name, { ...story, people: [] })) return []
  return [{ name: { slot: 'name', value: name, unit }, role: { slot: 'role', value: post, unit: postUnit } }]
}

const date =
  '(?<day>(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)\\p{Ll}*\\.? \\d{1,2}(?:, \\d{4})?)(?!\\d)'
const starting = new RegExp(
  `\\b(?:starts?|starting|effective|from|as of|resumes|begins|wef|w\\.e\\.f\\.|per)(?: on)? ${date}`,
  'iu',
)
const starts = new RegExp(
  `^(?:[Ss]he |[Hh]e |\\p{Lu}\\S+ (?:\\p{Lu}\\S+ )?)?(?:starts?|starting|effective|resumes|begins)(?: on)? ${date}`,
  'u',
)

/** The starting date, from the lines with name or post, or from the start of one of the next two lines. */
function findStart(lines: readonly NewsLine[], units: readonly number[]): Found | undefined {
  const last = Math.max(...units)
  for (const { text, unit } of lines) {
    const pattern = units.includes(unit) ? starting : unit > last && unit <= last + 2 ? starts : undefined
    const day = pattern?.exec(text)?.groups?.day
    if (day !== undefined) return { slot: 'start', value: day, unit }
  }
  return undefined
}
