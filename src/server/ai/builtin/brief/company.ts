// Who announces: the label of a form, the subject of the news, or the name the brief speaks of.
import { anyCase } from '#domain/language/any-case.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord, isTitleWord } from '#domain/language/name-words.ts'
import { readVerb } from '#domain/language/verbs.ts'

/** Source of a pattern for the name of an organisation. */
export const companyName =
  "\\p{Lu}[\\p{L}\\p{N}&’'.-]*(?: (?:(?:&|of|and|the|de) )?\\p{Lu}[\\p{L}\\p{N}&’'-]*)*(?:,? (?:Inc|Corp|Ltd|Co)\\.| LLC| PLC)?"
const name = companyName
const introduced = [
  new RegExp(
    `\\b(?:[Ww]e are|[Ww]e're|i am from|i work for|our company is|my company is|company called|startup called|at our company,?) (?:the )?(?<name>${name})`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Oo]ur|[Mm]y) (?:company|startup|business|bakery|shop|store|restaurant|firm|agency|nonprofit|brewery|studio|clinic|farm),? (?<name>${name})`,
    'u',
  ),
  new RegExp(
    `^(?:${anyCase('(?:the |a |our )?(?:launch|release|opening|introduction|announcement|debut)\\b.*|(?:a |the )?(?:survey|study|poll|report)\\b[^.]*?|made|built|presented|hosted|organized')}) by (?<name>${name})(?=[;,.]|$| (?:between|found|finds|shows|and)\\b)`,
    'u',
  ),
  new RegExp(
    `^(?:[Tt]he )?(?<name>${name}?) (?:researchers|scientists|economists|engineers|students) (?=\\p{Ll})`,
    'u',
  ),
  new RegExp(
    `^(?:[Aa] )?[\\p{L} ]{0,20}(?:breach|outage|incident|fire|explosion|layoffs|strike) at (?<name>${name})`,
    'u',
  ),
]
const verb =
  '(?:is|are|was|has|have|had|will|just|today|announce[sd]?|launch(?:es|ed)?|rais(?:es|ed)|nam(?:es|ed)|appoint(?:s|ed)|won|wins|open(?:s|ed)|acquire[sd]|partner(?:s|ed)|report(?:s|ed)|introduce[sd]|unveil(?:s|ed)|release[sd]|receive[sd]|gave|gives|recall(?:s|ed)|found|host(?:s|ed)|hold(?:s)?|hire[sd]?|expand(?:s|ed)?|in|and|reached|reaches|completed|closed|signed|makes|sells|builds|develops|designs|provides|offers|operates)'
const subject = new RegExp(
  `^(?:On [^,]{3,20}(?:, \\d{4})?, )?(?:the |The )?(?<name>${name})(?:,[^,]{2,60},|, (?:which|who|an?|the|based|headquartered|located|founded) [^.;]{2,90}?,| \\([^)]{2,30}\\))? (?=${verb}\\b)`,
  'u',
)
const possessive = new RegExp(`^(?:the )?(?<name>${name})(?:’s|'s) `, 'u')
const pronoun =
  /^(?:(?:We|I|It|You|They)[’'](?:re|ve|m|s|ll|d)|Company|We|Our|It|The|This|Today|On|In|At|A|An|My|I|Press|New|Launch|Event|Starting|From|With|After|Please|Total|All|Customers|Hiring|Website|Owner|Contact|Media|Founded|Established|Based|Headquartered|Located|Makes|Sells|Sold|Readers|People|Tickets|Admission|Revenue|Sales|Price|Prices|Doors|Profit|Money|Nobody|Everybody|Everyone|Someone|Anyone|None)$/

const post =
  '(?:[\\p{L}-]{1,40} ){0,3}?(?:CEO|CFO|COO|CTO|CMO|CIO|president|chief executive|chief [\\p{Ll} ]{3,20} officer|chair|chairman|chairwoman|founder|co-founder|owner|director|spokesperson|spokeswoman|spokesman|head)'
const employed = new RegExp(
  `^(?:[^,.;]{2,40}, )?\\p{Lu}[\\p{L}’'. -]{1,40}? (?:is|was|has been) (?:the |our |its |an? )?${post} (?:of|at) (?:the )?(?<name>${name})`,
  'u',
)
const employer = new RegExp(`\\b${post} of (?:the )?(?<name>${name})`, 'u')

/** 'Kim is the CFO of Hollis' says who somebody is, and no news. */
export function isIntroducing(sentence: string): boolean {
  return employed.test(sentence)
}

/** The first of the sentences that names who announces; nobody of `people` is a company. */
export function findCompany(
  sentences: readonly string[],
  people: readonly { name: string }[] = [],
): string | undefined {
  const isPerson = (found: string) => people.some(({ name: known }) => known === found)
  const subjectOf = (sentence: string) => {
    const found = readSubject(sentence)
    return found === undefined || isPerson(found) || againstOther.test(sentence) ? undefined : found
  }
  return (
    firstOf(sentences, readIntroduced) ??
    firstOf(sentences, (sentence) => withoutEveryday(subjectOf(sentence))) ??
    firstOf(sentences, (sentence) => clean(employer.exec(sentence)?.groups?.name)) ??
    // 'Target opens a store' names a company; 'Inflation reached 4%. We raised pay' does not.
    (sentences.some((sentence) => ownWord.test(sentence)) ? undefined : firstOf(sentences, subjectOf))
  )
}

function firstOf<Found>(
  sentences: readonly string[],
  read: (sentence: string) => Found | undefined,
): Found | undefined {
  for (const sentence of sentences) {
    const found = read(sentence)
    if (found !== undefined) return found
  }
  return undefined
}

function readIntroduced(sentence: string): string | undefined {
  for (const pattern of introduced) {
    const found = clean(pattern.exec(sentence)?.groups?.name)
    if (found !== undefined) return found
  }
  return undefined
}

function withoutEveryday(found: string | undefined): string | undefined {
  return found === undefined || isEverydayWord(found) ? undefined : found
}

const anyPost = / (?:is|was|has been) /
function readSubject(sentence: string): string | undefined {
  return (
    (anyPost.test(sentence) ? clean(employed.exec(sentence)?.groups?.name) : undefined) ??
    readActor(sentence) ??
    clean(subject.exec(sentence)?.groups?.name) ??
    clean(possessive.exec(sentence)?.groups?.name)
  )
}

const ownWord = /\b(?:we|our|us)\b/i
/** Whoever does something to us, or takes somebody to court, need not be the one who announces. */
const againstOther =
  /\b(?:sue[sd]?|accuse[sd]?|fine[sd]|criticize[sd]|blame[sd]|ban(?:s|ned)) \p{Lu}|^[^.]*? \p{Ll}+ us\b/u

const actor = new RegExp(
  `^(?:(?:Startup|Company|Nonprofit|Retailer|Local [\\p{Ll}]+) )?(?<name>${name}) (?:(?:never|also|now|just|again|\\p{Ll}+ly) )?(?<verb>\\p{Ll}+)\\b`,
  'u',
)

const described = new RegExp(
  `^(?<name>${name}), (?:which|who|an?|the|based|headquartered|located|founded) [^.;]{2,90}?, (?<verb>\\p{Ll}+)\\b`,
  'u',
)

/** The name before any verb in the third person or the past. */
function readActor(sentence: string): string | undefined {
  const { name: found, verb: word = '' } = (actor.exec(sentence) ?? described.exec(sentence))?.groups ?? {}
  return readVerb(word, 'third', 'past') === undefined ? undefined : clean(found)
}

const memberOf = new RegExp(
  `\\b(?:joins|joined|will join|has joined|anniversary of|opening of|merger of) (?:the )?(?<name>${name})`,
  'u',
)

/** 'Linda Park joins Riverside Hospital', 'the 50th anniversary of Miller & Sons Hardware'. */
export function findHost(text: string): string | undefined {
  const found = memberOf.exec(text)?.groups?.name?.replace(/ (?:and|in) .*$/, '')
  return clean(found)
}

const single = "(?:the )?\\p{Lu}[\\p{L}\\p{N}&’'.-]*(?: (?:of )?\\p{Lu}[\\p{L}\\p{N}&’'-]*)*"
const between = new RegExp(`\\b(?:between|merger of) (?<one>${single}) and (?<other>${single})`, 'u')
const together = new RegExp(
  `^(?:[Tt]he )?(?<one>${single}) and (?:(?:its|their) )?(?:partner )?(?<other>${single})(?:$| (?:are|have|will|today|announce))`,
  'mu',
)

/** Two names joined by 'and' or 'between … and …', as partnerships put them. */
export function findPair(text: string): [string, string] | undefined {
  const pair = between.exec(text) ?? together.exec(text)
  const { one, other } = pair?.groups ?? {}
  return one === undefined || other === undefined ? undefined : [one, other.replace(/[.,]$/, '')]
}

const partnered = new RegExp(
  `\\b(?:with|acquire[sd]?|acquiring|acquisition of|buys|bought|merges with) (?:the )?(?<name>${name})`,
  'u',
)

/** 'with Norrell Hearing', 'acquired Tally Ho Systems'. */
export function findPartner(news: string): string | undefined {
  return clean(partnered.exec(news)?.groups?.name)
}

/** 'Mayor Eileen Castro and the City of Bellingham': whoever bears a title is no company. */
const titledPerson =
  /^(?:Dr|Prof|Mr|Mrs|Ms|Gov|Sen|Rep)\.? \p{Lu}|^(?:Mayor|Governor|Senator|President|Professor|Director|CEO|CFO|COO|CTO|Founder|Chairman|Chairwoman|Owner|Co-[Ff]ounder|Manager|Superintendent|Principal|Judge|Chef|Coach|Spokesperson) (?:Dr\. )?\p{Lu}\p{Ll}+ \p{Lu}/u

function clean(found: string | undefined): string | undefined {
  const bare = found
    ?.replace(/(?:(?<![.,’'])|(?<=\b(?:Inc|Corp|Ltd|Co)[.,’']))(?<!\b(?:Inc|Corp|Ltd|Co))[.,’']+$/, '')
    .replace(/[’']s$/, '')
    .trim()
  if (bare === undefined || bare.length < 2) return undefined
  if (titledPerson.test(bare)) return clean(bare.split(/ and (?:the )?/)[1])
  const first = bare.split(' ')[0] ?? ''
  const isNoName = pronoun.test(first) || isFunctionWord(first) || isTitleWord(first)
  return isNoName && !bare.includes(' ') ? undefined : bare.replace(/^The /, '')
}
