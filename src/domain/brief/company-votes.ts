// Who announces, by votes: labels, introductions, subjects, homes, titles, addresses. A person is never a company, nor is an email's sender.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord, isTitleWord } from '#domain/language/name-words.ts'
import { readState } from '#domain/language/states.ts'
import { bareName, isHostOf, listHosts } from './company-hosts.ts'
import { city, region, toHome } from './place.ts'
import type { SortedUnit } from './unit.ts'
import { Votes } from './votes.ts'

const word = "\\p{Lu}[\\p{L}\\p{N}&’'-]{0,40}"
const legal =
  '(?:,? (?:Inc|Corp|Ltd|Co|LLC|PLC|GmbH|AG|AB|ApS|BV|NV|SA|SAS|Oy|KG|SE|LLP|LP|Pty Ltd|plc)\\b\\.?| A/S)'
/** Source of a pattern for the name of an organization. */
const longName = `${word}(?:\\.(?:com|io|ai|app))?(?: (?:(?:&|of the|of|for|the|de) )?${word}){0,6}${legal}?`
const title =
  '(?:[\\p{L}-]{2,20} ){0,3}?(?:CEO|CFO|COO|CTO|CMO|CIO|president|chief executive(?: officer)?|chief [\\p{Ll} ]{3,24} officer|chair(?:man|woman)?|(?:co-)?founder|owner|director|spokes(?:person|woman|man)|head|manager|managing director|partner|principal)'
const does =
  '(?:makes|sells|builds|runs|operates|serves|offers|provides|develops|designs|delivers|publishes|employs|moves|brews|grows|teaches|manufactures|supplies|treats|owns|manages|distributes|produces|plans to|expects)'
const newsVerb =
  '(?:is|are|was|has|have|had|will|today|announce[sd]?|launch(?:es|ed)?|rais(?:es|ed)|nam(?:es|ed)|appoint(?:s|ed)|won|wins|open(?:s|ed)|acquire[sd]|partner(?:s|ed)|report(?:s|ed)|introduce[sd]|unveil(?:s|ed)|release[sd]|receive[sd]|recall(?:s|ed)|found|host(?:s|ed)|holds?|hire[sd]?|expand(?:s|ed)?|reached|completed|closed|signed|surveyed|invests?|pays?|gives?|bought|buys|now|plans|expects|gets?|got|donate[sd]|celebrate[sd]|beats?|denie[sd]|mourns?|cuts?|makes?|gave|takes?|took|sold|sells?|paid|built|builds?|grew|adds?|added|moves?|moved|starts?|started|shows?|joins?|joined|plans?|wants|needs|offers?|brings?|brought|turns|turned|says|said)'

interface Rule {
  pattern: RegExp
  weight: number
}

