// Finds how names relate: one may be a part of another, a pair of others, or their initials.
import { bareName } from '#domain/language/legal-forms.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { addShown } from './signs.ts'

interface Relations {
  names: ReadonlySet<string>
  /** First and last parts of longer names. */
  heads: ReadonlySet<string>
  tails: ReadonlySet<string>
  initials: ReadonlySet<string>
}

const initialsOf = (key: string): string =>
  key
    .split(/[ -]/)
    .map(([first]) => first)
    .join('')

export function readRelations(keys: readonly string[]): Relations {
  const long = keys.map((key) => key.split(' ')).filter((words) => words.length > 1)
  return {
    names: new Set(keys),
    heads: new Set(
      long.flatMap((words) => words.slice(1).map((_, count) => words.slice(0, count + 1).join(' '))),
    ),
    tails: new Set(
      long.flatMap((words) => words.slice(1).map((_, count) => words.slice(count + 1).join(' '))),
    ),
    initials: new Set(long.map((words) => initialsOf(words.join(' ')))),
  }
}

const cityTail = /^(?<head>.+) (?:of|in|from) (?<city>\S+(?: \S+){0,2})$/u
const ofWhat =
  /\b(?:museum|office|department|university|institute|society|bank|chamber|friends|city|port|school|college|center|centre|association|theater|théâtre|board|bureau|council|league|house)$/u

const anyWhat = new RegExp(ofWhat.source.replace('$', '\\b'), 'u')

export function addRelations(
  evidence: Set<string>,
  { key, value }: { key: string; value: string },
  { names, heads, tails, initials }: Relations,
): void {
  const { head = '', city = '' } = cityTail.exec(key)?.groups ?? {}
  const isOfCity = city !== '' && isKnownCity(city)
  const [one = '', two = ''] = value.split(' and ').map((name) => bareName(name).toLowerCase())
  const [thing = '', maker] = key.split(' by ')
  const words = key.split(' ')
  addShown(evidence, [
    ['of-city', isOfCity],
    ['organization-of', !isOfCity && ofWhat.test(head)],
    ['name-of', city !== '' && !isOfCity && !anyWhat.test(head) && head.includes(' ') && names.has(head)],
    ['pair', two !== '' && names.has(one) && names.has(two)],
    // Not "Page by Page".
    ['by-name', maker?.startsWith(thing.split(' ').at(-1) ?? '') === false],
    ['has-initials', words.length > 2 && names.has(initialsOf(key))],
    ['are-initials', words.length === 1 && initials.has(key)],
    ['has-longer', heads.has(key)],
    ['has-shorter', words.some((_, count) => count > 0 && names.has(words.slice(0, count).join(' ')))],
    ['tail-of-longer', tails.has(key)],
    ['cut-short', / of /.test(key) && heads.has(`${key} and`)],
  ])
}
