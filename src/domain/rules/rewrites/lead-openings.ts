// A lead opens with the news, not with the company's biography. Rule LED-02.
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

const dateline = /^[^—“”]{0,80}— /
const general =
  /\b(?:announc(?:es|ed|ing|ement)|milestone|journey|chapter|mission|vision|leader|leading|committed|commitment|thrilled|pleased|proud|excit(?:ed|ing)|transform\w*|reimagin\w*|revolution\w*|today[’']s|era|landscape|ever|future)\b/i
const concrete: ReadonlySet<string> = new Set(['number', 'amount', 'percentage', 'date', 'time'])
const standIn =
  /^(?:It|They|The (?:company|firm|group|startup|organization|nonprofit|school|bank|agency))\b(?! (?:is|was) (?:also|not)\b)/
const bound =
  /^(?:This|That|These|Those|He|She|His|Her|Its|Their|However|But|And|Also|Instead|Then|There|Such|Both|“|")/

/** The sentence with the newest concrete fact moves up where the first one only announces that there is news. */
export const newsFirst: Rewrite = {
  rule: 'LED-02',
  find(text, place) {
    if (place.kind !== 'lead') return []
    const start = dateline.exec(text)?.[0].length ?? 0
    const [first, second] = splitSentences(text.slice(start))
    if (first === undefined || second === undefined) return []
    if (countConcrete(first.text) > 0 || countConcrete(second.text) === 0 || !general.test(first.text))
      return []
    const news = nameSubject(second.text, first.text, place)
    if (news === undefined) return []
    return [{ from: start + first.from, to: start + second.to, text: `${news} ${first.text}` }]
  },
}

function countConcrete(sentence: string): number {
  return extractFacts(sentence).filter(({ kind }) => concrete.has(kind)).length
}

/** The sentence as one that can come first: 'It' becomes the company that the first sentence is about. */
function nameSubject(sentence: string, first: string, { company }: Place): string | undefined {
  if (bound.test(sentence)) return undefined
  if (!standIn.test(sentence)) return sentence
  if (company === undefined || !first.startsWith(company) || sentence.startsWith('They')) return undefined
  return sentence.replace(standIn, company)
}
