// Finds people in a text, with titles and employers.

import { anyCase } from '#domain/language/any-case.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { isNationality, isOrganizationWord } from '#domain/language/name-words.ts'
import { withoutAddress, withoutOpening, withoutRole } from './person-names.ts'
import type { Person } from './sheet.ts'

// Word length is limited, so that the pattern cannot run on through the text.
const nameWord = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,40}"
/** "Colleen d'Entremont" */
const laterWord = `(?:[dl][’'])?${nameWord}`
/** Excludes what follows a name: "Chidera Nwankpa PR unit", "Imran I'm the owner". */
const noOther = "(?!I[’']|(?<=\\p{Ll} )(?!I{2,3}\\b|IV\\b|JR\\b|SR\\b)\\p{Lu}{2,3}(?![\\p{L}\\p{M}’'-]))"
const otherNames = `(?: (?:(?:de|van|von|der|den|ten|ter|la|da|do|dos|das|di|du|del|bin|al|Ó|Ní) ){0,3}${noOther}(?:\\p{Lu}\\.|${laterWord}))`
/** "K. P. Rao", "R.J. Tan", "J-P. Roy" */
const leadingInitials = "(?<![\\p{L}\\p{N}’'.-])(?:(?:\\p{Lu}\\.?-)?\\p{Lu}\\. ?){1,3}"
const address = '(?:Dr|Prof|Mr|Mrs|Ms|Frau|Herr|Mme|Mag|Rev|Fr)\\.? '
/** Source of a pattern for a full name: two to four words, or initials and a word, with particles. "Chief" before "Mrs." is an honor. */
export const fullName = `(?!\\p{Lu}\\p{Ll}{0,4}[’'](?:s|re|m|ve|ll|d) )(?:(?:Chief (?=${address}))?(?:${address}){0,2})(?:${leadingInitials}${nameWord}${otherNames}{0,3}|${nameWord}${otherNames}{1,3})`

const titleWords =
  'post-?doc(?:toral (?:fellow|researcher))?|(?:director|secretary|attorney|consul|governor|inspector|auditor|solicitor|surgeon|postmaster)[ -]general|editor[ -]in[ -]chief|founder|co-founder|cofounder|owner|chief(?: [\\p{L}&]+){1,3} officer|chief executive|ceo|cfo|coo|cto|cmo|cio|president|chair(?:man|woman|person)?|director|partner|manager|mgr\\.?|head(?! (?!of\\b|and\\b|at\\b)\\p{Ll})|professor|principal investigator|principal(?! (?!of\\b|and\\b|at\\b|said\\b|says\\b)\\p{Ll})|secretary|superintendent|supt\\.|mayor|governor|senator|councill?or|council(?: ?member|man|woman)|commissioner|congress(?:man|woman)|sheriff|pastor|captain|editor|curator|chef|coach|blacksmith|astronomer|economist|analyst|engineer|designer|researcher|scientist|spokes(?:man|woman|person)|attorney|nurse|physician|dean|treasurer|baker|brewer|farmer|artist|author|maker|roaster|poet|historian|novelist|singer|comedian|pianist|photographer|architect|lawyer|doctor|surgeon|teacher|veterinarian|biologist|chemist|physicist|geologist|psychologist'
/** Whole words only: the engineer in 'engineering' is no title. */
const titleHead = `(?:co-)?(?:${titleWords})(?![\\p{L}])`
/** Nouns for occupations: "lecturer", "cheesemaker", "registrar"; other words with the same endings are left out. */
const agent =
  '(?!(?:after|altogether|another|better|bigger|center|chapter|color|colour|corner|dinner|door|earlier|either|error|ever|exist|factor|floor|former|further|higher|however|larger|later|letter|list|lower|major|matter|minor|mirror|monitor|never|nor|number|offer|older|order|other|over|paper|quarter|rather|sector|sister|smaller|sooner|summer|together|tractor|under|water|weather|whether|winter|younger)\\b)\\p{Ll}{2,30}(?:er|or|ist|ian|ar|man|woman)(?=[,:.;)]|$| (?:of|at|in|for|with|and) )'
