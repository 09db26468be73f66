// Where the release comes from, by votes: dateline and label, home of the company, place of the event.
import { readMonth } from '#domain/language/calendar-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isStateName } from '#domain/language/states.ts'
import { city, region, toHome, toPlace } from './place.ts'
import type { AnnouncementType, Place } from './sheet.ts'
import type { SortedUnit } from './unit.ts'
import { Votes } from './votes.ts'

interface Rule {
  pattern: RegExp
  weight: number
  /** Only a city with a state or a country counts. */
  isFull?: true
  isHome?: true
}

const company = "\\p{Lu}[\\p{L}\\p{N}&’'.,-]*(?: (?:& |and |of )?\\p{Lu}[\\p{L}\\p{N}&’'.-]*){0,5}"
const inCity = `(?<city>${city})(?:, (?<region>${region}))?`

const rules: readonly Rule[] = [
  {
    weight: 12,
    pattern: new RegExp(
      `^(?<city>\\p{Lu}[\\p{Lu} .-]{2,30})(?:, (?<region>${region}))?,? .{0,30}(?:—|–| - |--)`,
      'gu',
    ),
  },
  {
    weight: 9,
    isHome: true,
    pattern: new RegExp(
      `\\b(?:[Bb]ased|[Hh]eadquartered|[Hh]eadquarters(?: are| is)?|[Hh]ead office(?: is)?|[Mm]ain office(?: is)?|[Hh]ome(?: is)?|HQ(?: is)?|[Ll]ocated|[Ww]e[’']re|(?:[Oo]ur|[Ii]ts) offices? (?:is|are)) in ${inCity}`,
      'gu',
    ),
  },
  { weight: 6, isHome: true, pattern: new RegExp(`(?<city>${city})-based\\b`, 'gu') },
  {
    weight: 6,
    isHome: true,
    isFull: true,
    pattern: new RegExp(
      `\\b(?:an?|the|The) (?<city>${city}), (?<region>${region}),? (?:\\p{Ll}+ ){0,2}?(?:maker|company|firm|startup|nonprofit|brewery|bakery|manufacturer|provider|agency|chain|developer|hospital|university|institute|based)`,
      'gu',
    ),
  },
  {
    weight: 5,
    isHome: true,
    isFull: true,
    pattern: new RegExp(
      `(?:^|[.:;] )(?:The |We are (?:the )?|We[’']re (?:the )?)?${company},? (?:of|in|from|,) ?(?<city>${city}), (?<region>${region})(?=[,.\\s]|$)`,
      'gu',
    ),
  },
  {
    weight: 4,
    isHome: true,
    pattern: new RegExp(
      `(?:^|[.:;] )(?:The )?${company} (?:of|in|from) (?<city>${city}) (?:is|was|has|will|had)\\b`,
      'gu',
    ),
  },
  {
    weight: 5,
    isHome: true,
    pattern: new RegExp(`\\((?<city>${city}), (?<region>${region})\\)`, 'gu'),
    isFull: true,
  },
  {
    weight: 4,
    isHome: true,
    pattern: new RegExp(
      `\\b(?:company|nonprofit|institute|museum|firm|union|brewery|bakery|organization|school|hospital|charity|agency|startup)(?: institute| group)? (?:in|from|of) ${inCity}`,
      'gu',
    ),
  },
  {
    weight: 4,
    pattern: new RegExp(
      `\\b(?:open(?:s|ed|ing)?|build(?:s|ing)?|plant|takes place|held|fire|factory|taproom|store|branch|wing|site)\\b[^.;]{0,70}? in ${inCity}`,
      'gu',
    ),
  },
  {
    weight: 2,
    isFull: true,
    pattern: new RegExp(`\\b(?:in|at|to) (?<city>${city}), (?<region>${region})`, 'gu'),
  },
  {
    weight: 2,
    isFull: true,
    pattern: new RegExp(`\\b\\d+ [^,.]{3,40}, (?<city>${city}), (?<region>${region})`, 'gu'),
  },
  {
    weight: 2,
    pattern: new RegExp(
      `\\b(?:in|near) (?<city>${city})(?=[,.;:!)]|$| (?:on|in|at|and|with|for|to|is|was|will|has|from|by|this|next|last|where|since)\\b)`,
      'gu',
    ),
  },
  {
    weight: -3,
    pattern: new RegExp(
      `\\b(?:(?:an?|new|second|test|another) office in|hospital in|moved from|came from|born in|founded in|started in|person in|customers? in|warehouse in|mentioned|near) ${inCity}`,
      'gu',
    ),
  },
]

const labels =
  /^(?:city|location|headquarters|hq|head office|based|based in|place|dateline|home|office|city and state|town)$/i
const where = /^(?:where|venue|address|ort|lieu)$/i
const localTypes: ReadonlySet<AnnouncementType> = new Set(['event', 'expansion', 'crisis'])

