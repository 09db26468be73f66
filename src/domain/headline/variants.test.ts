import { describe, expect, it } from 'vitest'
import { labelVerdict, maxAnalyzedLength, rankHeadlines, reviewHeadline } from './variants.ts'

const safe = 'Larkmoor sensor cuts water loss 31% in 40 Duluth buildings'
const hyped = 'Larkmoor launches revolutionary $89 sensor in Duluth'
const shouted = 'Larkmoor launches $89 sensor in Duluth!'

describe('variants', () => {
  it('rank by errors, then by warnings, before their score', () => {
    const reviewed = [shouted, hyped, safe].map(reviewHeadline)
    expect(rankHeadlines(reviewed).map(({ headline }) => headline)).toEqual([safe, hyped, shouted])
    expect(reviewed.map((each) => labelVerdict(each))).toEqual([
      { label: '1 error', severity: 'error' },
      { label: '1 warning', severity: 'warning' },
      { label: 'Clear', severity: 'none' },
    ])
  })

  it('rank by hints where neither errors nor warnings decide', () => {
    const long = 'Larkmoor sensor cuts metered water loss by 31% in 40 Duluth buildings over nine months'
    const [one, other] = [long, safe].map(reviewHeadline)
    expect(one?.findings.map(({ severity }) => severity)).toContain('hint')
    expect(rankHeadlines([one, other].filter((each) => each !== undefined))[0]?.headline).toBe(safe)
  })

  it.each(['New app cuts waste', 'New App Cuts Food Waste 30%', 'AI tool cuts waste in 40 buildings'])(
    'name no company in "%s"',
    (headline) => {
      expect(reviewHeadline(headline).findings).toContainEqual(
        expect.objectContaining({ rule: 'HED-02', severity: 'warning' }),
      )
    },
  )

  it.each([
    'Acme app cuts food waste 30%',
    'IBM opens plant',
    '[COMPANY] launches app',
    '3M cuts waste 30%',
    safe,
  ])('find a name in "%s"', (headline) => {
    expect(reviewHeadline(headline).findings.map(({ rule }) => rule)).not.toContain('HED-02')
  })

  it('count more than one finding in the plural', () => {
    expect(labelVerdict(reviewHeadline('AMAZING launch! AMAZING price!')).label).toMatch(/^\d errors$/)
  })

  it('are labels, not headlines, while they have fewer than two words', () => {
    const label = { rule: 'HED-03', severity: 'warning', message: expect.stringContaining('label') }
    for (const headline of ['A', 'Acme', '2026', '—']) {
      expect(reviewHeadline(headline).findings).toContainEqual(label)
      expect(labelVerdict(reviewHeadline(headline)).severity).toBe('warning')
    }
    expect(labelVerdict(reviewHeadline('Acme grows')).label).toBe('Clear')
  })

  it('are read for style up to 500 characters', () => {
    const { findings } = reviewHeadline('🍞'.repeat(maxAnalyzedLength + 1))
    expect(findings).toEqual([
      {
        rule: 'HED-01',
        severity: 'error',
        message: '501 characters is too long for a headline',
      },
    ])
    expect(reviewHeadline('a'.repeat(500)).findings).not.toContainEqual(findings[0])
  })
})
