// How well the newsroom check judges whole releases: every planted fault is found, a clean release is left in peace.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import type { Finding } from '#domain/check/finding.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { applyFixes } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { cleanReleases, plantedReleases } from '#tests/corpus/seen/corpus.ts'
import { type CorpusRelease, listExpected, type PlantedFault } from '#tests/corpus/seen/release.ts'
import { toBlocks } from '#tests/corpus/seen/to-blocks.ts'

const falseAlarmsMost = 1

function checkBlocks(
  { today, wire, quoteStates }: CorpusRelease,
  blocks: readonly Block[],
): readonly Finding[] {
  const settings = { ...defaultSettings(today), ...(wire ? { wire } : {}) }
  return new Checker().check(blocks, settings, quoteStates).findings
}

function check(release: CorpusRelease) {
  const blocks = toBlocks(release)
  const findings = checkBlocks(release, blocks)
  const textAt = ({ place }: Finding) =>
    place === undefined ? '' : (blocks[place.block]?.text.slice(place.from, place.to) ?? '')
  return { blocks, findings, textAt }
}

/** Whether the finding is of the fault's rule and touches the very characters that are wrong. */
function meets({ rule, place }: Finding, fault: PlantedFault, blocks: readonly Block[]): boolean {
  if (rule !== fault.rule) return false
  if (fault.text === undefined) return true
  const around = fault.within ?? fault.text
  const start = place === undefined ? -1 : (blocks[place.block]?.text.indexOf(around) ?? -1)
  if (place === undefined || start === -1) return false
  const from = start + around.indexOf(fault.text)
  return place.from < from + fault.text.length && place.to > from
}

describe.each(plantedReleases.map((release) => [release.name, release] as const))(
  'planted: %s',
  (_, release) => {
    const { blocks, findings } = check(release)

    it.each(release.faults)('finds $rule at “$text”', (fault) => {
      expect(findings.some((finding) => meets(finding, fault, blocks))).toBe(true)
    })

    it('fixes with every fix what the fix is for', () => {
      for (const { rule, fix } of findings) {
        if (fix === undefined) continue
        const after = checkBlocks(release, applyFixes(blocks, [fix])).filter(
          (finding) => finding.rule === rule,
        )
        expect([rule, after.length]).toEqual([
          rule,
          findings.filter((finding) => finding.rule === rule).length - 1,
        ])
      }
    })
  },
)

describe.each(cleanReleases.map((release) => [release.name, release] as const))('clean: %s', (_, release) => {
  const { findings, textAt } = check(release)
  const expected = listExpected(release)

  it('raises at most one false alarm', () => {
    const alarms = findings.filter(({ rule }) => !expected.includes(rule))
    const told = alarms.map((finding) => `${finding.rule}: ${finding.message} (${textAt(finding)})`)
    expect(told.slice(falseAlarmsMost)).toEqual([])
  })

  it('gives the reminders its subject calls for', () => {
    const rules = new Set(findings.map(({ rule }) => rule))
    expect(expected.filter((rule) => !rules.has(rule))).toEqual([])
  })
})