const slotPattern =
  /^(?:.*\d[^,]*, )?(?<city>\p{Lu}[\p{L}.’' -]{1,40}?)(?:, (?<region>[\p{L}. ]{2,30}?))?\.?$/u

type Groups = Record<string, string> | undefined

/** Where the release comes from, when the notes say it clearly enough. */
export function findPlace(
  units: readonly SortedUnit[],
  type: AnnouncementType,
  company: string | null,
): Place | null {
  const beside = company === null ? undefined : besideCompany(company)
  const votes = new Votes()
  const known = new Map<string, Omit<Place, 'city'>>()
  const first = localTypes.has(type) ? units.find(({ kind }) => kind === 'fact') : undefined
  for (const unit of units) {
    for (const [place, weight] of listPlaces(unit, beside, unit === first ? 3 : 0)) {
      votes.add(place.city, weight)
      known.set(place.city, { ...known.get(place.city), ...place })
    }
  }
  const winner = votes.winner(2, 1)
  return winner === undefined ? null : { ...known.get(winner), city: winner }
}

/** Every place the unit hints at, with its weight. */
function listPlaces(unit: SortedUnit, beside: RegExp | undefined, extra: number): [Place, number][] {
  const own = beside === undefined ? [] : findMatches(unit.text, beside)
  const hints: Hint[] = [
    ...own.map(({ groups }): Hint => [groups, { weight: 7, isHome: true }]),
    ...listHints(unit, extra),
  ]
  return hints.flatMap(([groups, rule]) => {
    const place = readHint(groups, rule)
    return place === undefined ? [] : [[place, rule.weight]]
  })
}

/** "Acme (Leeds)", "Acme, Leeds, opens …", "Acme of Macon, Georgia". */
function besideCompany(company: string): RegExp {
  const bare = company
    .replace(/,? (?:Inc|Corp|Ltd|Co|LLC|PLC|GmbH|AG|AB|ApS|BV|SA|Oy)\.?$/, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(
    `${bare}(?:,? (?:Inc|Corp|Ltd|Co|LLC|PLC|GmbH|AG|AB|ApS|BV|SA|Oy)\\b\\.?)?(?: \\(|,? (?:of|in|from) |, (?:an? )?)(?<city>${city})(?:, (?<region>${region}))?(?=[),.;:]| [–—-]|$| (?:is|was|has|will|had|and|\\p{Ll}+s|\\p{Ll}+ed|maker|company|startup|based|nonprofit|firm)\\b)`,
    'gu',
  )
}

type Hint = readonly [Groups, Omit<Rule, 'pattern'>]

/** What happens at a place tells more in the sentence of the news. */
function listHints({ label = '', value = '', text }: SortedUnit, extra: number): Hint[] {
  const told = rules.flatMap((rule) => {
    const weight = rule.weight > 0 && !rule.isHome ? rule.weight + extra : rule.weight
    return findMatches(text, rule.pattern).map(({ groups }): Hint => [groups, { ...rule, weight }])
  })
  if (labels.test(label)) return [...told, [slotPattern.exec(value)?.groups, { weight: 9, isHome: true }]]
  return where.test(label) ? [...told, [slotPattern.exec(value)?.groups, { weight: 7 }]] : told
}

function readHint(groups: Groups, { isFull, isHome }: Omit<Rule, 'pattern'>): Place | undefined {
  const place = toHome(groups) ?? (isFull ? undefined : withoutRegion(groups))
  if (place === undefined || notCity.test(place.city) || isStateName(place.city) || readMonth(place.city) > 0)
    return undefined
  const { isHome: _isHome, ...bare } = place
  const city = place.city === place.city.toUpperCase() ? toTitle(place.city) : place.city
  return { ...bare, city, ...(isHome && { isHome }) }
}

const notCity =
  /^(?:\d|Jan\b|Feb\b|Sept?\b|Oct\b|Nov\b|Dec\b|Latin America|North|South|East|West|Northern|Southern|Eastern|Western|China|India|Japan|Italy|Spain|Poland|Denmark|Sweden|Norway|Finland|Ireland|Scotland|Wales|England|Britain|UK|EU|USA|Mexico|Brazil|Australia|Austria|Switzerland|Belgium|Netherlands|Portugal|Greece|Israel|Kenya|Nigeria|AP|PR|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|Our|This|Its|North America|South America|Europe|Asia|Africa|America|United States|US|U\.S|Canada|Germany|France|Q[1-4]|English|Spring|Summer|Fall|Winter|Series|Chief|CEO|LLC|Inc)\b|\b(?:Inc|LLC|Corp|Ltd|Labs|Group|Foods|University|Hospital|Street|Avenue|Hall|Road|Park|Center|Centre|Museum|Ventures|Capital|Fund|Partners|Prize|Award|Festival|Library|School|College|Bank|Authority|Society|Church|Theater|Theatre|Hotel|Robotics|Research|Institute|Association|Council|Department|Day|Night|Week|County|Valley|River|Lake|Island|Coast|Region|State|Airport|Station)$/

function withoutRegion(groups: Record<string, string> | undefined): Place | undefined {
  const place = toPlace(groups)
  return place === undefined ? undefined : { city: place.city }
}

function toTitle(name: string): string {
  return name.toLowerCase().replaceAll(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
