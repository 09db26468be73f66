// A media advisory is not a story: it invites, in a block of what, who, when, where and why.
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { Release } from '#domain/rules/release/release.ts'

const advisoryLine = /^(?:media|press|photo|news) (?:advisory|alert|invitation)\b/i
const label = /^(?<question>WHAT|WHO|WHEN|WHERE|WHY|What|Who|When|Where|Why)\s?:/
const minLabels = 3

/** Whether the release is a media advisory: it says so, or it answers by labels. */
export function isAdvisory(release: Release): boolean {
  const isNamed = release.of('release-line').some(({ paragraph }) => advisoryLine.test(paragraph.text.trim()))
  return isNamed || release.ask(invites)
}

/** Whether it is laid out as an invitation, by labels: such a text may run at once, and its line need not say so. */
export function invites(release: Release): boolean {
  return release.ask(readLabels).size >= minLabels
}

/** The questions a release answers by labels, in lower case. */
export function readLabels(release: Release): ReadonlySet<string> {
  return new Set(release.story.flatMap(({ paragraph }) => paragraph.recall(readLabel) ?? []))
}

function readLabel({ text }: Paragraph): string | undefined {
  return label.exec(text.trimStart())?.groups?.question?.toLowerCase()
}
