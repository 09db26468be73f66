// Draft quotations in the words of the context; nothing is put into anybody's mouth that the user did not write. Press rules FAC-02, 2.5.
import type { Person } from '#domain/brief/sheet.ts'
import type { Brief } from '#server/ai/builtin/brief/brief.ts'
import { describePerson, writeQuote } from '#server/ai/builtin/compose/attribution.ts'
import { quoteGap } from '#server/ai/builtin/compose/gaps.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'

const opinion =
  /\b(?:because|so that|means?|believe|think|want(?:ed)?|need(?:ed)?|hope|learned|should|matters?|instead|why|never|always|finally|we|our|us|I|my)\b/i
const reporting =
  /^(?<who>\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*){0,3}) (?:also )?(?:thinks|thought|believes|believed|says|said|feels|felt|argues|adds|explains)(?: that)? (?<words>[^,“"].*)$/su
const most = 3

/** Up to three drafts, each with who has to approve it. */
export function writeDraftQuotes(brief: Brief): string[] {
  const speaker = brief.quotes[0]?.speaker ?? brief.people.find(({ isSilent }) => !isSilent)
  const given = brief.quotes.map(({ words, speaker: who }) =>
    writeQuote({ words, ...(who && { speaker: who }) }, brief, new Set()),
  )
  const sentences = [brief.news ?? '', ...brief.statements].flatMap((sentence) => toSpeech(sentence, speaker))
  const drafts = pairUp(sentences).map((words) =>
    writeQuote({ words, ...(speaker && { speaker }) }, brief, new Set()),
  )
  const options = [...given, ...drafts].slice(0, most)
  if (options.length === 0) options.push(`“${quoteGap(brief.type)},” said ${introduce(brief, speaker)}.`)
  return [...options, `Draft quotes. ${speaker?.name ?? '[FULL NAME]'} must approve them before they go out.`]
}

/** The first reason opens; what follows in the context follows in the quotation. */
function pairUp(sentences: readonly string[]): string[] {
  const whole = sentences.map((sentence) => capitalizeFirst(endSentence(sentence)))
  const [first, second, ...rest] = whole
  if (first === undefined) return []
  return second === undefined ? [first] : [`${first} ${second}`, first, second, ...rest]
}

/** 'She thinks leaks are small' in her own words: 'leaks are small'. What only speaks about her is nothing she says. */
function toSpeech(sentence: string, speaker: Person | undefined): string[] {
  const reported = readReported(sentence, speaker)
  if (reported.length > 0) return reported
  const isAboutSpeaker =
    /^(?:She|He|Her|His)\b/.test(sentence) || (speaker !== undefined && sentence.includes(speaker.surname))
  return opinion.test(sentence) && !isAboutSpeaker ? [sentence] : []
}

/** What 'thinks … and that …' reports, each part whole, because the words must stay the user's. */
function readReported(sentence: string, speaker: Person | undefined): string[] {
  const { who = '', words = '' } = reporting.exec(sentence)?.groups ?? {}
  const isSpeaker = /^(?:She|He)$/.test(who) || who === speaker?.surname || who === speaker?.name
  return isSpeaker ? words.split(/,? and that (?=\p{L})/u) : []
}

function introduce({ company = '[COMPANY]' }: Brief, speaker: Person | undefined): string {
  return speaker === undefined ? `[FULL NAME], [JOB TITLE] at ${company}` : describePerson(speaker, company)
}
