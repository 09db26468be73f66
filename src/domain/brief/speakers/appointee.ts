// Finds who is appointed to which post when two lines tell it: "has a new Chief Medical Director" and "Dr. Ifeoma Ubaka, she resumes on Monday", or
// the fields "Name of appointee" and "Designation".
import { fullName } from '#domain/brief/people.ts'
import { withoutAddress } from '#domain/brief/person-names.ts'
import { plainLabel, type SortedUnit } from '#domain/brief/unit.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import type { Post } from './post-phrases.ts'
import { readOffice } from './posts.ts'

export interface Appointee {
  name: string
  post: Post
}

const farthest = 400

export function findAppointee(units: readonly SortedUnit[]): Appointee | undefined {
  const open = listOpen(units)
  return readForm(open) ?? readTold(open)
}

/** Whom the fields of a form appoint; a "new main partner" that is told of may be a company. */
export const findOnForm = (units: readonly SortedUnit[]): Appointee | undefined => readForm(listOpen(units))

const listOpen = (units: readonly SortedUnit[]): SortedUnit[] =>
  units.slice(0, farthest).filter(({ kind }) => kind !== 'private' && kind !== 'foreign')

const whoLabel =
  /^(?:(?:full )?name(?: of (?:the )?(?:person|appointee|new hire|hire|candidate))?|who|appointee|new hire|person(?: appointed)?|appointed|candidate)$/u
const postLabel = /^(?:new |his |her )?(?:job )?(?:title|role|function|position|post|designation)$/u

/** Whether the label asks for a person's title. */
export const isPostLabel = (label: string | undefined): boolean =>
  label !== undefined && postLabel.test(plainLabel(label))

const leading = new RegExp(`^(?<name>${fullName})`, 'u')

function readForm(units: readonly SortedUnit[]): Appointee | undefined {
  const [who, ...others] = units.filter(({ label = '' }) => whoLabel.test(plainLabel(label)))
  const [post, ...more] = units.filter(({ label }) => isPostLabel(label))
  if (others.length > 0 || more.length > 0) return undefined
  return toAppointee(leading.exec(who?.value ?? '')?.groups?.name, readOffice(post?.value ?? ''))
}

const toAppointee = (written: string | undefined, post: Post | undefined): Appointee | undefined =>
  written === undefined || post === undefined || !isSomebody(written)
    ? undefined
    : { name: withoutAddress(written), post }

const isSomebody = (name: string): boolean =>
  !name.split(' ').some((word) => isOrganizationWord(word.toLowerCase()))

const newPost =
  /\b(?:has|have|had|gets?|got|found|elected|named|appointed|picked|chose|chosen|welcomes?|announces?|introduces?) (?:\p{Ll}+ )?(?:an? |its |our |their |the )?new (?=\p{L})/u
const introduced = new RegExp(
  `^(?:(?:[Hh]er|[Hh]is|[Tt]he|[Tt]heir) name(?: is|[’']s|:) |(?:[Ii]t|[Tt]hat)[’']s |[Ii]t is )?(?<name>${fullName})(?=,|\\.?$| (?:starts|joins|begins|resumes|takes|will|is|\\()|[’']s? )`,
  'u',
)
/** How many units below the post the name may be. */
const reach = 2

function readTold(units: readonly SortedUnit[]): Appointee | undefined {
  for (const [index, { text }] of units.entries()) {
    const found = newPost.exec(text)
    const post = found === null ? undefined : readOffice(text.slice(found.index + found[0].length))
    if (post === undefined) continue
    const names = units
      .slice(index + 1, index + 1 + reach)
      .map(({ text: below, value }) => introduced.exec(value ?? below)?.groups?.name)
    return toAppointee(
      names.find((name) => name !== undefined),
      post,
    )
  }
  return undefined
}
