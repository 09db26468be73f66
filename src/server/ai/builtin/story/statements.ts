// The notes' sentences as statements that make sense where they are: whoever "it" or "she" is has been named, or is named here.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { pointsBack } from '#server/ai/builtin/roles/points-back.ts'
import { answersOther, nameProduct, nameSolePerson } from './antecedents.ts'
import { isSentence } from './clauses/clauses.ts'
import type { Subjects } from './note-subjects.ts'
import { nameOnce, withOwnName } from './own-name.ts'
import { findUnnamed, standsAlone } from './stands-alone.ts'
import { type Statement, type Story, shortName } from './story.ts'

export const leaning =
  /^(?:It|They|She|He|Its|Their|His|Her|This(?! (?:year|month|week|season|spring|summer|fall|autumn|winter)\b)|That|These|Those(?! (?:who|with|without|that|in|from|aged|living|whose)\b)|Both(?! [\p{Ll} ]{3,40} (?:at|in|of) (?:the )?\p{Lu})|Each|All \d+|All of|Together|Another|One of|The (?:other|others|same|latter|former|rest)|If (?:it|they|this|that))\b|\b(?:to|for|with|by|from) (?:\p{Ll}+|\d+) of (?:them|those|these)\b/u

/** Who does what a note without a subject says. */
export function subjectsOf(story: Story): Subjects {
  const { company, product, type } = story
  const name = company ?? 'the company'
  const doers = {
    // What is launched does most of what launch notes tell; while nobody knows its name, nobody does it.
    launch: product ?? '',
    appointment: findAppointee(story),
    event: 'the event',
    report: 'the study',
  } as const
  const deals = {
    funding: 'the round',
    award: 'the award',
    partnership: 'the agreement',
    acquisition: 'the deal',
    crisis: 'the incident',
  } as const
  const doer = type in doers ? (doers[type as keyof typeof doers] ?? '') : name
  return {
    company: name,
    doer,
    // A company that launches something is not what somebody led.
    deal: deals[type as keyof typeof deals] ?? '',
    thing: product ?? (type === 'crisis' ? 'the product' : undefined),
  }
}

const given = "(?<name>(?:Dr\\. )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}.’'-]+){1,3})"
const appointed = new RegExp(
  `\\b(?:names?|named|appoints?|appointed|hires?|hired|has chosen|chose|promotes?|promoted|elects?|elected|welcomes?) ${given}|^${given.replace('name', 'other')}(?: (?:joins|joined|becomes|will become|takes over|starts as|(?:has been |was |is )?(?:named|appointed|elected|hired as|promoted to)|will lead|is the new)\\b)`,
  'u',
)

const farthest = 12

/** The surname of whoever is appointed; undefined when the notes leave it open. */
export function findAppointee({ slots, statements, people }: Story): string | undefined {
  const name = slots.get('name')
  if (name !== undefined) return surnameOf(name.split(', ')[0] ?? name, people)
  // Who is appointed is told early.
  const early = statements.slice(0, farthest).map(({ text }) => text)
  for (const text of [...(slots.get('what')?.split('; ') ?? []), ...early]) {
    const { name: found, other } = appointed.exec(text)?.groups ?? {}
    const who = found ?? other
    if (who !== undefined) return surnameOf(who, people)
  }
  return undefined
}

/** "Toft Bruun" of "Signe Toft Bruun", where the notes tell. */
const surnameOf = (name: string, people: Story['people']): string | undefined =>
  people.find((person) => person.name === name)?.surname ?? name.split(' ').at(-1)

const companyOnly =
  /^It (?:was (?:founded|started|established)|is (?:based|headquartered)|employs|has [\d,.]+ (?:employees|members|people|staff|stores|customers))\b/
const productOnly = /^It (?:costs|weighs|measures|comes|goes on sale|is (?:sold|available|priced|an? ))/
/** Nobody sells a company by the piece. */
export const isOfThing = (text: string): boolean =>
  /^It (?:costs|weighs|measures|goes on sale|is (?:sold|available|priced) )/.test(text)

/** "The announcement goes out on Sept. 9", "The company is Ferrow": said to whoever writes the release, not to its readers. */
export function isOnRelease(text: string, { company }: Story): boolean {
  return (
    /^(?:The |This |Our )?(?:announcement|press release|release|news release|embargo|story) (?:goes|is going|will go|comes|should go|is to go|is planned|is scheduled|is set|lifts|ends)\b|^(?:The )?(?:press|media) contact\b|\b(?:would like|wants?) (?:something|it|this|that|one|an? release) (?:out|said|sent|in|up|to go)\b|\bdateline\b|\b(?:may|can|must|should) (?:not |also )?be (?:stated|said|used|mentioned|named|quoted|published|printed|in the release)\b/i.test(
      text,
    ) || text === `The company is ${company}.`
  )
}

/** "We got it!" */
const isCheer = /^(?:\S+ ){1,5}(?:got|did|made|has) (?:it|this|that)[.!]$/

/** "If you need the formal bit." says nothing without what is then. */
const isCondition = /^(?:If|Unless|Although|Whereas) [^,;:]+$/