const rules: readonly Rule[] = [
  {
    weight: 8,
    pattern: new RegExp(
      `\\b(?:[Ww]e are|[Ww]e’re|[Ww]e're|[Ii](?:['’]m| am) (?:with|from|at)|[Ii] work (?:for|at)|(?:[Oo]ur|[Mm]y) (?:company|client|startup|business|organization|firm|nonprofit|bakery|brewery|shop|studio|agency),?(?: is)?|client(?: is)?|on behalf of|(?:company|startup|firm|nonprofit|agency) called|company is|company name is) (?:the )?(?<name>${longName})`,
      'gu',
    ),
  },
  {
    weight: 6,
    pattern: new RegExp(
      `\\b(?:[Ww]e at|here at|team at|folks at|us at|people at|guys at|behalf of) (?:the )?(?<name>${longName})`,
      'gu',
    ),
  },
  { weight: 2, pattern: new RegExp(`(?:^|[.;:] )(?:The )?(?<name>${longName})(?:’s|'s) \\p{Ll}`, 'gu') },
  {
    weight: 3,
    pattern: new RegExp(
      `^(?:(?:[Rr]e|[Ff]wd?|[Ss]ubject|RE|FW|FWD): ?)*(?<name>${longName})(?: \\p{Ll}+)? (?:launch|opening|release|funding|news|announcement|event|recall|statement|press|x|\\+)\\b`,
      'gu',
    ),
  },
  {
    weight: 5,
    pattern: new RegExp(
      `\\brelease (?:for|from) (?:the |our client )?(?<name>${longName})(?=[,.;:]|$| (?:about|announcing|on|to))`,
      'gu',
    ),
  },
  {
    weight: 5,
    pattern: new RegExp(
      `(?:^|[.;] )(?:The )?(?<name>${longName})(?:,[^,]{2,80},)? (?:is|was|has been|are) (?:based|headquartered|founded|located|established|started|an? )`,
      'gu',
    ),
  },
  {
    weight: 4,
    pattern: new RegExp(
      `(?:^|[.;,] |\\b(?:by|from) )(?:[Tt]he )?(?<name>${longName}),? (?:an? |the |which |based |headquartered |of |has its )(?=[^.]{3,80}(?:maker|company|firm|provider|nonprofit|institute|chain|startup|agency|university|museum|brewery|bakery|software|manufacturer|developer|based|headquartered|head office|headquarters|that|which))`,
      'gu',
    ),
  },
  {
    weight: 4,
    pattern: new RegExp(
      `(?:^|[.;,] )(?:The )?(?<name>${longName})(?:,[^,]{2,80},)? (?:${does}|has [\\d,.]+ (?:\\p{Ll}+ )?(?:employees|people|members|staff|stores|customers|architects|offices|clinics|workers))\\b`,
      'gu',
    ),
  },
  {
    weight: 3,
    pattern: new RegExp(
      `^(?:The |the )?(?<name>${longName})(?:,[^,]{2,80},|, (?:which|an?|the) [^.;]{2,90}?,| \\([^)]{2,40}\\)| (?:of|in|from) [^,.]{2,30}(?:, [\\p{L}. ]{2,20},?)?)? ${newsVerb}\\b`,
      'gu',
    ),
  },
  { weight: 3, pattern: new RegExp(`\\b(?:${title}) (?:of|at) (?:the )?(?<name>${longName})`, 'gu') },
  {
    weight: 3,
    pattern: new RegExp(`(?:^|[ ,("“])(?<name>${longName})(?:’s|'s)? (?:${title}),? \\p{Lu}`, 'gu'),
  },
  {
    weight: 6,
    pattern: new RegExp(
      `^(?:[Ll]aunch|[Rr]elease|[Oo]pening|[Dd]ebut|[Ss]tudy|[Ss]urvey|[Pp]oll|[Rr]eport)\\b[^.]{0,60}? by (?<name>${longName})`,
      'gu',
    ),
  },
  { weight: 6, pattern: new RegExp(`^[Nn]ew [\\p{L} ]{2,40} at (?:the )?(?<name>${longName})`, 'gu') },
  {
    weight: 6,
    pattern: new RegExp(
      `\\b(?:run|hosted|organized|organised|presented|made|built|produced|published|launched|conducted|held) by (?:the )?(?<name>${longName})`,
      'gu',
    ),
  },
  {
    weight: 6,
    pattern: new RegExp(
      `\\b(?:breach|outage|incident|fire|explosion|layoffs|strike|accident|injury|leak|spill) (?:at|by) (?:the |a )?(?<name>${longName})`,
      'gu',
    ),
  },
  {
    weight: 6,
    pattern: new RegExp(
      `\\b(?:joins|joined|will join|has joined|anniversary of|opening of) (?:the )?(?<name>${longName})`,
      'gu',
    ),
  },
  {
    weight: -4,
    pattern: new RegExp(
      `\\b(?:led by|investors?|investment from|backed by|acquir\\p{Ll}+|buy|buys|bought|purchase|formerly (?:of|at)|previously (?:of|at)|worked (?:at|for)|came from|comes from|degree from|MBA from|according to|given by|awarded by|from the|(?:was|worked|years|finance|operations|sales|marketing|studied|posts?|jobs?|taught) at|sold at|available at|competitor|rival) (?:the )?(?<name>${longName})`,
      'gu',
    ),
  },
]

