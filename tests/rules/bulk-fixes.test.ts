import { describe, expect, it } from 'vitest'
import { listBulkFixes } from '#domain/check/bulk-fixes.ts'
import { Checker } from '#domain/check/checker.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay } from '#tests/rule-cases/rule-case.ts'

function listWords(...blocks: Block[]): string[] {
  const { findings, release } = new Checker().check(blocks, defaultSettings(caseDay))
  return listBulkFixes(findings, release).map(
    ({ place }) => blocks[place?.block ?? 0]?.text.slice(place?.from, place?.to) ?? '',
  )
}

const paragraph = (text: string): Block => ({ type: 'paragraph', text })

describe('fixes taken at one go', () => {
  it('are those of style, not of facts', () => {
    expect(listWords(paragraph('Sales rose 12 percent in order to win on Monday, Nov. 17, 2026.'))).toEqual([
      '12 percent',
    ])
  })

  it('leave what people said, and set its quotation marks right', () => {
    expect(listWords(paragraph('“We grew 12 percent in a hard year,” said Ana Ruiz.'))).toEqual([])
    expect(listWords({ type: 'quote', text: 'We grew 12 percent in a hard year.' })).toEqual([])
    expect(listWords(paragraph('Ana Ruiz said “it works well for us”.'))).toEqual(['”.'])
  })
})
