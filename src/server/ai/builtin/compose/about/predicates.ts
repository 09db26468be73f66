// Turns one piece of a description ("58 techs", "been cutting since 1998", "maker of axles") into a predicate such as "has 58 techs".
import { withArticle } from '#domain/language/grammar/articles.ts'
import { spellNumber } from '#domain/language/numbers/number-spelling.ts'
import { numberWordsPattern } from '#domain/language/numbers/number-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { lowerFirst } from '#server/ai/builtin/text/joining.ts'

/** What the predicate tells: what the company is or does, its owner, since when, where, how many people, or other counts. */
export type PredicateKind = 'being' | 'owner' | 'since' | 'home' | 'staff' | 'count'

export interface Predicate {
  kind: PredicateKind
  /** The words after the name: "is a maker of axles", "has 58 techs". */
  text: string
}

type Reader = (piece: string, story: Story) => Predicate | undefined

/** The predicate; undefined if the piece cannot be told of the company as a whole. */
export function toPredicate(piece: string, story: Story): Predicate | undefined {
  // "is opening a second clinic" tells what it does, not what it is.
  const doing = /^(?:and )?(?:which )?is (?:now |also )?(?<doing>\p{Ll}+ing) (?!of )/u.exec(piece.trim())
    ?.groups?.doing
  if (doing !== undefined && readVerb(doing, 'gerund') !== undefined) return undefined
  const words = piece
    .trim()
    .replace(/^(?:and )?(?:(?:which )?(?:is|has(?: got)?|was|employs)) (?=\S)/iu, '')
    .replace(/^(?:and|now(?: at)?|at|just|only|it is|that is|which is|a) (?=(?:\d|an? |the ))/iu, '')
    .replace(/ (?:right now|now|today|at the moment)$/u, '')
    .replace(/[.!]$/u, '')
  if (words.length > longestPiece || /[[\]“”"?]|\bthe company\b|\b(?:it|that|we)[’']/iu.test(words))
    return undefined
  for (const read of readers) {
    const predicate = read(words, story)
    if (predicate !== undefined) return predicate
  }
  return undefined
}

const longestPiece = 110

const year = "[’']?(?<year>(?:1[5-9]|20)\\d\\d)"
const founded = new RegExp(
  `^(?:(?:the )?(?:trust|company|co-?op|club|firm|society|group|association|charity|school) )?(?:was )?(?<how>founded|born|established|est(?:\\.|d\\.?)?|started|set up|formed|opened|in business|going|here|trading)?(?: by (?:me|my|our|his|her|their) ?[^,]{0,40}?)?(?: (?:in|since))?(?: the year)? ?${year}(?: by me)?(?<more> (?:by|in|as) (?!me\\b|my\\b|our\\b|us\\b|his\\b|her\\b|their\\b).{2,70})?$`,
  'iu',
)
const sinceYear = new RegExp(`^(?:(?<doing>been \\p{Ll}+ing(?: \\p{Ll}+){0,4}) )?since ${year}$`, 'iu')
const shortForms: Readonly<Record<string, string>> = {
  established: 'established',
  formed: 'formed',
  'set up': 'set up',
  started: 'started',
}

const readSince: Reader = (piece) => {
  const { doing, year: from } = sinceYear.exec(piece)?.groups ?? {}
  if (from !== undefined)
    return {
      kind: 'since',
      text: doing === undefined ? `dates from ${from}` : `has ${doing.toLowerCase()} since ${from}`,
    }
  const { how, year: start, more = '' } = founded.exec(piece)?.groups ?? {}
  if (how === undefined || start === undefined || !isPlain(more)) return undefined
  const word = how.toLowerCase()
  if (word === 'opened') return { kind: 'since', text: `opened in ${start}${more}` }
  if (/^(?:in business|going|here|trading)$/.test(word)) return { kind: 'since', text: `dates from ${start}` }
  return { kind: 'since', text: `was ${shortForms[word] ?? 'founded'} in ${start}${more}` }
}

const owned = new RegExp(
  `^(?:been )?(?<how>(?:family|member|customer|depositor|employee|worker|woman|women|veteran|farmer|grower|privately|publicly|locally|independently)[ -](?:owned|held|run)(?: and (?:\\p{Ll}+[ -])?(?:owned|held|run|operated))?)(?: (?:since|from) ${year})?$`,
  'iu',
)

/** The owner: "family owned since 1991", "member-owned". */
const readOwner: Reader = (piece) => {
  const { how, year: from } = owned.exec(piece)?.groups ?? {}
  if (how === undefined) return undefined
  const whose = how.toLowerCase()
  return { kind: 'owner', text: from === undefined ? `is ${whose}` : `has been ${whose} since ${from}` }
}

const seat =
  /^(?:(?<how>HQ|head ?office|headquarters|based|headquartered|main office|office)(?: is)?(?: in| at)?:? |(?:in|of|from|out of) )(?<home>\p{Lu}[\p{L}’'-]*(?:,? (?:(?:de|la|del|do|da|of|upon|on) )?\p{Lu}[\p{L}’'.-]*){0,4})$/u

/** Place and year: "The club's been in Lorain, Ohio since 1996." */
const settled = new RegExp(
  `^(?:been |based )?in (?<home>\\p{Lu}[\\p{L}’'-]*(?:,? \\p{Lu}[\\p{L}’'.-]*){0,3}),? since ${year}$`,
  'u',
)
const basedBehind = /^(?<home>\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2})[ -]based$/u

