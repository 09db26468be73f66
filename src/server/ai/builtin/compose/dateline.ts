// Writes the dateline 'BOULDER, Colo., Nov. 17, 2026 —'. Rules DAT-01 to DAT-05; the rules put the day first for British newsrooms.
import { weekdayOf } from '#domain/language/calendar-words.ts'
import { readFacts } from '#domain/language/reading.ts'
import { standaloneCities } from '#domain/language/standalone-cities.ts'
import { isStateName, shortenState } from '#domain/language/states.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { readDay } from './release-line.ts'
import { type StyleForms, styleForms } from './style-forms.ts'

const abroad = new Set(
  `amsterdam|baghdad|bangkok|beijing|beirut|berlin|brussels|cairo|copenhagen|dublin|geneva|havana|helsinki|hong kong|istanbul|jerusalem|johannesburg|london|luxembourg|macau|madrid|mexico city|milan|monaco|montreal|moscow|munich|new delhi|oslo|ottawa|panama city|paris|prague|quebec city|rio de janeiro|rome|san marino|sao paulo|singapore|stockholm|sydney|tokyo|toronto|vatican city|vienna|warsaw|zurich`.split(
    '|',
  ),
)

/** Whether AP style names the city without its state or country. */
function standsAlone(city: string): boolean {
  const name = city.toLowerCase()
  return standaloneCities.has(name) || abroad.has(name)
}

/** The dateline, with blanks for what the notes don't say. */
export function writeDateline(story: Story): string {
  const { slots, embargo, profile } = story
  const forms = styleForms[profile]
  const date = withYear(readDay(slots.get('date') ?? '') ?? readDay(embargo?.until ?? ''), story, forms)
  return `${writePlace(story, forms)}, ${date} ${forms.dash}`
}

function writePlace({ place, isAbroad, profile }: Story, forms: StyleForms): string {
  if (place === undefined) return forms.place
  const city = place.city.toUpperCase()
  if (standsAlone(place.city)) return city
  // A weekday after the city is no region: "in Kotka, Monday, July 27".
  if (place.region === undefined || /^\p{L}+day$/u.test(place.region))
    return isAbroad || profile === 'british' ? city : `${city}, [STATE]`
  const region = isStateName(place.region) ? shortenState(place.region) : place.region
  return `${city}, ${region}`
}

/** The release date with its year: the day the embargo ends. */
function withYear(day: string | undefined, story: Story, { date: blank, beforeYear }: StyleForms): string {
  const date = day?.replace(/^\p{L}+day, /u, '')
  if (day === undefined || date === undefined || !/\d/.test(date)) return blank
  return /\b20\d\d\b/.test(date) ? date : `${date}${beforeYear}${findYear(day, story) ?? '[YEAR]'}`
}

/** The year of the day: from the same day elsewhere in the notes, else the one near today in which it falls on the given weekday. */
function findYear(day: string, { source, today }: Story): number | undefined {
  const [asked] = listDays(day)
  if (asked === undefined) return undefined
  const same = listDays(source).filter((each) => each.month === asked.month && each.day === asked.day)
  const years = new Set(same.flatMap(({ year }) => year ?? []))
  if (years.size > 0) return years.size === 1 ? [...years][0] : undefined
  const weekdays = new Set([asked, ...same].flatMap(({ weekday }) => weekday ?? []))
  const [weekday] = weekdays
  if (weekday === undefined || weekdays.size > 1 || today === undefined) return undefined
  const now = Number(today.slice(0, 4))
  return [now, now + 1, now - 1].find((year) => weekdayOf(year, asked.month, asked.day) === weekday)
}

interface Day {
  month: number
  day: number
  year: number | undefined
  weekday: number | undefined
}

function listDays(text: string): Day[] {
  return readFacts(text).flatMap(({ kind, needs }) => {
    const given = needs.join(' ')
    const numberOf = (pattern: RegExp): number | undefined => {
      const found = pattern.exec(given)?.[1]
      return found === undefined ? undefined : Number(found)
    }
    const [month, day] = [numberOf(/day:(\d+)-/u), numberOf(/day:\d+-(\d+)/u)]
    return kind !== 'date' || month === undefined || day === undefined
      ? []
      : [{ month, day, year: numberOf(/year:(\d+)/u), weekday: numberOf(/weekday:(\d)/u) }]
  })
}
