// The lines of a media advisory: WHAT, WHO, WHEN, WHERE, WHY. Press rules 2.9, event.
import { capitalizeFirst } from '#server/ai/builtin/text/joining.ts'
import type { Clause } from './clause.ts'
import type { Draft } from './draft.ts'
import type { News } from './news.ts'

/** The block, one line each; gaps where the brief is silent. */
export function writeEventBlock(draft: Draft, { sentence: news, clause }: News): string {
  const { brief, clean } = draft
  const value = (slot: Parameters<typeof brief.slots.get>[0], gap: string) => {
    const given = brief.slots.get(slot)
    return given === undefined ? gap : capitalizeFirst(clean.piece(given))
  }
  const isOnline = /webinar|online/i.test(`${brief.links.join(' ')} ${news}`)
  const lines = [
    `WHAT: ${value('what', brief.slots.get('event') ?? whatLine(clause, news))}`,
    `WHO: ${whoLine(draft)}`,
    `WHEN: ${whenLine(draft, news)}`,
    `WHERE: ${value('venue', isOnline ? `Online, ${brief.links[0]}` : whereLine(news))}`,
  ]
  if (brief.slots.has('why') || brief.statements.length < 3)
    lines.push(`WHY: ${value('why', '[WHY IT MATTERS NOW, WITH ONE SOURCED NUMBER]')}`)
  const cost = brief.slots.get('tickets') ?? brief.slots.get('price')
  if (cost !== undefined) lines.push(`TICKETS: ${capitalizeFirst(clean.piece(cost.replaceAll('; ', ', ')))}`)
  if (brief.slots.has('photos')) lines.push(`PHOTOS: ${value('photos', '')}`)
  if (brief.slots.has('parking')) lines.push(`PARKING: ${value('parking', '')}`)
  return lines.join('\n')
}

/** 'The Quill & Lantern Book Festival takes place …' */
function nameOf(news: string): string {
  return (
    /^(?:The )?(?<name>\p{Lu}[^.,]{4,80}?) (?:takes place|will take place|is held|will be held|begins|opens|runs|returns)\b/u.exec(
      news,
    )?.groups?.name ?? '[EVENT IN ONE SENTENCE]'
  )
}

/** 'its 10th annual Star Party on Friday' of the news. */
function whatLine(clause: Clause | undefined, news: string): string {
  const event = clause?.rest
    .replace(/^(?:its|the|a|an) /, '')
    .replace(/,? (?:on|at|in) (?:\p{Lu}|\d|the ).*$/u, '')
  return event === undefined || event === '' ? nameOf(news) : capitalizeFirst(event)
}

function whoLine({ brief, clean }: Draft): string {
  const given = brief.slots.get('speakers') ?? brief.slots.get('who')
  if (given !== undefined) return capitalizeFirst(clean.piece(given))
  const people = brief.people.map(({ name, title }) => `${name}, ${title ?? '[JOB TITLE]'}`)
  return people.length > 0 ? people.join('; ') : '[SPEAKERS WITH TITLES]'
}

const datePattern =
  /(?:\p{L}+day, )?(?:Jan\.|Feb\.|March|April|May|June|July|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.) \d{1,2}(?: (?:to|and|through) \d{1,2}|[-–]\d{1,2})?(?:, \d{4})?(?:,? at \d{1,2}(?::\d\d)? [ap]\.m\.(?: \p{Lu}{2,3}T?)?)?/u

function whenLine({ brief, clean }: Draft, news: string): string {
  const given = brief.slots.get('when')
  const found = given === undefined ? datePattern.exec(news)?.[0].replace(',at', ', at') : clean.piece(given)
  if (found === undefined) return '[DAY OF WEEK AND DATE], [START] to [END] [TIME ZONE]'
  return /[ap]\.m\.|noon|midnight/.test(found) || / to |[-–]| and | through /.test(found)
    ? found
    : `${found}, [START] to [END] [TIME ZONE]`
}

const name = "\\p{Lu}[\\p{L}’']*(?: \\p{Lu}[\\p{L}’']*)*"
const venuePattern = new RegExp(
  `\\bat (?<place>(?:the )?${name})(?: in (?<city>${name}(?:, ${name})?))?`,
  'u',
)

/** 'at Harlan Meadow in Bend, Oregon' of the news itself. */
function whereLine(news: string): string {
  const { place, city } = venuePattern.exec(news)?.groups ?? {}
  if (place === undefined) return '[VENUE], [STREET ADDRESS], [CITY], [STATE]'
  return city === undefined ? `${place}, [CITY], [STATE]` : `${place}, ${city}`
}
