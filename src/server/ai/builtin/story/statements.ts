// Turns sentences of the notes into statements that are clear where they stand: whoever "it" or "she" means was named before, or is named here.
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

/** The subjects for notes without one, by the type of the story. */
export function subjectsOf(story: Story): Subjects {
  const { company, product, type } = story
  const name = company ?? 'the company'
  const doers = {
    // In a launch most notes are about the product; without its name there is no subject.
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
    // In a launch "led" is not about the company.
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

/** The appointee's surname; undefined if the notes don't tell it. */
export function findAppointee({ slots, statements, people }: Story): string | undefined {
  const name = slots.get('name')
  if (name !== undefined) return surnameOf(name.split(', ')[0] ?? name, people)
  // Notes name the appointee early.
  const early = statements.slice(0, farthest).map(({ text }) => text)
  for (const text of [...(slots.get('what')?.split('; ') ?? []), ...early]) {
    const { name: found, other } = appointed.exec(text)?.groups ?? {}
    const who = found ?? other
    if (who !== undefined) return surnameOf(who, people)
  }
  return undefined
}

/** The surname as the notes give it: "Toft Bruun" of "Signe Toft Bruun". */
const surnameOf = (name: string, people: Story['people']): string | undefined =>
  people.find((person) => person.name === name)?.surname ?? name.split(' ').at(-1)

const companyOnly =
  /^It (?:was (?:founded|started|established)|is (?:based|headquartered)|employs|has [\d,.]+ (?:employees|members|people|staff|stores|customers))\b/
const productOnly = /^It (?:costs|weighs|measures|comes|goes on sale|is (?:sold|available|priced|an? ))/
/** Whether the sentence is about the product and not the company, which has no price. */
export const isOfThing = (text: string): boolean =>
  /^It (?:costs|weighs|measures|goes on sale|is (?:sold|available|priced) )/.test(text)

/** Whether the sentence is about the release itself or the writer's client, and not for readers: "The announcement goes out on Sept. 9". */
export function isOnRelease(text: string, { company }: Story): boolean {
  return (
    /^(?:The |This |Our )?(?:announcement|press release|release|news release|embargo|story) (?:goes|is going|will go|comes|should go|is to go|is planned|is scheduled|is set|lifts|ends)\b|^(?:The )?(?:press|media) contact\b|\b(?:would like|wants?) (?:something|it|this|that|one|an? release) (?:out|said|sent|in|up|to go)\b|\bdateline\b|\b(?:may|can|must|should) (?:not |also )?be (?:stated|said|used|mentioned|named|quoted|published|printed|in the release)\b/i.test(
      text,
    ) || text === `The company is ${company}.`
  )
}

/** A cheer: "We got it!" */
const isCheer = /^(?:\S+ ){1,5}(?:got|did|made|has) (?:it|this|that)[.!]$/

/** A condition without its main clause: "If you need the formal bit." */
const isCondition = /^(?:If|Unless|Although|Whereas) [^,;:]+$/

/** Whether the sentence only introduces a quotation: "She said in the meeting." */
export const introducesWords = (text: string): boolean =>
  introduction.test(text.trim()) || sayer.test(text.trim())

/** An attribution without its quotation: "Board president Ann Lee said.", but not "Nobody was hurt, the police said." */
const sayer = /^[^,;:“”"]* (?:said|says|adds|added)[.:]?$/u

const introduction =
  /^(?:(?:[Aa]nd|[Ss]o|[Tt]hen|[Ww]ell|[Oo]kay),? ){0,2}(?:\p{Lu}\p{L}+, )?(?:[Ss]he|[Hh]e|[Tt]hey|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3}) (?:said|says|told (?:us|me)|wrote|put it|adds|added)(?: (?:this|it|so))?(?: (?:in|at|on|during|to|after|over) [^,;:“”"]{2,40})?[.,]?$/u

/** The statement for a sentence. If it refers to something not told, that is named in it, or the sentence is left out. */
export function toStatement(text: string, unit: number, story: Story, isClear: boolean): Statement[] {
  const written = underAppointee(text, story, isClear)
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
function underAppointee(text: string, story: Story, isClear: boolean): string {
  const name = !isClear && story.type === 'appointment' ? findAppointee(story) : undefined
  return name === undefined ? text : text.replace(/^Under (?:her|him),? (?=\p{Ll})/u, `Under ${name}, `)
}

/** Where the sentence before isn't told, whoever or whatever the notes can only mean. */
const nameAlone = (text: string, story: Story): string | undefined =>
  findUnnamed(text) === undefined ? (nameSolePerson(text, story) ?? nameProduct(text, story)) : undefined

/** "We would like Sundays, but one thing at a time": what the company only wishes for is said to the writer. */
export const isWish = (text: string, { company }: Story): boolean =>
  /^ would (?:like|love|prefer|rather)\b/.test(text.slice((company ?? '').length)) &&
  text.startsWith(company ?? ' ')

/** A sentence that only says who writes: "For the name, it is Ann Lee, director." */
const introducesSelf =
  /^(?:(?:Oh|And|So|Also),? )?(?:[Ff]or|[Aa]bout) (?:the|my) (?:full )?name,? (?:it(?:[’']s| is) )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}(?:,[^.;:]{2,80})?\.?$/u

/** Whether a possessive's noun is missing: "Birch’s is in May". */
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

/** Places the statement right after the sentence it may refer to. "They" needs one; "it" may mean the news. */
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

/** How likely the sentence refers to the one before; the news itself counts as clear alone. */
const sharePointing = (text: string, unit: number, { company, roles }: Story): number =>
  (roles.get(unit)?.news ?? 0) > likelyNews ? 0 : pointsBack(text, company)

/** Whether the sentence surely refers to another one. */
export const leansOnOther = (text: string, unit: number, story: Story): boolean =>
  leaning.test(text) ||
  answersOther(text) ||
  (isSentence(text) && sharePointing(text, unit, story) > surelyPointing)

/** The person that "she" means: the appointee, unless somebody else was named last. */
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

/** How likely the line must be the news before "they" is taken for the company. */
const sureOfNews = 0.6

/** The sentence with the company for "they", in call notes that have named nobody else. */
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
/** How much of the notes is searched for each sentence. */
const longestSource = 20_000

/** Words that alone are no company's name. */
const isOfficial =
  /^(?:ordinance|district|council|county|city|town|village|state|board|committee|commission|agency|department|ministry|union|unit|court|contract|permit|grant|bond|lease|policy|bill|law|rule|program|product|device|system|tool|team|crew|driver|winner|jury|panel|event|course|class|tour|trail|bridge|road|park|pool|school|clinic|hospital|museum|library|theater|church|shop|store|bakery|restaurant|kitchen|garden|farm|mill|harbor|ferry|train|shuttle|ship|boat|vessel|vaccine|drug|trial|study|survey|report|merger|purchase|sale|fund|foundation|charity|company|firm|bank|buyer|seller|owner|founder|president|mayor|governor)$/

/** The sentence with "the", if the notes use it elsewhere: "Library gives 1,800 books". */
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
