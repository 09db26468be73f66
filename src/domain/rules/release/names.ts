// The companies a release is from: those of the settings or the boilerplate headings, or the headline's subject.
import { bareName } from '#domain/language/legal-forms.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import type { Paragraph } from './paragraph.ts'
import type { Release } from './release.ts'

const aboutName = /^about\s+(?<name>[^\n:]{2,70})/iu

/** The companies, without legal forms; empty if nothing names them. */
export function readCompanies(release: Release): readonly string[] {
  const headings = release.of('boilerplate-heading', 'boilerplate')
  const named = headings.flatMap(({ paragraph }) => paragraph.recall(readAboutName) ?? [])
  return [...new Set([...release.settings.companies, ...named].map((name) => bareName(name.trim())))]
}

/** The name after "About" at the start of a boilerplate or its heading. */
export function readAboutName(paragraph: Paragraph): string | undefined {
  const name = aboutName.exec(paragraph.text.trim())?.groups?.name?.trim()
  return name === undefined || /^(?:us(?! \p{Lu})|the company\b|\[)/iu.test(name)
    ? undefined
    : name.replace(/^the /i, '')
}

/** Whether the text names the company: by its whole name or by its first distinctive word. */
export function namesCompany(text: string, company: string): boolean {
  const [lower, name] = [normalize(text), normalize(company)]
  const [first = ''] = name.split(' ')
  return lower.includes(name) || (first.length > 3 && lower.includes(first))
}

/** The text with curly apostrophes, so that both kinds match. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

const jointSubject =
  /^(?<one>\p{Lu}[\p{L}\p{N}&’'.-]*(?: \p{Lu}[\p{L}\p{N}&’'.-]*){0,2}) and (?<two>\p{Lu}[\p{L}\p{N}&’'.-]*(?: \p{Lu}[\p{L}\p{N}&’'.-]*){0,2}) (?:to |will |announce|launch|partner|agree|join|form|merge|team|sign|open|build|create|start|begin|plan|unveil|offer)/u

/** 'Acme announces partnership with Prairie Hive Guild'. */
const partnerBehind =
  /\b(?:[Pp]artner(?:s|ship|ing)?|[Tt]eam(?:s|ing)? up|[Jj]oins? forces|[Aa]lliance|[Mm]erger|[Mm]erges?|[Jj]oint venture|[Cc]ollaborat\p{Ll}+) with (?<name>\p{Lu}[\p{L}\p{N}&’'.-]*(?: \p{Lu}[\p{L}\p{N}&’'.-]*){1,3})/u

/** The other company of 'Acme and Beta announce', if the release is from one of the two. */
export function readJointPartner(release: Release): string | undefined {
  const headline = release.headline?.paragraph.text ?? ''
  const { one, two } = jointSubject.exec(headline)?.groups ?? {}
  const companies = release.ask(readCompanies)
  if (companies.length !== 1) return undefined
  const partner = partnerBehind.exec(headline)?.groups?.name
  if (partner !== undefined && isOrganizationWord(partner.split(' ').at(-1)?.toLowerCase() ?? ''))
    return partner
  if (one === undefined || two === undefined) return undefined
  const [own = ''] = companies
  if (namesCompany(one, own)) return two
  return namesCompany(two, own) ? one : undefined
}
