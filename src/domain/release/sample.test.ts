import { describe, expect, it } from 'vitest'
import { generatorExamples } from '#domain/ai/generator-examples.ts'
import { Checker } from '#domain/check/checker.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { countWords } from '#domain/text/word-count.ts'
import { sampleRelease } from './sample.ts'

const heading = (level: number, text: string): Block => ({ type: 'heading', level, text })
const paragraph = (text: string): Block => ({ type: 'paragraph', text })

const { dateline, paragraphs } = sampleRelease
const blocks = [
  paragraph(sampleRelease.releaseLine),
  heading(1, sampleRelease.headline),
  heading(2, sampleRelease.subhead),
  ...paragraphs.map((text, index) => paragraph(index === 0 ? dateline + text : text)),
  heading(2, sampleRelease.aboutHeading),
  paragraph(sampleRelease.about),
  heading(2, sampleRelease.contactHeading),
  paragraph(sampleRelease.contact.join('\n')),
  paragraph(sampleRelease.endMark),
]

describe('the sample release', () => {
  it('passes the newsroom check without an error or a warning', () => {
    const { findings } = new Checker().check(blocks, defaultSettings('2026-11-17'))
    const told = findings.filter(({ severity }) => severity !== 'hint')
    expect(told.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
  })

  it('says the same about its company as the generators’ examples', () => {
    const about = generatorExamples.boilerplate.result
    for (const fact of ['2014', '62 employees', '1,900 buildings', 'nine states', 'Duluth, Minnesota'])
      expect([about.includes(fact), sampleRelease.about.includes(fact)]).toEqual([true, true])
    expect(generatorExamples.quote.result).toContain('Maren Oduya, head of field operations at Larkmoor')
    expect(paragraphs.join(' ')).toContain('Maren Oduya, head of field operations at Larkmoor')
  })
})

describe('the example of the boilerplate generator', () => {
  it('has the 50 to 100 words the newsroom check asks for', () => {
    const words = countWords(generatorExamples.boilerplate.result.split('\n').slice(1).join(' '))
    expect(words).toBeGreaterThanOrEqual(50)
    expect(words).toBeLessThanOrEqual(100)
  })
})
