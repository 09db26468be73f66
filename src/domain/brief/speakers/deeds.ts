// Reads a person's title from what they do or did: "who founded Petitcodiac Dental", "who owns the mill", "who led the survey".
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import { cutTitle, type Post, readHolding, readPost } from './post-phrases.ts'
import { readOffice } from './posts.ts'

const word = "\\p{Lu}[\\p{L}\\p{N}&’'-]{1,30}"
const house = `${word}(?: (?:(?:of|the|&|and) ){0,2}${word}){0,4}`
const founded = new RegExp(
  `^,? who (?:first |once )?(?<with>co-?)?(?:founded|started|set up|established) (?:the )?(?<organization>${house})`,
  'u',
)
const nowIs = /^ (?:in|back in) \d{4} and (?:is|remains) (?:its|the|their) (?<post>[^.;:]{2,60})/u

/** Reads "founder" from "Dr. Yvon Cormier, who started Petitcodiac Dental in 1995"; `right` is the text after the name. */
export function readFounded(right: string): Post | undefined {
  const found = founded.exec(right)
  const { organization, with: also } = found?.groups ?? {}
  if (found === null || organization === undefined) return undefined
  const now = nowIs.exec(right.slice(found[0].length))?.groups?.post
  const office = now === undefined ? undefined : readOffice(now)
  return { title: also === undefined ? 'founder' : 'co-founder', ...office, organization }
}

const ended =
  '(?= and (?:is|serves as|was) (?<also>[^.,:;“"()]{3,60})|[,.:;]|$| (?:said|says|told|adds)(?!\\p{L}))'
const doing = new RegExp(
  `^, (?<what>who (?:(?:co-)?chairs|chaired|led|leads|heads|headed|runs|ran|directs|directed|manages|managed|organi[sz]e[sd]|designed|built|invented|wrote|coaches|coached|represents|edits|teaches|cooks|bakes|brews|grows|plays|sings|drives|tends|judges|curates|hosts) (?:the|this|its|our) [\\p{L}\\d][\\p{L}\\d -]{2,40}?)${ended}`,
  'u',
)
const holding = new RegExp(
  `^,? who (?<what>owns (?:(?:the|this) \\p{Ll}[\\p{Ll} -]{2,30}?|${house}))${ended}`,
  'u',
)

/** Reads a description for a person without a title: "Dr. Nadeesha Wickramaratne, who led the survey, says". */
export function readDoing(right: string): Post | undefined {
  const { what: held = '' } = holding.exec(right)?.groups ?? {}
  if (held !== '') return readHolding(held.split(' '))
  const { what, also = '' } = doing.exec(right)?.groups ?? {}
  return what === undefined ? undefined : (readOffice(also) ?? { title: what.replace(/ our /u, ' the ') })
}

const running = new RegExp(
  `^,? (?:(?:who|she|he) )?(?:runs|leads|heads|chairs|directs|manages|is (?:at|with)) (?:the )?(?<organization>${house})(?: \\((?:the |its )?(?<post>[^()]{2,40})\\))?`,
  'u',
)

/** Reads the employer from what the person runs: "Fay Benning, she runs the Friends of the Library". */
export function readHouse(right: string): { organization: string; title?: string } | undefined {
  const { organization, post = '' } = running.exec(right)?.groups ?? {}
  if (organization === undefined || !isHouse(organization.split(' '))) return undefined
  const title = readOffice(post)?.title
  return { organization, ...(title !== undefined && { title }) }
}

/** Whether the words can be an organization, unlike "Series Two" and "Monday Night". */
const isHouse = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.some((each) => isOrganizationWord(each.toLowerCase()) || !isEverydayWord(each.toLowerCase()))

const serving =
  /^,? (?:he|she|who) [^.:;“”"]{3,90}? as (?:an? |our |the )?(?<post>[^.:;“”"]{3,60}) (?:in|at|with) (?:our|the|this|its|\p{Lu})/u

/** Reads the post after "as": "Marco Tedeschi, he has taken all the measurements as post-doc in our department". */
export function readServing(right: string): Post | undefined {
  const post = serving.exec(right)?.groups?.post
  return post === undefined ? undefined : readPost(cutTitle(post), false)
}