const titleAdjective =
  'senior|vice|executive|managing|creative|interim|board|plant|fleet|operations|furniture|general|regional|store|program|project|marketing|sales|technical|artistic|head|lead|deputy|assistant|associate|founding|restaurant|school|city|site|research|medical|financial|safety|communications|port|mill|museum|festival|hospital|library|brewery|winery|farm|park|national|global|county|state|district|zoo|theater|gallery|factory|warehouse|branch'
/** "founder and CEO", "Founder/CEO", "Founder/ CEO" */
const joint = '(?: and | & | ?/ ?)'
const titleBefore = `${anyCase(`(?:(?:${titleAdjective}) ){0,5}(?:${titleHead})(?:${joint}(?:(?:${titleAdjective}) ){0,3}(?:${titleHead}))?`)}(?: of (?!the\\b|our\\b|this\\b)\\p{Ll}{3,20}(?: and \\p{Ll}{3,20})?)?`
/** "director of children's services" */
const ownWord =
  "(?!(?:who|which|that|said|says|told|and|is|was|has|will|at|least|more|over|about|nearly|almost|many|several|life|two|three|four|five|six|ten|years?)\\b)\\p{Ll}+(?:[’']s?(?= \\p{Ll}))?"
const titleTail = `${anyCase(`(?:[\\p{L}-]{1,40} ){0,3}(?:${titleHead})(?:${joint}(?:${titleHead})){0,4}`)}(?: of the (?:(?:[Ee]xecutive|[Ss]upervisory|[Mm]anagement) )?[Bb]oard(?![\\p{L}])| (?:of|for) (?:the )?(?:\\p{Lu}\\p{Ll}+(?:an|ish|ese|ic|ch) (?!(?:said|says|told|will|has|is|was|and|in|at|on|to|who)\\b)(?=\\p{Ll}))?(?!the\\b)${ownWord}(?: (?!of\\b|at\\b|for\\b|from\\b|and\\b)${ownWord})?(?: and ${ownWord})?(?![\\p{Ll}]))?`

// Excludes titles: "The Managing Partner" has no employer "The Managing".
const organization = `(?!(?:The )?(?:${anyCase(`${titleAdjective}|${titleHead}|our|with`)})\\b)(?:the )?(?:(?:St|Ft|Mt)\\. )?\\p{Lu}[\\p{L}\\p{N}&’'-]{0,40}(?:(?:, \\p{Lu}[\\p{L}’'-]{1,30}){0,2},? & \\p{Lu}[\\p{L}’'-]{1,30})?(?: (?:of |the |& |and )?(?:(?:St|Ft|Mt)\\. )?\\p{Lu}[\\p{L}\\p{N}&’'-]{0,40}){0,4}`
/** Excludes an employer before another person: "From Copper Mesa, partner Beatriz Lund". */
const noName = "(?! \\p{Lu}[\\p{L}’'-]{1,40} \\p{Lu}[\\p{L}’'-]{1,40}(?:,? (?:said|says)|[,:]))"
/** "Len Hollis (hes the founder)", "Ann Lee, I am chief executive" */
const beforeOwnTitle =
  "(?:(?:(?:[Ww]ho|[Hh]e|[Ss]he)(?:[’']?s| is)|I am|I[’']m) (?:(?:gonna|going to) be )?(?:an? )?)?(?:(?:the|our|its) )?(?:other )?"