/** "She said in the meeting." leads to a quotation, and says nothing without it. */
export const introducesWords = (text: string): boolean =>
  introduction.test(text.trim()) || sayer.test(text.trim())

/** "Board president Ann Lee said.", but not "Nobody was hurt, the police said." */
const sayer = /^[^,;:“”"]* (?:said|says|adds|added)[.:]?$/u

const introduction =
  /^(?:(?:[Aa]nd|[Ss]o|[Tt]hen|[Ww]ell|[Oo]kay),? ){0,2}(?:\p{Lu}\p{L}+, )?(?:[Ss]he|[Hh]e|[Tt]hey|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3}) (?:said|says|told (?:us|me)|wrote|put it|adds|added)(?: (?:this|it|so))?(?: (?:in|at|on|during|to|after|over) [^,;:“”"]{2,40})?[.,]?$/u

/** A sentence that points to something that is not told names it, or is not used. */
export function toStatement(text: string, unit: number, story: Story, isClear: boolean): Statement[] {
  const written = isClear ? text : underAppointee(text, story)
  const fixed = nameOnce(withKnownArticle(withOwnName(written, story.company), story), story.company)
  if (isOnRelease(fixed, story) || saysNothing(fixed, story) || isWish(fixed, story) || !standsAlone(fixed))
    return []
  const leans = written === text && leansOnOther(fixed, unit, story)
  const somebody = findMeant(fixed, story)
  if (somebody !== undefined) return [{ text: fixed.replace(/^(?:She|He)/, somebody), unit, leans: false }]
  const named = nameThing(fixed, story) ?? (isClear ? undefined : nameAlone(fixed, story))
  if (named !== undefined) return [{ text: named, unit, leans: false }]
  if (isClear && leans) return [{ text: fixed, unit, leans }]
  if (!leans) return place(fixed, unit, story, isClear)
  const told = nameSubject(fixed, unit, story)
  return told !== undefined && isSentence(told) ? [{ text: told, unit, leans: false }] : []
}

/** "Under her the firm will open": under whoever is appointed. */
function underAppointee(text: string, story: Story): string {
  const name = story.type === 'appointment' ? findAppointee(story) : undefined
  return name === undefined ? text : text.replace(/^Under (?:her|him),? (?=\p{Ll})/u, `Under ${name}, `)
}

/** Where the sentence before isn't told, whoever or whatever the notes can only mean. */
const nameAlone = (text: string, story: Story): string | undefined =>
  findUnnamed(text) === undefined ? (nameSolePerson(text, story) ?? nameProduct(text, story)) : undefined

/** "We would like Sundays, but one thing at a time": what the company only wishes for is said to the writer. */
export const isWish = (text: string, { company }: Story): boolean =>
  /^ would (?:like|love|prefer|rather)\b/.test(text.slice((company ?? '').length)) &&
  text.startsWith(company ?? ' ')

/** "For the name, it is Ann Lee, director." says only who writes. */
const introducesSelf =
  /^(?:(?:Oh|And|So|Also),? )?(?:[Ff]or|[Aa]bout) (?:the|my) (?:full )?name,? (?:it(?:[’']s| is) )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}(?:,[^.;:]{2,80})?\.?$/u

/** "Birch’s is in May", of Birch Mills: whose it is, and not what. */
function isOwnersOnly(text: string, { company = '' }: Story): boolean {
  const [owner, verb = ''] = text.split(/[’']s? (?=is |are |was |were |will |has |have )/u, 2)
  return verb !== '' && owner !== undefined && (company === owner || company.startsWith(`${owner} `))
}

const saysNothing = (text: string, story: Story): boolean =>
  isOwnersOnly(text, story) ||
  introducesSelf.test(text) ||
  isCheer.test(text) ||
  introducesWords(text) ||
  isCondition.test(text)

/** Right after the sentence it may point at. Nobody can tell who "they" are without one; "it" is what the news is about. */
function place(text: string, unit: number, story: Story, isClear: boolean): Statement[] {
  const plain = { text, unit, leans: false }
  const unnamed = findUnnamed(text)
  if (isClear) {
    const follows =
      unnamed !== undefined || takesOne.test(text) || sharePointing(text, unit, story) > likelyPointing
    return [{ ...plain, ...(follows && { follows }) }]
  }
  return unnamed === 'many' ? [] : [{ ...plain, ...(unnamed === 'one' && { isOnNews: true }) }]
}

/** "Anyone can take one home": one of what was named right before. */
const takesOne = / one (?:home|back|out|for|at|from|online)\b| one[.,]/u

const likelyPointing = 0.4
const surelyPointing = 0.7
const likelyNews = 0.3

/** The news is told first, whatever its words. */
const sharePointing = (text: string, unit: number, { company, roles }: Story): number =>
  (roles.get(unit)?.news ?? 0) > likelyNews ? 0 : pointsBack(text, company)

/** A sentence that surely points at another means nothing without it. */
export const leansOnOther = (text: string, unit: number, story: Story): boolean =>
  leaning.test(text) ||
  answersOther(text) ||
  (isSentence(text) && sharePointing(text, unit, story) > surelyPointing)

/** Who "she" is, where the sentence before doesn't say: the one who is appointed, unless somebody else was named last. */
function findMeant(text: string, story: Story): string | undefined {
  if (story.type !== 'appointment' || !/^(?:She|He) /.test(text)) return undefined
  const appointee = findAppointee(story)
  const last = story.statements.at(-1)?.text ?? ''
  // "She succeeds Bernard MacAskill. He stays until March.": whoever was named last may be meant, and "under him" goes on speaking of him.
  const isNamed =
    appointee === undefined || last.includes(appointee) || namesSomebody.test(withoutPlaces(last, story))
  return isNamed ? undefined : appointee
}

/** Neither the company nor a town is "she": "Acme opened shops in Linden Pass and Eastmark." */
const withoutPlaces = (text: string, { company = '' }: Story): string =>
  [company, shortName(company) ?? '', company.split(' ').slice(0, 2).join(' ')]
    .filter((name) => name.length > 2)
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replaceAll(
      / (?:in|at|from|near|outside) (?:the )?\p{Lu}[\p{L}’'-]*(?: (?:and )?\p{Lu}[\p{L}’'-]*)*/gu,
      '',
    )

/** "We are in Tucson, and it goes on sale June 9": after a sentence on the company "it" is what is launched. */
function nameThing(text: string, { type, company, product, statements }: Story): string | undefined {
  const last = statements.at(-1)?.text ?? ''
  const isNamed = product === undefined || last.includes(product) || /^(?:It|This) /.test(last)
  if (type !== 'launch' || isNamed || !isOfThing(text)) return undefined
  return company !== undefined && last.startsWith(company) ? text.replace(/^It/, product) : undefined
}

const namesSomebody =
  /\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+|(?<=\S )(?:[Hh]im|[Hh]e|[Hh]is|[Ss]he|[Hh]er)(?![\p{L}’'-])/u

const singular: Readonly<Record<string, string>> = { are: 'is', have: 'has', will: 'will', were: 'was' }

/** How sure it must be that the line is the news before "they" are the company. */
const sureOfNews = 0.6

/** Notes of a call begin with "they", and tell the news of them: nobody but the client has been spoken of. */
function nameClient(text: string, unit: number, { company, statements, roles }: Story): string | undefined {
  const they = /^They (?<be>are|have|will|were) (?=\S)/.exec(text)
  const isFirst = statements.length === 0 || (roles.get(unit)?.news ?? 0) > sureOfNews
  if (company === undefined || they === null || !isFirst) return undefined
  return `${company} ${singular[they.groups?.be ?? ''] ?? ''} ${text.slice(they[0].length)}`
}

function nameSubject(text: string, unit: number, story: Story): string | undefined {
  const { company, product, type } = story
  const told = nameClient(text, unit, story)
  if (told !== undefined) return told
  if (company !== undefined && companyOnly.test(text)) return text.replace(/^It/, company)
  if (type === 'launch' && product !== undefined && productOnly.test(text))
    return text.replace(/^It/, product)
  const appointee = type === 'appointment' ? findAppointee(story) : undefined
  if (appointee !== undefined && /^(?:She|He) /.test(text)) return text.replace(/^(?:She|He)/, appointee)
  return undefined
}

const bareNoun =
  /^(?<noun>\p{Lu}\p{Ll}{3,}) (?:(?:also|now|still|only|\p{Ll}+ly) )?(?<verb>\p{Ll}+)(?!\p{L})/u
/** As much of the notes as is asked for each sentence. */
const longestSource = 20_000

/** No company is called by such a word alone. */
const isOfficial =
  /^(?:ordinance|district|council|county|city|town|village|state|board|committee|commission|agency|department|ministry|union|unit|court|contract|permit|grant|bond|lease|policy|bill|law|rule|program|product|device|system|tool|team|crew|driver|winner|jury|panel|event|course|class|tour|trail|bridge|road|park|pool|school|clinic|hospital|museum|library|theater|church|shop|store|bakery|restaurant|kitchen|garden|farm|mill|harbor|ferry|train|shuttle|ship|boat|vessel|vaccine|drug|trial|study|survey|report|merger|purchase|sale|fund|foundation|charity|company|firm|bank|buyer|seller|owner|founder|president|mayor|governor)$/

/** "Library gives 1,800 books": the notes speak of "the library" elsewhere. */
function withKnownArticle(text: string, { source, company = '' }: Story): string {
  const { noun = '', verb = '' } = bareNoun.exec(text)?.groups ?? {}
  const word = noun.toLowerCase()
  const isVerb = /^(?:is|was|has|had|will|can)$/.test(verb) || readVerb(verb, 'third', 'past') !== undefined
  if (!isVerb || company.startsWith(noun) || !isEverydayWord(word) || /(?:s|ing|ly)$/.test(word)) return text
  const known = new RegExp(`(?<!\\p{L})(?:the|an?|our|its) (?:[\\p{L}-]+ )?${word}(?![\\p{L}-])`, 'u')
  return isOfficial.test(word) || known.test(source.slice(0, longestSource))
    ? `The ${word}${text.slice(word.length)}`
    : text
}
