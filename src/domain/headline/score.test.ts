import { describe, expect, it } from 'vitest'
import { analyzeHeadline, badgeFor } from './score.ts'
import { actionWords, powerWords, urgencyWords } from './word-lists.ts'

const plain = (length: number) => 'x'.repeat(length)

describe('SEO score', () => {
  it('starts at 50', () => {
    expect(analyzeHeadline(plain(35)).seoScore).toBe(50)
  })

  it.each([
    [29, 40],
    [30, 50],
    [39, 50],
    [40, 60],
    [49, 60],
    [50, 70],
    [60, 70],
    [61, 60],
    [70, 60],
    [71, 50],
    [80, 50],
    [81, 40],
  ])('of %i characters is %i', (length, score) => {
    expect(analyzeHeadline(plain(length)).seoScore).toBe(score)
  })

  it('adds 5 for each distinct power word', () => {
    expect(analyzeHeadline(`new ${plain(31)}`).seoScore).toBe(55)
    expect(analyzeHeadline(`new first NEW ${plain(21)}`).seoScore).toBe(60)
  })

  it('adds 10 for any digits', () => {
    expect(analyzeHeadline(`7 ${plain(33)}`)).toMatchObject({ seoScore: 60, hasNumbers: true })
    expect(analyzeHeadline(`7 8 99 ${plain(28)}`).seoScore).toBe(60)
    expect(analyzeHeadline(plain(35)).hasNumbers).toBe(false)
  })

  it('stops at 100', () => {
    const result = analyzeHeadline(`${powerWords.join(' ')} 5`)
    expect(result.seoScore).toBe(100)
    expect(result.seoLines.at(-1)).toEqual({ label: 'Limit 100', points: -20 })
  })
})

describe('engagement score', () => {
  it.each([
    ['Acme bakes bread', 40],
    ['Acme bakes safer bread', 48],
    ['Acme bakes safer, fair bread', 56],
    ['Does Acme bake bread?', 55],
    ['Does Acme? Does it?', 55],
    ['Discover Acme', 46],
    ['Discover and learn at Acme', 52],
    ['Acme bakes today', 48],
    ['Just in: Acme bakes now', 56],
    ['Learn today: is Acme bread safe?', 77],
  ])('of %j is %i', (headline, score) => {
    expect(analyzeHeadline(headline).engagementScore).toBe(score)
  })

  it('stops at 100', () => {
    const result = analyzeHeadline([...actionWords, ...urgencyWords].join(' '))
    expect(result.engagementScore).toBe(100)
    expect(result.engagementLines.at(-1)).toEqual({ label: 'Limit 100', points: -36 })
  })

  it('counts breaking in both scores', () => {
    const result = analyzeHeadline(`breaking ${plain(26)}`)
    expect(result).toMatchObject({ seoScore: 55, engagementScore: 48 })
    expect(result.foundPowerWords).toEqual(['breaking'])
    expect(result.foundUrgencyWords).toEqual(['breaking'])
  })
})

describe('arithmetic', () => {
  it('lists every line, adding up to the score', () => {
    const result = analyzeHeadline('Acme launches first safer oven today: will 40 bakers learn?')
    expect(result.seoLines).toEqual([
      { label: 'Base', points: 50 },
      { label: 'Length 50 to 60 characters', points: 20 },
      { label: 'Power word “launches”', points: 5 },
      { label: 'Power word “first”', points: 5 },
      { label: 'Digits', points: 10 },
    ])
    expect(result.seoScore).toBe(90)
    expect(result.engagementLines).toEqual([
      { label: 'Base', points: 40 },
      { label: 'Emotional word “safer”', points: 8 },
      { label: 'Question mark', points: 15 },
      { label: 'Action word “learn”', points: 6 },
      { label: 'Urgency word “today”', points: 8 },
    ])
    expect(result.engagementScore).toBe(77)
    expect(result).toMatchObject({ charCount: 59, wordCount: 10, recommendations: [] })
  })

  it('names the other length bands', () => {
    const lengthLine = (length: number) => analyzeHeadline(plain(length)).seoLines[1]
    expect(lengthLine(45)).toEqual({ label: 'Length 40 to 70 characters', points: 10 })
    expect(lengthLine(5)).toEqual({ label: 'Length under 30 characters', points: -10 })
    expect(lengthLine(90)).toEqual({ label: 'Length over 80 characters', points: -10 })
    expect(lengthLine(75)).toBeUndefined()
  })
})

describe('badgeFor', () => {
  it('turns at 60 and 80', () => {
    expect([0, 59, 60, 79, 80, 100].map(badgeFor)).toEqual([
      'Needs Work',
      'Needs Work',
      'Good',
      'Good',
      'Excellent',
      'Excellent',
    ])
  })
})

describe('analyzeHeadline', () => {
  it('recommends by the headline it was given', () => {
    expect(analyzeHeadline('Acme').recommendations).toHaveLength(6)
    expect(analyzeHeadline('Acme: 5').recommendations).toHaveLength(4)
  })
})
