// Whether a claim says where it comes from, in its own sentence or the ones beside it.
import type { Paragraph } from './paragraph.ts'

const cue =
  /\baccording to\b|\b(?:survey|surveys|surveyed|poll|polled|study|studies|reports?|reported|data|census|audit|audited|auditors|index|ranking|ranked|ranks|records|filings?|research|researchers|analysis|accounts|estimates?|estimated|yearbook|statistics|trial|test report|log|diary)\b/i
const namedBody =
  /\b(?:Bureau|Centers?|Department|Institutes?|Agency|Association|Administration|Commission|Council|University|Foundation|Society|Board|Ministry|Office|Organization|Prevention)\b[^.]{0,30}\b(?:says|said|found|finds|estimates|estimated|counted|counts)\b/

/** Whether the text names a source. */
export function namesSource(text: string): boolean {
  return cue.test(text) || namedBody.test(text)
}

/** Whether a source stands at most one sentence away from the character, or a link in its own sentence. */
export function hasSourceNear({ text, sentences, block }: Paragraph, at: number): boolean {
  const index = sentences.findIndex(({ from, to }) => at >= from && at < to)
  const own = sentences[index] ?? { from: 0, to: text.length }
  const before = sentences[index - 1] ?? own
  const after = sentences[index + 1] ?? own
  if (namesSource(text.slice(before.from, after.to))) return true
  return block.links?.some((link) => link.from >= own.from && link.to <= own.to) ?? false
}