/** The town with its state, if the notes have it: "Salina, Kansas". */
function withRegion(city: string, { place, source }: Story): string {
  const whole = `${place?.city}, ${place?.region}`
  return city === place?.city && source.includes(whole) ? whole : city
}

/** The company's town; a bare name counts if the notes call it its town. */
const readHome: Reader = (piece, story) => {
  const { place } = story
  const isOwn = [place?.city, `${place?.city}, ${place?.region}`].some(
    (own) => own?.toLowerCase() === piece.toLowerCase(),
  )
  const { home: since, year: from } = settled.exec(piece)?.groups ?? {}
  if (since !== undefined)
    return { kind: 'home', text: `has been in ${withRegion(since, story)} since ${from}` }
  const home = isOwn ? place?.city : (seat.exec(piece) ?? basedBehind.exec(piece))?.groups?.home
  return home === undefined ? undefined : { kind: 'home', text: `is based in ${withRegion(home, story)}` }
}

const count = `(?:(?:about|around|some|over|more than|nearly|almost) )?(?:\\d[\\d,.]*|${numberWordsPattern()})`
const people = new RegExp(
  `^(?:(?:we are|team of|staff of) )?(?<count>${count}) (?<who>of us|people|ppl|persons|heads)(?<rest>(?: (?:in|above|at|behind|on|from|over|between|and) .{2,60})?)$`,
  'iu',
)
/** Nouns that organizations count to describe themselves; lengths, sums and days are not among them. */
const counted =
  /^(?:employees|staff|members|volunteers|tech(?:nician)?s|engineers|drivers|bakers|brewers|nurses|doctors|physicians|vets|lawyers|attorneys|owners|cardholders|providers|advocates|architects|teachers|pupils|students|children|singers|players|skaters|musicians|farmers|growers|beekeepers|fishers|families|farms|stores|shops|branches|surgeries|flats|houses|schooners|clinics|schools|pubs|hotels|restaurants|caf[eé]s|bakeries|offices|sites|depots|garages|plants|mills|factories|greenhouses|vessels|boats|ships|ferries|buses|trucks|vans|lifts|huts|beds|rooms|libraries|customers|clients|households|subscribers|teams|machines|kilns|cows|ewes|goats|hives|trees|hectares|acres|apartments|homes|units|seats|elevators|practices|airports|stations|routes|studios|terminals|warehouses|campuses)$/iu
