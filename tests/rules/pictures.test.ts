// What the check asks of pictures, which are next to the text.
import { describe, expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import type { PictureWords } from '#domain/rules/release/release.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { caseDay, writeCase } from '#tests/rule-cases/rule-case.ts'

const blocks = readNotation(writeCase('body', 'The ovens are six miles away.'))

const caption = 'The new oven.'

function ask(...pictures: PictureWords[]): string[] {
  const { findings } = new Checker().check(blocks, defaultSettings(caseDay), [], undefined, pictures)
  return findings.flatMap(({ rule, message }) => (rule.startsWith('PIC') ? [message] : []))
}

describe('pictures', () => {
  it('need alt text, a credit and a caption', () => {
    expect(ask({ alt: '', credit: ' ', caption: '' })).toEqual([
      'A picture has no alt text',
      'A picture has no credit',
      'A picture has no caption',
    ])
    expect(ask({ alt: '', credit: 'Jo', caption }, { alt: ' ', credit: 'Jo', caption })).toEqual([
      '2 pictures have no alt text',
    ])
  })
  it('are fine with all of them, and a release without any is', () => {
    expect(ask({ alt: 'An oven', credit: 'Jo Bell', caption })).toEqual([])
    expect(ask()).toEqual([])
  })
})
