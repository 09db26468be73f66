import { describe, expect, it } from 'vitest'
import { listPassedRules } from './passed-rules.ts'
import { reviewHeadline } from './variants.ts'

const passed = (headline: string) => listPassedRules(reviewHeadline(headline)).map(({ rule }) => rule)

describe('listPassedRules', () => {
  it('names every rule a good headline keeps', () => {
    const [length, ...rest] = listPassedRules(
      reviewHeadline('Larkmoor sensor cuts water loss 31% in 40 Duluth buildings'),
    )
    expect(length).toEqual({ rule: 'HED-01', message: '58 characters, within 70' })
    expect(rest.map(({ rule }) => rule)).toEqual(['HED-02', 'HED-03', 'HED-05', 'HED-06'])
  })

  it('leaves out what the check has found', () => {
    expect(passed('Larkmoor launches revolutionary sensor!')).toEqual(['HED-01', 'HED-02', 'HED-03'])
    expect(passed('New app cuts waste')).not.toContain('HED-02')
    expect(passed(`Larkmoor sensor cuts water loss ${'again '.repeat(10)}`)).not.toContain('HED-01')
  })

  it('says nothing of a label or a whole text', () => {
    expect(passed('Larkmoor')).toEqual([])
    expect(passed('Larkmoor grows. '.repeat(40))).toEqual([])
  })
})