const having = new RegExp(
  `^(?<count>${count}) (?<what>(?:[\\p{Ll}-]+ ){0,2}?(?<noun>\\p{L}+))(?<rest>(?:,? (?:in|across|on|at|of|and|the) .{2,60})?)$`,
  'iu',
)

const readStaff: Reader = (piece) => {
  const { count: number, rest = '' } = people.exec(piece)?.groups ?? {}
  if (number === undefined || !isClean(`It has ${piece.replace(/ of us/iu, ' people')}`)) return undefined
  const size = /^\d$/.test(number) ? (spellNumber(Number(number)) ?? number) : lowerFirst(number)
  if (rest === '') return { kind: 'staff', text: `has a team of ${size}` }
  return { kind: 'staff', text: `is a team of ${size} people${rest}` }
}

const readCount: Reader = (piece) => {
  const { noun, rest = '' } = having.exec(piece)?.groups ?? {}
  if (noun === undefined || !counted.test(noun) || !isPlain(rest)) return undefined
  const size = /^(?<size>.*\S) staff$/iu.exec(piece)?.groups?.size
  if (size !== undefined) return { kind: 'staff', text: `has a staff of ${lowerFirst(size)}` }
  const isStaff = /^(?:employees|staff|tech(?:nician)?s)$/iu.test(noun)
  return { kind: isStaff ? 'staff' : 'count', text: `has ${lowerFirst(piece)}` }
}

const worth =
  /^(?:(?:about|some|over|more than|nearly|almost) )?[$€£]\d[\d.,]*(?: (?:million|billion))? (?:in|of) (?:assets|deposits)$/iu

/** "$620 million in assets" */
const readWorth: Reader = (piece) =>
  worth.test(piece) ? { kind: 'count', text: `has ${lowerFirst(piece)}` } : undefined

const isPlain = (words: string): boolean =>
  words === '' || (findVerb(`It${words}`) === undefined && isClean(`It${words}`))

const kinds =
  'agency|letting agent|agent|dealer|contractor|carrier|builder|association|bank|business|bureau|charity|choir|church|clinic|club|company|co|co-?op|cooperative|council|coalition|collective|consultancy|credit union|dairy|developer|district|distributor|fellowship|festival|society|spin-out|firm|foundation|federation|hospice|importer|institute|institution|lab|laboratory|league|library|maker|manufacturer|mill|ministry|museum|network|non-?profit|operator|orchestra|organi[sz]ation|practice|press|producer|provider|publisher|retailer|school|shipyard|start-?up|studio|supplier|theat(?:er|re)|trust|brand|brewery|bakery|winery|newspaper|magazine|platform|website|service|booking system|ferry line|railway|airline|chain|cinema|gallery|zoo|archive|band|academy|center|centre|nursery|surgery|pharmacy|laundry|print shop|bookshop|shop|store|distillery|factory|farm|foundry|garage|grower|hospital|college|university|hotel|restaurant|app|group|union|utility|workshop|yard|wholesaler'
/** A kind of organization with a year: "Family company since 1958", "Nonpartisan nonprofit founded in 2004". */
const organization = new RegExp(
  `^(?:an? |the )?(?:[\\p{L}\\d][\\p{L}\\d’'-]* ){0,4}?(?:${kinds})(?= (?:in|of|for|from|at|on|with|by|since|based|that|which|who|and|serving|founded|established|owned|run|near|outside|making|selling)\\b|,|$)`,
  'iu',
)
const many =
  /^(?<front>(?:[\p{Ll}-]+ ){0,3})(?<noun>maker|manufacturer|producer|builder|brewer|grower|publisher|supplier|importer|distributor|roaster|breeder|printer|restorer|retailer|designer)s(?= |$)/iu
