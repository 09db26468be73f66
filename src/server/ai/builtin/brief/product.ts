// What a launch is about: 'the Harbor One, a waterproof speaker for kayakers'.
import { anyCase } from '#domain/language/any-case.ts'
import { withArticle } from '#domain/language/articles.ts'

export interface Product {
  name: string
  detail?: string
}

const productName = "[“\"]?\\p{Lu}[\\p{L}\\p{N}’'-]*(?: \\p{Lu}[\\p{L}\\p{N}’'-]*| \\d[\\p{L}\\p{N}]*){0,4}"
const launchPattern = new RegExp(
  `\\b(?:${anyCase('launch(?:e[sd]|ing|)|introduc(?:es?|ed|ing)|unveil(?:s|ed|ing|)|releas(?:es?|ed|ing)|sell(?:s|ing|)|offer(?:s|ing|)|debut(?:s|ed|ing|)|(?:line|range|series|version|edition|collection|family) of|called|named|app')}) (?:the |its |our |a |an )?(?:(?:new|\\p{Ll}[\\p{Ll}-]*,?) ){0,5}?(?:called |named )?(?<name>${productName})(?<tail>[^.]*)`,
  'u',
)
const isDate =
  /^(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/
const detailPattern = /^,?[”"]?,? (?<detail>an? [^,.]{3,90})(?:[,.]|$)/

/** The product of a launch sentence. */
export function findProduct(news: string): Product | undefined {
  const called =
    /\b(?:called|named|app) (?<name>[“"]?\p{Lu}[\p{L}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{N}’'-]*)*)/u.exec(news)
      ?.groups?.name
  if (called !== undefined) {
    const isApp = new RegExp(`^(?:our|the|an?) (?:new )?app ${called}\\.?$`).test(news)
    return { name: called.replace(/^[“"]/, ''), ...(isApp && { detail: 'an app' }) }
  }
  const groups = launchPattern.exec(news)?.groups
  return groups === undefined || isDate.test(groups.name ?? '')
    ? undefined
    : toProduct(groups.name ?? '', groups.tail ?? '')
}

/** 'Loop Blanket, a wool blanket that can be recycled' of a form. */
export function readProductSlot(value: string): Product {
  const [name = value, ...rest] = value.split(/,\s+|\s+[–—-]\s+/)
  const detail = rest.join(', ')
  return toProduct(name, detail === '' ? '' : `, ${/^(?:an?|the) /i.test(detail) ? detail : detail}`)
}

function toProduct(name: string, tail: string): Product {
  const bare = name.replace(/^[“"]/, '').trim()
  const detail = detailPattern.exec(tail)?.groups?.detail?.replace(/ (?:on|in|at|by) (?=\p{Lu}).*$/u, '')
  return detail === undefined ? { name: bare } : { name: bare, detail: detail.trim() }
}

const announced =
  /^(?:our|my|an?|the|its) (?:brand[- ])?new (?<kind>[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}?),? (?:called |named )?(?<name>\p{Lu}[\p{L}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{N}’'-]*)*),? (?<use>(?:that|which|for|to) .+)$/u

/** 'our new app PetPal that finds sitters' asks for the sentence of its launch. */
export function nameLaunch(asked: string): string {
  const { kind, name, use } = announced.exec(asked)?.groups ?? {}
  return kind === undefined ? asked : `We are launching ${name}, ${withArticle(kind)} ${use}`
}

const nameAndKind =
  /^(?<name>\p{Lu}[\p{L}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{N}’'-]*)*) (?<kind>\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?)$/u

/** 'Kestrel Commuter e-bike' taken apart. */
export function readNameAndKind(note: string): { name: string; kind: string } | undefined {
  const { name, kind } = nameAndKind.exec(note)?.groups ?? {}
  return name === undefined || kind === undefined ? undefined : { name, kind }
}

/** 'Kestrel Commuter e-bike' among the notes of a launch. */
export function takeProductNote(notes: string[]): Product | undefined {
  const index = notes.findIndex((note) => nameAndKind.test(note) && !/ launch$/.test(note))
  const found = readNameAndKind(notes[index] ?? '')
  if (found === undefined) return undefined
  notes.splice(index, 1)
  return { name: found.name, detail: withArticle(found.kind) }
}

const naming =
  /^(?:[Tt]he|[Oo]ur|[Ii]ts) (?:new )?(?<kind>[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:is|will be) (?:called|named) (?<name>\p{Lu}[\p{L}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{N}’'-]*)*)\.?$/u

/** 'The app is called MealMap.' only gives a name. */
export function isNaming(sentence: string): boolean {
  return naming.test(sentence)
}

/** The product a naming sentence names, and what it does when the next sentence says so. */
export function readNaming(sentences: readonly string[]): Product | undefined {
  const groups = sentences
    .map((sentence) => naming.exec(sentence)?.groups)
    .find((found) => found !== undefined)
  return groups?.name === undefined
    ? undefined
    : { name: groups.name, detail: withArticle(groups.kind ?? '') }
}
