// Chooses a person's title when several places give one: a stated title wins, then a new post over "founder", then the fullest wording.
import { spellOut } from '#domain/brief/people.ts'
import type { Cast } from '#domain/brief/read-contact.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import { findAppointee } from '#domain/brief/speakers/appointee.ts'
import { isOffice, type Post } from '#domain/brief/speakers/post-phrases.ts'
import { findOwnPost, listPosts } from '#domain/brief/speakers/posts.ts'
import {
  findNewPost,
  findPostInSentence,
  findStatedTitle,
  type Telling,
} from '#domain/brief/speakers/told-posts.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isCommonWord, isFunctionWord, isTitleStart, isTitleWord } from '#domain/language/name-words.ts'

type Named = FactSheet['people'][number]

interface TitleNotes {
  units: readonly SortedUnit[]
  /** All names in the notes. */
  names: readonly string[]
  quotes: FactSheet['quotes']
  cast: Cast
}

export function readTitle(person: Named, { units, names, quotes, cast }: TitleNotes): Named {
  const own = quotes.filter(({ speaker }) => speaker === person.name)
  const telling = { units, names, cast, spoken: new Set(own.map(({ unit }) => unit)) }
  const stated = findStatedTitle(person.name, telling)
  if (isPresent.test(person.title ?? '')) return { ...withNewPost(person, units), ...stated }
  if (stated !== undefined) return { ...person, ...stated }
  const beside = listPosts(person.name, units, names).map(inFull)
  if (person.title === undefined) {
    const [quote] = own
    const post =
      chooseOffice(beside) ??
      (quote && findOwnPostOf(units[quote.unit])) ??
      findPostInSentence(person.name, telling)
    return post === undefined ? person : choosePost({ ...person, ...post }, beside, telling)
  }
  return choosePost(person, beside, telling)
}

function choosePost(person: Named, beside: readonly Post[], telling: Telling): Named {
  const full = withFuller(person, beside)
  if (!isFounder.test(person.title ?? '') || full.title !== person.title) return full
  const next = findNewPost(person.name, telling) ?? beside.find(isOfficeOf)
  if (next === undefined) return person
  const { organization: _founded, ...bare } = person
  return { ...bare, ...next }
}

const inFull = (post: Post): Post => ({ ...post, title: post.title.split(' ').map(spellOut).join(' ') })

const findOwnPostOf = (unit: SortedUnit | undefined): Post | undefined =>
  unit === undefined ? undefined : findOwnPost(unit)

/** The first office among the posts ("director"); it says more than an occupation ("baker"). */
const chooseOffice = (posts: readonly Post[]): Post | undefined =>
  posts.find(({ title }) => title.split(' ').some(isOffice)) ?? posts[0]

const isOfficeOf = ({ title }: Post): boolean => !endsAsFounder.test(title) && title.split(' ').some(isOffice)

/** Titles that remain true beside an office: founder, owner, author. */
const endsAsFounder = /(?:founder|owner|author)$/iu
const isFounder = /^(?:co-?)?(?:founder|owner|author)$/iu

/** The person with a fuller title: "founder and CEO" instead of "founder", "Charleston’s emergency manager" instead of "manager". */
function withFuller(person: Named, posts: readonly Post[]): Named {
  const fuller = posts.filter((post) => isFuller(post, person)).toSorted(byLength)[0]
  if (fuller === undefined) return person
  const organization = person.organization ?? fuller.organization
  return { ...person, title: fuller.title, ...(organization !== undefined && { organization }) }
}

const byLength = (one: Post, other: Post): number => other.title.length - one.title.length

const longest = 8

/** Whether the post adds words before the title ("marine biologist"), a second title ("founder and CEO"), or a field ("head of design"). */
function isFuller({ title }: Post, { title: told = '', organization = '' }: Named): boolean {
  const [full, short] = [title, told].map((each) => each.toLowerCase()) as [string, string]
  if (full.length <= short.length || full.split(' ').length > longest) return false
  if (organization !== '' && full.includes(organization.toLowerCase())) return false
  if (full === `co-${short}`) return true
  const rest = full.startsWith(`${short} `) ? full.slice(short.length) : undefined
  if (rest !== undefined) return /^ (?:and|plus|of|for) (?!he|she|they)/u.test(rest)
  const before = full.endsWith(` ${short}`) ? full.slice(0, -short.length).trim().split(' ') : []
  return before.length > 0 && before.length <= 2 && before.every(opensTitle)
}

/** Whether the word can be the first of a title ("marine", "vice", "sales"): no verb and no joining word. */
const opensTitle = (word: string): boolean =>
  /[’']s$/u.test(word) ||
  isTitleWord(word) ||
  isTitleStart(word) ||
  (isEverydayWord(word) && !isFunctionWord(word) && (!/s$/u.test(word) || isCommonWord(word)))

/** Words for a present title, which the news may change: "Morag Abiola-Tait, now director of services at Clyde Tenants Trust". */
const isPresent = /^(?:now|currently|at present|presently) /iu

/** The appointee with the new post; everybody else with the present one. */
function withNewPost(person: Named, units: readonly SortedUnit[]): Named {
  const appointee = findAppointee(units)
  const { organization: _present, ...bare } = person
  return appointee?.name === person.name
    ? { ...bare, ...appointee.post }
    : { ...person, title: (person.title ?? '').replace(isPresent, '') }
}