/** "Acme of Macon, Georgia," names Acme. */
const ofCity = new RegExp(` (?:of|in|from) (?<city>${city}), (?<region>${region}),? `, 'gu')
const labels =
  /^(?:company(?: name)?|client(?: name)?|organi[sz]ation|org|brand|firm|startup|business|host|hosted by|organi[sz]er|issuer|issued by|customer|nonprofit)$/i

const aboutLine = new RegExp(`^(?:#+ )?About (?<name>${longName})\\W*$`, 'u')
const wholeName = new RegExp(`^${longName}$`, 'u')
const openingName = new RegExp(`^(?:The )?(?<name>${longName}) `, 'u')

interface Candidate {
  name: string | undefined
  weight: number
}

/** The company, as the notes name it. */
export function findCompany(
  units: readonly SortedUnit[],
  people: readonly { name: string }[],
  product: string | null,
): string | null {
  const votes = new Votes()
  const isNobody = (found: string) =>
    found === product || people.some(({ name }) => name === found || name.endsWith(` ${found}`))
  const facts = units.filter(({ kind }) => kind === 'fact').slice(0, 2)
  const candidates = units.flatMap((unit) => [...listLabeled(unit), ...listTold(unit, facts.includes(unit))])
  const isOurs = units.some(({ body }) => /\b(?:we|our)\b/i.test(body))
  for (const { name, weight } of candidates) {
    const cleaned = clean(name)
    // "Target opens a store" names a company; "Inflation reached 4%. We raised pay" does not.
    const isWord = cleaned !== undefined && isOurs && weight < 8 && isEverydayWord(cleaned)
    if (cleaned !== undefined && !isWord && !isNobody(cleaned)) votes.add(cleaned, weight)
  }
  addAddresses(votes, units)
  mergeForms(votes)
  addRepeats(votes, units)
  return votes.winner(3.5, 1.5) ?? null
}

function listLabeled({ label = '', value = '', text }: SortedUnit): Candidate[] {
  const about = { name: aboutLine.exec(text)?.groups?.name, weight: 8 }
  if (labels.test(label)) return [about, { name: readNamed(value), weight: 12 }]
  if (/^who$/i.test(label))
    return [
      {
        name: wholeName.exec(
          readNamed(value.split(/,? (?:which|who|is|and|makes|sells) /)[0] ?? '') ?? '',
        )?.[0],
        weight: 8,
      },
    ]
  if (/^about$/i.test(label)) return [about, { name: openingName.exec(value)?.groups?.name, weight: 6 }]
  return [about]
}

/** Whoever does something to us, or takes somebody to court, need not be the one who announces. */
const againstOther =
  /\b(?:sue[sd]?|accuse[sd]?|fine[sd]|criticize[sd]|blame[sd]|ban(?:s|ned)) (?:us\b|\p{Lu})|^[^.]*? \p{Ll}+ us\b/u

function withoutCity(text: string): string {
  return text.replaceAll(ofCity, (found, ...rest) =>
    toHome(rest.at(-1) as Record<string, string>) === undefined ? found : ' ',
  )
}

function listTold({ value, body }: SortedUnit, isEarly: boolean): Candidate[] {
  if (againstOther.test(body)) return []
  const texts = value === undefined ? [withoutCity(body)] : [withoutCity(value), body.slice(0, -value.length)]
  return texts.flatMap((text) =>
    rules.flatMap(({ pattern, weight }) =>
      findMatches(text, pattern).map(({ groups }) => ({
        name: groups?.name,
        weight: isEarly && weight > 0 ? weight + 1 : weight,
      })),
    ),
  )
}

