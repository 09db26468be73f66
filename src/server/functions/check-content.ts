// check-content: the newsroom check of a document, the same as at the desk. For signed-in people; no AI use is counted.
import type { CheckContentAnswer, CheckContentRequest } from '#contract/functions.ts'
import { checkLimits } from '#contract/functions.ts'
import { Checker } from '#domain/check/checker.ts'
import { listIssues } from '#domain/check/list-issues.ts'
import { toBlocks } from '#domain/check/read-release.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

export function checkContent({ input }: Call<CheckContentRequest>): Response {
  const { html, today, profile, neverSay } = input
  if (Buffer.byteLength(html) > checkLimits.bytes) throw functionErrors.tooLarge('1 MB')
  const blocks = toBlocks(parseRelease(html))
  const day = today ?? new Date().toISOString().slice(0, 10)
  const settings = { ...defaultSettings(day), ...(profile && { profile }), ...(neverSay && { neverSay }) }
  const { findings } = new Checker().check(blocks, settings)
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  const answer: CheckContentAnswer = {
    issues: listIssues(blocks, findings),
    counts: { error: count('error'), warning: count('warning'), hint: count('hint') },
  }
  return Response.json(answer)
}
