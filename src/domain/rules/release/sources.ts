// Whether a claim says where it comes from, in its own sentence or the ones beside it.
import type { Paragraph } from './paragraph.ts'

const cue =
  /\baccording to\b|\b(?:survey|surveys|surveyed|poll|polled|study|studies|reports?|reported|data (?:from|of|by|show|shows|collected|published)|(?:sales|government|company|internal|federal|state|county|city|industry|public|survey|school|meter|health|its|own|their) data|census|audit|audited|auditors|index|ranking|ranked|ranks|records(?! (?:software|systems?|platforms?|rooms?|management|company|label))|filings?|research (?:by|from|of|at|shows?|found|finds|published)|researchers|analysis|accounts|estimates?|estimated|yearbook|statistics|trial|test report|log|diary)\b|\bin (?:an?|the|its|their) (?:[\p{L}\d-]+ ){0,3}(?:tests?|trials?|experiments?)\b|\b(?:tests?|trials|counts?|tally|measurements?|inspections?|inventory|readings|review|assessment|questionnaire|interviews|ballot|samples?|figures|numbers|review) (?:\p{Ll}+ )?(?:by|from|at|conducted) (?:the |an? )?(?:\p{Ll}+ ){0,2}(?:\p{Lu}|lab|labs|laborator|universit|college|agenc|institute|board|bureau)/iu
const namedBody =
  /\b(?:Bureau|Centers?|Department|Institutes?|Agency|Association|Administration|Commission|Council|University|Foundation|Society|Board|Ministry|Office|Organization|Prevention)\b[^.]{0,30}\b(?:says|said|found|finds|estimates|estimated|counted|counts)\b/

/** Sources told by who counted: ', the city’s 2025 count found', 'A 2024 Gallup tally shows'. */
const tailSource =
  /, (?:the|an?|its|his|her|\p{Lu})[^,.]{2,60} (?:found|finds|shows?|showed|reported|reports|counted|estimates?|estimated)\b|\b(?:count|tally|log|counter|meters?|figures|numbers from|ledger|register|archive|sensors?) (?:found|finds|shows?|showed|from)\b/u

/** Whether the text names a source. */
export function namesSource(text: string): boolean {
  return cue.test(text) || namedBody.test(text) || tailSource.test(text)
}

/** The company's own records: 'its records show', 'company data', 'ticket records show'. */
const ownRecord =
  /\b(?:its|their|our|his|her|company|own|internal|sales|ticket|meter|school) (?:own )?(?:\p{Ll}+ )?(?:records?|data|accounts|logs?|books|files|figures|filings?|annual reports?|reports?|diary|counts?)\b/giu

/**
 * Whether a source is at most one sentence away, or a link in the same sentence. For self-praise, with `others`, the company's own records in a
 * neighboring sentence don't count.
 */
export function hasSourceNear(paragraph: Paragraph, at: number, beside: 'any' | 'others' = 'any'): boolean {
  const { sentences, block } = paragraph
  const index = paragraph.sentenceAt(at)
  const named = paragraph.recall(readSources)
  if (named[index]) return true
  const near = beside === 'any' ? named : paragraph.recall(readOtherSources)
  if (near[index - 1] || near[index + 1]) return true
  const own = sentences[index]
  if (own === undefined) return false
  return block.links?.some((link) => link.from >= own.from && link.to <= own.to) ?? false
}

/** For each sentence whether it names a source other than the company's own records. */
function readOtherSources(paragraph: Paragraph): readonly boolean[] {
  return paragraph
    .recall(readSources)
    .map(
      (isNamed, index) =>
        isNamed && namesSource((paragraph.sentences[index]?.text ?? '').replaceAll(ownRecord, '')),
    )
}

/** For each sentence whether it names a source. */
function readSources({ sentences }: Paragraph): readonly boolean[] {
  return sentences.map(({ text }) => namesSource(text))
}