/** "Acme, a maker of grills" of a form. */
function readNamed(value: string): string | undefined {
  const [head = ''] = value.split(/\s[–—(-]|, (?!(?:Inc|Corp|Ltd|LLC|Co)\b)|;|\. /)
  return head.trim()
}

const nobody =
  /^(?:We|I|It|You|They|He|She|The|This|That|These|Those|Our|My|Its|His|Her|Their|A|An|In|On|At|By|For|From|With|And|But|Or|If|So|As|Of|To|No|Not|All|Both|One|Two|Three|New|Company|Client|Press|Media|Contact|Quote|About|Date|City|Price|Tickets|Admission|Customers?|Consumers?|People|Visitors|Students|Letters|Affected|Hotline|Founded|Based|Headquartered|Orders?|Applications|Construction|Revenue|Sales|Jobs|Total|More|Most|Half|Each|Every|Doors|Registration|Embargo|Please|Thanks|Hi|Dear|Team|Today|Yesterday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|CEO|CFO|COO|CTO|Director|President|Mayor|Founder|Owner|Dr|Mr|Ms|Mrs|Prof|First|Second|Last|Next|Total|Background|Details|Notes|Series|Seed|Round|Nobody|Everyone|US|U|UK|EU|FBI|FDA|Website|Who|What|When|Where|Why|How|Owners?|Members|Buyers|Readers|Researchers|Employees|Workers|There|Also|After|Before|Starting|Launch|Event|Award|Funding|Survey|Study|Product|Release|Reports|Replaces|Joins|Starts|Was|Led|Makes|Sells|Founders?|Chief|Vice|Quotes?)$/

function clean(found: string | undefined): string | undefined {
  const bare = found
    ?.trim()
    .replace(/^(?:The|the|Startup|Company|Nonprofit|Our|Local) (?=\p{Lu})/u, '')
    .replace(/(?:’s|'s)$/, '')
    .replace(/,(?= (?:Inc|Corp|Ltd|Co|LLC|PLC|GmbH)\b)/, '')
  if (bare === undefined || bare.length < 2) return undefined
  const words = bare.split(' ')
  const [first = ''] = words
  if (words.length === 1 && (nobody.test(bare) || isFunctionWord(bare) || isTitleWord(bare))) return undefined
  if (
    nobody.test(first) &&
    !/^(?:New|First|The|Total|Press|Media|Two|Three|One|Quote|Customer|Friday|Sunday|March|May|April|June|Dr|President|Student|People|Next|Last)$/.test(
      first,
    )
  )
    return undefined
  if (/^(?:Dr|Mr|Ms|Mrs|Prof)$/.test(first) || words.every((each) => readState(each) !== undefined))
    return undefined
  return bare
}

/** "Lumenbyte" and "Lumenbyte Inc.", "Fernhollow" and "Fernhollow Health" are one. */
function mergeForms(votes: Votes): void {
  const bare = new Map(votes.values.map((value) => [value, bareName(value)]))
  for (const [value, own] of bare) {
    const longer = [...bare].find(
      ([other, name]) =>
        other.length > value.length && (name === own || name.startsWith(`${own} `)) && votes.of(other) >= 2,
    )?.[0]
    if (longer !== undefined) votes.merge(value, longer)
  }
}

function addRepeats(votes: Votes, units: readonly SortedUnit[]): void {
  for (const value of votes.values) {
    const bare = bareName(value)
    const count = units.filter(({ text }) => text.includes(bare)).length
    votes.add(value, Math.min(count, 4) * 0.5)
  }
}

const anyName = new RegExp(longName, 'gu')

/** hugo@nordhavnpower.dk speaks for Nordhavn Power, wherever the notes name it. */
function addAddresses(votes: Votes, units: readonly SortedUnit[]): void {
  const hosts = listHosts(units)
  if (hosts.length === 0) return
  const named = new Set(votes.values)
  for (const { body } of units)
    for (const [run] of findMatches(withoutCity(body), anyName)) named.add(clean(run) ?? run)
  for (const name of named)
    if (hosts.some((host) => isHostOf(host, name)) && clean(name) !== undefined) votes.add(name, 6)
}