const afterPattern = new RegExp(
  `(?<!\\b(?:at|near) )(?<name>${fullName})(?:, \\d\\d(?=,))?(?:(?:,| \\(| –| —) ?${beforeOwnTitle}| is (?:the|our|its) (?:other |new |first |next )?)(?<title>${titleTail})${noName}(?:(?: of| at| for| from|,) (?<organization>${organization}))?`,
  'gu',
)
/** Another body than the company: "From the co-op, manager Vernon Antone". */
const otherBody = `the (?!${titleHead}|team\\b|company\\b|firm\\b)\\p{Ll}[\\p{Ll}-]{2,30}`
/** "President of Tambo Lindo, Mr. Washington Perdomo, says", "From Copper Mesa, partner Beatriz Lund:", "The chef at Lark is Ann Lee." */
const employedPattern = new RegExp(
  `(?<![\\p{L}])(?:(?<!\\p{Ll}, )(?<title>${titleBefore}) (?:of|at) (?<organization>${organization}),|(?:[Ff]rom|[Bb]y|[Ff]or) (?<firm>${organization}|${otherBody}), (?:(?:its|the|their) )?(?<post>${titleBefore})) (?<name>${fullName})(?=,? (?:said|says)\\b|[,:])|(?<![\\p{L}])(?<head>${titleBefore}) (?:of|at) (?<house>${organization}) (?:is|will be) (?<holder>${fullName})(?=[,.;]|$)`,
  'gu',
)
const agentPattern = new RegExp(
  `(?<name>${fullName})(?:,| \\() ?${beforeOwnTitle}(?!(?:on|by|via|over|in|at|with|from) )(?<title>(?:\\p{Ll}[\\p{Ll}-]{0,30} ){0,2}${agent})(?: (?:of|at|for) (?<organization>${organization}))?`,
  'gu',
)
/** "Nora (Haverkamp, chief executive)" */
const insertedPattern = new RegExp(
  `(?<![\\p{L}] )(?<first>\\p{Lu}\\p{Ll}{1,20}) \\((?<last>${nameWord}), (?<title>${titleTail})\\)`,
  'gu',
)
/** A title at another body: "the jury's chair". */
const otherBodies =
  'jury|panel|study|paper|report|survey|union|council|committee|board|league|foundation|association|society|fund|agency|county|city|town|village|state|district|project'
const beforePattern = new RegExp(
  `(?:(?<organization>${organization})(?:’s|'s)? |the (?<body>${otherBodies})(?:’s|'s) )?(?<![\\p{L}’'-])(?<title>${titleBefore}|MD|GM),? (?<name>${fullName})`,
  'gu',
)
const hyphenPattern = new RegExp(`(?<![\\p{L}])[-–—] ?(?<name>${fullName}), (?<title>[\\p{L} -]{3,50})`, 'gu')

const notNames =
  /^(?:The|Our|We|This|Press|Media|News|New|Series|Chief|Vice|Executive|Board|For|In|On|At|North|South|West|East|United|Saint|San|Los|Las|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:Inc|LLC|Corp|Ltd|Ventures|Capital|Fund|Foundation|University|Bank|Street|Avenue|Software|Systems|Robotics|Rail|Ferries|Institute|College|Partners|Foods|Health|Union|Center|Day|Night|Bakery|Farm|Clinic|School)\b/

// A quick test, because most texts name no title and the full patterns are slow.
const anyTitle = new RegExp(`${titleWords.replace(/chief\(.*? officer/, 'chief')}|\\b(?:MD|GM) `, 'i')

/** Everyone the text gives a title, each once with the first title. */
export const findPeople: (text: string) => readonly Person[] = memoizeText((text) => {
  const people = new Map<string, Person>()
  const titled = new Set<string>()
  const isTitledText = anyTitle.test(text)
  const after = isTitledText ? findMatches(text, afterPattern) : []
  const ends = new Set(after.map(({ 0: found, index }) => index + found.length))
  const before = isTitledText ? findMatches(text, beforePattern).filter((match) => isTitled(match, ends)) : []
  const inserted = isTitledText ? findMatches(text, insertedPattern) : []
  const employed = isTitledText ? findMatches(text, employedPattern) : []
  for (const { groups = {} } of inserted)
    addPerson(people, titled, { ...groups, name: `${groups.first} ${groups.last}` })
  for (const { groups: { title, organization: of, firm, post, name, head, house, holder } = {} } of employed)
    addPerson(people, titled, {
      name: name ?? holder,
      title: title ?? post ?? head,
      organization: of ?? firm ?? house,
    })
  for (const { groups = {} } of [
    ...after,
    ...findMatches(text, hyphenPattern).filter(({ groups }) => !isName.test(groups?.title ?? '')),
    ...before.map(inFull).map(withArea),
    ...findMatches(text, agentPattern),
  ])
    addPerson(people, titled, groups)
  return [...people.values()]
})

/** "– Sam Dufresne, Dufresne & Sons" */
const isName = /^\p{Lu}\p{Ll}+ ?$/u

