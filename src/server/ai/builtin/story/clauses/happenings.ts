// Turns an event noted without a verb into a sentence with its article and "is": "ribbon cutting Thursday, Sept. 10, 2 p.m."
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { capitalizeFirst, dropStop, endSentence, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { findVerb } from './clauses.ts'
import { isClean } from './printable-words.ts'

const kinds =
  'ribbon[ -]cutting|groundbreaking|ceremony|reception|breakfast|lunch|luncheon|dinner|supper|banquet|gala|hearing|briefing|press conference|news conference|preview|open house|concert|performance|screening|parade|auction|signing|workshop|vigil|celebration|award show|job fair|opening night|graduation|memorial service|closing party|launch party'
const clock = String.raw`\d{1,2}(?::\d\d)? [ap]\.m\.|noon|midnight`
const moment = `(?:${weekdayPattern()}|(?:${monthPattern()})\\.? \\d{1,2}|(?:at )?(?:${clock}))`
const notedEvent = new RegExp(
  `^(?<what>(?:(?:the|an?) )?(?:[\\p{L}’'-]+ ){0,3}?(?:${kinds})(?: (?:for|of|with|by) (?:the )?[\\p{Ll} -]{3,40}?)?),? (?<when>(?:on )?${moment}(?:,? .{0,80})?)$`,
  'iu',
)

/** The sentence; undefined if the note has more than a kind of event, its time and its place. */
export function tellHappening(note: string): string | undefined {
  const text = dropStop(note)
  const { what = '', when = '' } = notedEvent.exec(text)?.groups ?? {}
  if (what === '' || /[:;“"]/.test(text) || !isClean(text) || findVerb(text) !== undefined) return undefined
  const [day = '', ...rest] = when.split(/, (?!\d{4})/u)
  // With more words it is a list.
  if (
    rest.length > mostWords ||
    rest.some((piece) => /^(?:\p{Ll}+ (?:welcome|free|required)|\d+ \p{Ll}{3,})/u.test(piece))
  )
    return undefined
  const name = /^(?:the|an?) /iu.test(what) ? lowerFirst(what) : `the ${lowerFirst(what)}`
  const told = [day, ...rest].join(', ').replace(atClock, ', at ')
  return endSentence(capitalizeFirst(`${name} is ${told}`))
}

const atClock = new RegExp(`, (?=${clock})`, 'u')
const mostWords = 3
