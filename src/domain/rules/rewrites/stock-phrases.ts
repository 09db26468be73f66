// Openings and sentences that say nothing. Rules LED-02, TON-09, TON-10.
import { extractFacts } from '#domain/language/reading.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { findReplacements, type Replacement, type Rewrite } from './rewrite.ts'

const table: Replacement[] = [
  [
    /(?<=^|[.!?]["”]? |— )(?:In today[’']s (?:fast-paced |ever-changing |digital |modern |competitive )*(?:world|market|marketplace|landscape|economy|age|environment)|In an era of [^,]{3,40}|Now more than ever|As we all know|Needless to say|It goes without saying that|It is important to note that|It should be noted that|Please note that|As a matter of fact|At the end of the day),? (?:(\p{Ll})|(?=\S))/gu,
    (match) => (match[1] ?? '').toUpperCase(),
  ],
  [
    / (?:like never before|now more than ever|and so much more|and beyond|for everyone|once and for all)(?=[.,])/gi,
    '',
  ],
  [
    /\b(?:it (?:has been|was) decided (?:by (?:the|its) (?:company|board|team|management|committee) )?that|it (?:is|should be) (?:important to note|noted|worth (?:noting|mentioning)|mentioned) that|the fact of the matter is that|for all intents and purposes,?|when all is said and done,?) (?:(\p{Ll})|(?=\S))/giu,
    ({ 0: all, 1: next = '' }) => (/^\p{Lu}/u.test(all) ? next.toUpperCase() : next),
  ],
  [/\bnot just ([^,.]{3,40}), but (?:also )?/gi, '$1 and '],
  [/\b(?:Buy now|Order now|Act fast|Act now|Don[’']t miss (?:out|it)|Click here|Sign up today)[.!]+ ?/g, ''],
]

export const stockPhrases: Rewrite = {
  rule: 'TON-10',
  find: (text) => findReplacements(text, table),
}

const praise =
  /\b(?:excellence|passion(?:ate)?|commitment|committed|dedicated|dedication|mission|vision|journey|innovation|innovative|exciting|excited|thrilled|proud|delighted|synergy|paradigm|world-class|cutting-edge|revolution\w*|transform\w*|reimagin\w*|game-chang\w*|unlock\w*|empower\w*|elevat\w*|landscape|testament|future of)\b/gi

/** A sentence of hype without a single fact can be removed when a text has to get shorter. */
export const emptyPraise: Rewrite = {
  rule: 'TON-01',
  find(text, place) {
    if (place.kind !== 'body') return []
    const sentences = splitSentences(text)
    return sentences
      .filter((sentence) => sentences.length > 1 && isPraise(sentence.text))
      .map(({ from, to }) => {
        const end = text[to] === ' ' ? to + 1 : to
        const start = end === to && text[from - 1] === ' ' ? from - 1 : from
        return { from: start, to: end, text: '' }
      })
  },
}

function isPraise(sentence: string): boolean {
  return (
    (sentence.match(praise)?.length ?? 0) >= 2 &&
    !/[“"[]/.test(sentence) &&
    extractFacts(sentence).length === 0
  )
}