const initials: Readonly<Record<string, string>> = { MD: 'managing director', GM: 'general manager' }

/** The match with "MD" as "managing director" before a name; doctors have it after their name. */
const inFull = ({ groups = {} }: RegExpExecArray): Pick<RegExpExecArray, 'groups'> => ({
  groups: { ...groups, title: initials[groups.title ?? ''] ?? groups.title ?? '' },
})

/** Moves an area into the title: in "Airport director Ann Lee" the first word has a capital but is no company. */
function withArea({ groups = {} }: Pick<RegExpExecArray, 'groups'>): Pick<RegExpExecArray, 'groups'> {
  const { organization: area = '', title = '' } = groups
  const isArea =
    /^\p{Lu}\p{Ll}+$/u.test(area) &&
    isEverydayWord(area.toLowerCase()) &&
    /^(?:\p{Ll}+ )?(?:director|manager|editor|coach|secretary)$/u.test(title)
  return isArea
    ? { groups: { name: groups.name ?? '', title: `${area.toLowerCase()} ${title}` } }
    : { groups }
}

/** Whether the words after the title are a person. */
function isTitled({ 0: found, index, groups }: RegExpExecArray, ends: ReadonlySet<number>): boolean {
  // 'Jo Hart, chief executive, Tejo Ferries' is one person and her company.
  if (ends.has(index + found.length)) return false
  // 'its partner Norsk Havn' is a company; 'Harbor Ventures partner Dale Whitcomb' is somebody.
  return !/^partner$/i.test(groups?.title ?? '') || groups?.organization !== undefined
}

