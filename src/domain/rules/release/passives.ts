// Verbs in the passive voice: a form of 'be' and a participle.
import { findMatches } from '#domain/language/matches.ts'
import { isPlaceNoun } from '#domain/language/name-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import type { Paragraph } from './paragraph.ts'

const irregular =
  'begun|bought|broken|brought|built|caught|chosen|cut|done|drawn|driven|fed|felt|found|given|grown|heard|held|hidden|kept|known|laid|led|left|lent|lost|made|meant|met|paid|put|read|run|seen|sent|set|shown|shut|sold|spent|spoken|stolen|struck|taken|taught|thought|thrown|told|understood|won|worn|woven|written'
const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being) (?:(?:not|also|now|then|still|only|\\p{Ll}+ly) )?(?<participle>${irregular}|\\p{Ll}{2,}ed)\\b`,
  'gu',
)
/** Participles used as adjectives, and 'is expected to', which hides nobody. */
const adjectives = new Set(
  `advanced allowed based bored closed committed complicated concerned crowded dedicated delighted disappointed embarrassed
  excited expected experienced honored interested involved limited located married need needed pleased related retired
  scared scheduled supposed surprised thrilled tired worried red bed indeed`.split(/\s+/),
)

const noDoer =
  '(?:the (?:end|time|start|close|beginning|middle|summer|spring|fall|winter|autumn|year|month|week|hour|day|dozen|thousands?|hundreds?|river|road|lake|sea|door|window|water|coast|way|pound|ton|foot|mile|fact)\\b|\\d[\\d,.]*(?:%| percent| a\\.m| p\\.m| (?:feet|miles|inches|points|degrees|times|minutes|hours|days|weeks|months|years))|(?:19|20)\\d\\d\\b|(?:an?|two|three|four|five|six|seven|eight|nine) (?:third|quarter|half|fifth|tenth|factor|percentage|mile|foot|inch|point|year|month|week|day|hour|minute|margin|vote|score)|(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Aug|Sept|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Thanksgiving)\\b|(?:an?|the|two|three) (?:[\\p{L}-]+ )?(?:grants?|gifts?|donations?|bequests?|loans?|bonds?|levy|tax(?:es)?|fund(?:s|ing)?|proceeds)\\b|(?:means|hundreds|thousands|millions|dozens|others|turns|degrees|leaps|inches|pounds|tons|hours)\\b)'

/** The doer after 'by'. Days, places, means and measures are none: 'by noon', 'by the river', 'by hand', 'by 4%'. */
const agent = new RegExp(
  `^(?: [^.,;:—“”()]{0,40}?)?? by (?<doer>(?!${noDoer})(?:(?:Dr|Mr|Ms|Mrs|Prof|St|Sen|Gov|Rep|Rev)\\. )?(?:(?:the )?\\p{Lu}[\\p{L}’'&-]*(?: (?:(?:and|of|for|of the|on) )?\\p{Lu}[\\p{L}’'&-]*)+|(?:the|an?|its|their|his|her|our|two|three|four|five|six|seven|eight|nine|\\d[\\d,]*) (?:[\\p{L}’'-]+ ){0,2}?[\\p{L}’'-]+|\\p{Lu}[\\p{L}’'&-]*(?: \\p{Lu}[\\p{L}’'&-]*)*|\\p{Ll}{3,}s))(?=\\.(?!\\p{L})|[,;:]| (?:in|on|at|from|for|to|with|after|before|during|as|since|when|and|or|who|that|near|of|until|while|under)\\b|$)`,
  'u',
)

/** Abbreviations whose period belongs to the name, even at the end of a sentence: 'by Acme Inc.' */
export const shortForm = / (?:Inc|Corp|Co|Ltd|Bros|Jr|Sr)$/

function readDoer(after: string): string | undefined {
  const found = agent.exec(after)
  const doer = found?.groups?.doer
  return doer !== undefined && shortForm.test(doer) && after[found?.[0].length ?? 0] === '.'
    ? `${doer}.`
    : doer
}

/** A passive, with its doer if the sentence names one. */
export type Passive = Range & { readonly doer?: string }

/** The passives of a paragraph outside quotations. */
export function readPassives(paragraph: Paragraph): readonly Passive[] {
  const { text } = paragraph
  return findMatches(text, passive)
    .filter(({ index, groups }) => !adjectives.has(groups?.participle ?? '') && !paragraph.isQuoted(index))
    .map((match) => {
      const to = match.index + match[0].length
      const doer = readDoer(text.slice(to, to + 120))
      // A clause that goes on with the same subject can't be turned: 'customers who were made ill by the soup', 'it opened in May and was built by
      // Acme'.
      const isDescribing =
        /\b(?:who|that|which|whose \p{Ll}+|and|but|or)(?: (?:have|has|had|will|may|can|could|also|then|later))* $/u.test(
          text.slice(Math.max(0, match.index - 30), match.index),
        )
      const isDoer = doer !== undefined && !isDescribing && !isPlaceNoun(doer.split(' ').at(-1) ?? '')
      return { from: match.index, to, ...(isDoer && { doer }) }
    })
}
