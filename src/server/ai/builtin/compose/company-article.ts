// Puts "the" before company names that need it, as the notes do: "the University of Dayton said", "The Harbor Growers Association asks".
import { escapePattern } from '#domain/language/matches.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'

const opens =
  /^(?:University|City|Town|Village|Borough|County|Port|Diocese|Archdiocese|Institute|Museum|College) of /u
const ends =
  /(?:Association|Alliance|Council|Authority|Commission|Foundation|League|Society|Philharmonic|Orchestra|Department|School District|Federation|Institute|Committee|Consortium)$/u

/** How much of the notes is searched. */
const longestSource = 20_000

function hasArticle({ company, source }: Story): boolean {
  const name = shortName(company)
  if (company === undefined || name === undefined || /^the /i.test(company)) return false
  if (!opens.test(name) && !ends.test(name)) return false
  const text = source.slice(0, longestSource)
  const own = escapePattern(name)
  if (new RegExp(`(?<!\\p{L})[Tt]he ${own}(?!\\p{L})`, 'u').test(text)) return true
  // No article, if the notes leave it out inside a sentence: "grants from Birch Foundation".
  return !new RegExp(`\\p{Ll} ${own}(?!\\p{L})`, 'u').test(text)
}

/** Adds the article where a sentence begins with the name, and after "said". */
export function withCompanyArticle(text: string, story: Story): string {
  const { company = '' } = story
  if (!hasArticle(story)) return text
  const own = escapePattern(company)
  return text
    .replace(new RegExp(`^${own}(?=[ ,])`, 'u'), `The ${company}`)
    .replace(new RegExp(`(?<=, |\\baccording to )${own}(?= said\\.|\\.$)`, 'u'), `the ${company}`)
}
