// Drafts quotations in the user's own words; nobody is given words that the user did not write. Rule FAC-02.
import type { Person } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { writeQuote, writeQuoteBlank } from '#server/ai/builtin/compose/attribution.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'

const opinion =
  /\b(?:because|so that|means?|believe|think|want(?:ed)?|need(?:ed)?|hope|learned|should|matters?|instead|why|never|always|finally|we|our|us|I|my)\b/i
const reporting =
  /^(?<who>\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*){0,3}) (?:also )?(?:thinks|thought|believes|believed|says|said|feels|felt|argues|adds|explains)(?: that)? (?<words>[^,“"].*)$/su
const mostDrafts = 3

/** Up to three drafts, and a line that says who has to approve them. */
export function writeDraftQuotes(story: Story, context: string): string[] {
  const speaker = story.quotes[0]?.speaker ?? story.people[0]
  const given = story.quotes.map((quote) => writeQuote(quote, story, new Set()))
  const drafts = pairUp(listSentences(context).flatMap((sentence) => toSpeech(sentence, speaker))).map(
    (words) => writeQuote({ words, ...(speaker && { speaker }) }, story, new Set()),
  )
  const options = [...given, ...drafts].slice(0, mostDrafts)
  return [
    ...(options.length === 0 ? [writeQuoteBlank(story)] : options),
    describeDrafts(options.length, speaker?.name ?? '[FULL NAME]'),
  ]
}

const describeDrafts = (count: number, name: string): string =>
  count > 1
    ? `Draft quotes. ${name} must approve them before they go out.`
    : `Draft quote. ${name} must approve it before it goes out.`

/** The facts of the context as written; the first person is allowed. */
const listSentences = (context: string): string[] =>
  sortBrief(context)
    .units.filter(({ kind, label }) => kind === 'fact' && label === undefined)
    .map(({ body }) => body)

/** The first two sentences together, then each sentence alone. */
function pairUp(sentences: readonly string[]): string[] {
  const whole = sentences.map((sentence) => capitalizeFirst(endSentence(sentence)))
  const [first, second, ...rest] = whole
  if (first === undefined) return []
  return second === undefined ? [first] : [`${first} ${second}`, first, second, ...rest]
}

/** The words as the speaker's own: 'leaks are small' from 'She thinks leaks are small'. Sentences about the speaker are left out. */
function toSpeech(sentence: string, speaker: Person | undefined): string[] {
  const reported = readReported(sentence, speaker)
  if (reported.length > 0) return reported
  const isAboutSpeaker =
    /^(?:She|He|Her|His)\b/.test(sentence) || (speaker !== undefined && sentence.includes(speaker.surname))
  return opinion.test(sentence) && !isAboutSpeaker ? [sentence] : []
}

/** The parts that 'thinks … and that …' reports, each in the user's words. */
function readReported(sentence: string, speaker: Person | undefined): string[] {
  const { who = '', words = '' } = reporting.exec(sentence)?.groups ?? {}
  const isSpeaker = /^(?:She|He)$/.test(who) || who === speaker?.surname || who === speaker?.name
  return isSpeaker ? words.split(/,? and that (?=\p{L})/u) : []
}