function addPerson(
  people: Map<string, Person>,
  titled: Set<string>,
  groups: Record<string, string | undefined>,
): void {
  const name = cleanName(groups.name ?? '')
  const written = groups.title ?? ''
  const own = cleanTitle(written).replace(kinAnd, '')
  const title = groups.body === undefined ? own : `${own} of the ${groups.body}`
  if (name === undefined || title === '' || supplier.test(written.trim()) || noTitle.test(title)) return
  const surname = readSurname(name)
  if (titled.has(surname)) return
  titled.add(surname)
  const employer = groups.organization?.trim().replace(/[’']s$/, '')
  const at = isTitle(employer) || (employer !== undefined && noEmployer.test(employer)) ? undefined : employer
  people.set(name, { name, surname, ...toPost(title, at) })
}

/** A relation that is followed by a title: "Ann Lee, my wife and co-founder". */
const kinAnd = /^(?:my|our|his|her|their) (?:\p{Ll}+ )?(?:and |(?=co-|business ))/iu
/** Phrases after a name that are no title: "Gwen Rees, my sister", "Ann Lee, we are bakers", "Granite Foundry, most recently controller". */
const noTitle =
  /^(?:where|when|not|most recently|more recently|formerly|previously|i|we|you|he|she|it|they|this|that|my|me|your|am|is|are)\b|^(?:\p{L}+ ){0,2}maker of |(?:^|[\s-])(?:brother|(?<!(?:ward|charge|nursing) )sister|mother|father|daughter|son|husband|wife|cousin|uncle|aunt|nephew|niece|grandmother|grandfather|partner in life)(?:-in-law)?$/iu
/** A description of a company: "Hollis Cold Haul, a refrigerated carrier". */
const supplier =
  /^an? (?:\p{Ll}[\p{L}-]* ){0,2}(?:carrier|insurer|lender|retailer|supplier|distributor|provider|manufacturer|wholesaler|producer|operator|importer|exporter|processor|developer|maker|builder|seller)$/iu

/** Whether the words are a department of everyday words, and no organization's name. */
const isBody = (name: string): boolean =>
  name
    .split(' ')
    .some((word) => isOrganizationWord(word.toLowerCase()) || !isEverydayWord(word.toLowerCase()))

/** The title with its employer; words that are no employer become part of the title. */
function toPost(title: string, at: string | undefined): { title: string; organization?: string } {
  if (at === undefined) return { title }
  if (body.test(at)) return { title: `${at.toLowerCase()} ${title}` }
  if (/^(?:deputy |assistant )?head$/.test(title) && !isBody(at))
    return { title: `${title} of ${at.toLowerCase()}` }
  if (board.test(at)) return { title: `${title} of ${at}` }
  return department.test(at) ? { title: `${title} of ${at.toLowerCase()}` } : { title, organization: at }
}

/** A clause that is no employer: "And I'm managing director". */
const noEmployer = /(?:^|\s)(?:I|We|He|She|They|It|You|That|This|There|Who)(?:[’'](?:m|re|s|ve|ll|d))?$/iu

/** Bodies that are no company: "Jury head Prof. Ann Lee". */
const body = /^(?:Jury|Board|Council|Committee|Panel|Team|Club|Faculty|Party|Union|Co-?op)$/u

/** "Chairman of the Management Board, Dr. Ann Lee" */
const board = /^the .*\b(?:Board|Committee|Council|Jury)$/u

/** A department, as in 'Head of Design', is no company. */
const department =
  /^(?:Design|Engineering|Sales|Marketing|Operations|Research|Products?|Finance|Communications|Development|Quality|Security|People|Legal|Growth|Strategy|Education|Programs|Technology|Science|Service|Customer Success|Human Resources|Public Relations)(?: and \p{Lu}\p{Ll}+)?$/u

const titleOnly = new RegExp(
  `^(?:the |our |its )?(?:${anyCase(`${titleHead}|${titleAdjective}|our|with|said|says|by`)})$`,
  'u',
)

function isTitle(word: string | undefined): boolean {
  return word !== undefined && titleOnly.test(word.trim())
}

/** The last name, without 'Jr.'. */
export function readSurname(name: string): string {
  return (
    name
      .replace(/,? (?:Jr|Sr|II|III|MD|PhD)\.?$/, '')
      .split(' ')
      .at(-1) ?? name
  )
}

function cleanName(name: string): string | undefined {
  const bare = withoutOpening(name.trim()).replace(/[’']s$/, '')
  return notNames.test(withoutAddress(bare)) || !bare.includes(' ') ? undefined : withoutRole(bare)
}

/** In lower case, except words such as CEO and American: "curator of American design". */
export function cleanTitle(title: string): string {
  const words = title
    .trim()
    .replace(
      /^(?:maybe )?(?:who )?(?:(?:becomes|remains|is|was|stays|will (?:be|remain|become|stay)) )?(?:an? )?(?:our|the|its|their|and|by|from|with|said|says|is|as|to|for|of|in|at|has|new) /i,
      '',
    )
    .replace(/^(?:who )?(?:becomes|remains|an?) /i, '')
    .replaceAll(/ ?\/ ?| & /g, ' and ')
    .split(' ')
  return words
    .map(spellOut)
    .map((word, index) => {
      if (/^(?:C[EFOTMI]O|VP|SVP|EVP|CISO|HR|IT|PR)$/i.test(word)) return word.toUpperCase()
      const isOfPeople =
        index > 0 && isNationality(word) && words[index - 1] === words[index - 1]?.toLowerCase()
      return isOfPeople ? word : word.toLowerCase()
    })
    .join(' ')
}

/** The title word in full: "manager" for "mgr". */
export const spellOut = (word: string): string => fullTitles[word.toLowerCase()] ?? word

/** Title words that notes abbreviate. */
const fullTitles: Readonly<Record<string, string>> = {
  asst: 'assistant',
  'asst.': 'assistant',
  dir: 'director',
  'dir.': 'director',
  exec: 'executive',
  'exec.': 'executive',
  gm: 'general manager',
  mgr: 'manager',
  'mgr.': 'manager',
  sr: 'senior',
  'sr.': 'senior',
  supt: 'superintendent',
  'supt.': 'superintendent',
}

const leadingName = new RegExp(`^(?:${titleBefore} )?(?<name>${fullName})`, 'u')

/** The person in a form's field: 'Jane Doe, CEO', 'Dr. Ann Lee, professor of law at Lakeshore University'. */
export function readPerson(value: string): Person | undefined {
  const [found] = findPeople(value)
  if (found) return found
  const name = leadingName.exec(value.trim())?.groups?.name
  const cleaned = name === undefined ? undefined : cleanName(name)
  return cleaned === undefined ? undefined : { name: cleaned, surname: readSurname(cleaned) }
}
