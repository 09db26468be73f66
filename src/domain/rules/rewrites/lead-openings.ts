// Rewrites for leads that open with the company's history instead of news. Rule LED-02.
import { extractFacts } from '#domain/language/reading.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { findReplacements, type Place, type Rewrite } from './rewrite.ts'

const bioPattern =
  /(?<=^|— )(?<bio>(?:Founded|Established|Headquartered|Based|Created|Started) [^,;“”]{3,90}), (?<name>\p{Lu}[\p{L}\p{N}&.’-]*(?: \p{Lu}[\p{L}\p{N}&.’-]*){0,4}) (?=(?:today |has |will |is |was |announced|\p{Ll}+(?:s|ed) ))/gu

export const bioOpenings: Rewrite = {
  rule: 'LED-02',
  find: (text) =>
    findReplacements(text, [
      [
        bioPattern,
        ({ groups = {} }) => {
          const bio = groups.bio ?? ''
          return `${groups.name}, ${bio.charAt(0).toLowerCase()}${bio.slice(1)}, `
        },
      ],
    ]),
}

/** A boast before the news: 'As a leader in school meals, Acme opened …'. 'As a family-owned bakery, …' is information. */
const boastPattern =
  /(?<=^|— )As (?:an?|the|one of the) (?:[\p{L}’'-]+ ){0,5}(?:leaders?|leading|pioneers?|champions?|innovators?|trusted|premier|foremost|best|top)\b[^,;.“”\d]{0,80}, (?=\p{Lu})/gu

/** Removes such a boast. */
export const boastOpenings: Rewrite = {
  rule: 'LED-02',
  find: (text, place) => (place.kind === 'lead' ? findReplacements(text, [[boastPattern, '']]) : []),
}

const dateline = /^[^—“”]{0,80}— /
const general =
  /\b(?:announc(?:es|ed|ing|ement)|milestone|journey|chapter|mission|vision|leader|leading|committed|commitment|thrilled|pleased|proud|excit(?:ed|ing)|transform\w*|reimagin\w*|revolution\w*|today[’']s|era|landscape|ever|future)\b/i
const concrete: ReadonlySet<string> = new Set(['number', 'amount', 'percentage', 'date', 'time'])
const standIn =
  /^(?<when>(?:On|In|At|Last|This|Next) [^,.;“”]{2,30}, )?(?:[Ii]t|[Tt]hey|[Tt]he (?:company|firm|group|startup|organization|nonprofit|school|bank|agency))\b(?! (?:is|was) (?:also|not)\b)/
/** Verbs for what a company is or calls itself, which is no news. */
const background =
  /\b(?:founded|established|headquartered|based in|since (?:1[89]|20)\d\d|for (?:more than |over |nearly |almost )?(?:\d+|\p{Ll}+) (?:years|decades)|years of|leader|leading|largest|biggest|best|most|premier|award-winning|trusted|employs|has \d[\d,]* (?:employees|people|offices|stores))\b/iu
const bound =
  /^(?:This|That|These|Those|He|She|His|Her|Its|Their|However|But|And|Also|Instead|Then|There|Such|Both|“|")/

/** An opening about the company alone: 'Founded in 2016, Acme makes ovens.' */
const bioStart =
  /^(?:Founded|Established|Headquartered|Based|Created|Started) [^,;“”]{3,90}, [^.“”]{2,60}? (?:is an?|makes?|provides?|offers?|sells?|has|operates?|runs?|builds?) (?![^.]*\b(?:today|will)\b)/
const today = /\btoday\b/

/** Moves the sentence with the most concrete news up, if the first one only says that there is news. */
export const newsFirst: Rewrite = {
  rule: 'LED-02',
  find(text, place) {
    if (place.kind !== 'lead') return []
    const start = dateline.exec(text)?.[0].length ?? 0
    const [first, ...others] = splitSentences(text.slice(start))
    if (first === undefined) return []
    const isBio = bioStart.test(first.text)
    if (!isBio && (countConcrete(first.text) > 0 || !general.test(first.text))) return []
    const at = others.findIndex(({ text: sentence }) => isNews(sentence) || (isBio && today.test(sentence)))
    const news = others[at] && nameSubject(others[at].text, first.text, place)
    if (news === undefined) return []
    const [last, between] = [others[at], others.slice(0, at)]
    const words = [news, first.text, ...between.map((sentence) => sentence.text)]
    return [{ from: start + first.from, to: start + (last?.to ?? 0), text: words.join(' ') }]
  },
}

/** Whether a paragraph can replace a lead without news: it names who and what itself. */
export function opensWithNews(paragraph: string, lead: string): boolean {
  const [first] = splitSentences(paragraph)
  if (first === undefined || !isNews(first.text) || bound.test(first.text) || standIn.test(first.text))
    return false
  return splitSentences(lead).every(({ text }) => countConcrete(text) === 0)
}

function isNews(sentence: string): boolean {
  return countConcrete(sentence) > 0 && !background.test(sentence)
}

function countConcrete(sentence: string): number {
  return extractFacts(sentence).filter(({ kind }) => concrete.has(kind)).length
}

/** The sentence with the company's name for 'It', so that it can come first. */
function nameSubject(sentence: string, first: string, { company }: Place): string | undefined {
  if (bound.test(sentence)) return undefined
  if (!standIn.test(sentence)) return sentence
  if (
    company === undefined ||
    !first.startsWith(company) ||
    /\bthey\b/i.test(standIn.exec(sentence)?.[0] ?? '')
  )
    return undefined
  return sentence.replace(standIn, (_, when: string | undefined) => `${when ?? ''}${company}`)
}