/** Pieces that say nothing: additions to a name, or how to write it. */
const noBeing =
  /^(?:the|an?) (?:company|client|firm|business|organi[sz]ation|same|one|other|first|second|third|only|new|old|name|word)$|^(?:its|our|their|his|her|my|this|that|another|other|same|one|no|not|every|each|both|all|with|at|in|on|for|by|to|from|outside|near|of|and|or|new|via|per|as) /iu

/** Kinds that need no other word. */
const loneKind = /^(?:non-?profit|charity|cooperative|general contractor)$/iu

const readBeing: Reader = (piece) => {
  const one = piece.replace(many, '$<front>$<noun>')
  if (loneKind.test(one)) return { kind: 'being', text: `is ${withArticle(one.toLowerCase())}` }
  if (noBeing.test(one) || !organization.test(one) || !one.includes(' ')) return undefined
  // Not after "the": "the Denver maker" is one of many, "the team" only another word for the company.
  const bare = one.replace(/^the (?=\p{Lu})/u, '')
  if (/^the /iu.test(bare) || !isPlainNoun(bare)) return undefined
  const what = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(bare) && !isPlaceName.test(bare) ? lowerFirst(bare) : bare
  return { kind: 'being', text: `is ${/^an? /iu.test(what) ? lowerFirst(what) : withArticle(what)}` }
}

/** Capitalized place names keep their capital ("Nairobi law firm"); "Family" has it from the start of the line. */
const isPlaceName =
  /^(?!(?:Family|Private|Public|National|Regional|Local|Registered|Independent|Small|Charity|Housing|Community|Volunteer|Worker|Nonprofit|Non-profit|Software|Furniture|Organic|Mobile|Medical|Free|Boat|Bike|Craft|Tutoring|Regional|Online|Digital|Technical|Commercial|Specialist|Nursing|Village|Town|City|State)\b)\p{Lu}\p{Ll}+ (?=\p{Ll})/u

/** Whether the piece is a noun phrase; words after a preposition are no verb: "app for corner stores". */
const isPlainNoun = (what: string): boolean => {
  const [head = ''] = what.split(/ (?:for|in|of|from|at|on|with|by|since|near|outside) /u)
  return findVerb(`It ${head}`) === undefined && findVerb(head) === undefined && isClean(what)
}

const trade = new RegExp(`^(?<what>\\p{Ll}[\\p{Ll} -]{2,50}s) since ${year}$`, 'u')

/** The goods it deals in, without a verb: "church organs since 1884". */
const readTrade: Reader = (piece) => {
  const { what, year: from } = trade.exec(lowerFirst(piece))?.groups ?? {}
  if (what === undefined || !isPlainNoun(what) || noBeing.test(what)) return undefined
  return { kind: 'being', text: `’s business has been ${what} since ${from}` }
}

const habits =
  /^(?:makes|builds|brings|delivers|collects|offers|runs|sells|operates|develops|provides|designs|publishes|teaches|brews|moves|treats|serves|represents|manages|produces|manufactures|grows|rents|repairs|trains|prints|bakes|recycles|imports|exports|distributes|processes|breeds|washes|presses|tests|supplies|carries|restores|weaves|helps|feeds|houses|looks after)(?: and \p{Ll}+s)? (?!it |them |this |that )/u

/** What it does, if the piece begins with the verb: "builds trailers" in "Acme, Dayton, 23 people, builds trailers". */
const readHabit: Reader = (piece) =>
  habits.test(piece) &&
  isClean(`It ${piece}`) &&
  !/\b(?:20\d\d|today|tomorrow|\p{Lu}\p{Ll}+day)\b/u.test(piece)
    ? { kind: 'being', text: piece }
    : undefined

const readers: readonly Reader[] = [
  readSince,
  readOwner,
  readHome,
  readStaff,
  readCount,
  readWorth,
  readHabit,
  readBeing,
  readTrade,
]
