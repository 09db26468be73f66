import { describe, expect, it } from 'vitest'
import { findBrokenPlaceholders, findHype } from '#domain/text/prose.test-support.ts'
import { generateOpener, openerTemplates, type PitchDetails, pitchAvoidTips, pitchDoTips } from './pitch.ts'

const details: PitchDetails = { journalistName: 'Dana Whitlow', beat: 'consumer robotics' }
const worked: PitchDetails = { ...details, recentWork: 'your piece on repair robots' }

function write(pitch: PitchDetails, random = 0): string {
  const result = generateOpener(pitch, random)
  if (!result.ok) throw new Error(result.message)
  return result.opener
}

describe('generateOpener', () => {
  it('fills in the name and the beat', () => {
    expect(write(details)).toBe(
      'Hi Dana Whitlow, I follow your coverage of consumer robotics, so I’ll stick to what’s new for your readers: [YOUR NEWS IN ONE SENTENCE].',
    )
  })

  it('names recent work when there is some', () => {
    expect(write(worked)).toBe(
      'Hi Dana Whitlow, I follow your coverage of consumer robotics, most recently your piece on repair robots, so I’ll stick to what’s new for your readers: [YOUR NEWS IN ONE SENTENCE].',
    )
  })

  it('treats blank recent work as none', () => {
    expect(write({ ...details, recentWork: ' \n ' }, 0.5)).toBe(write(details, 0.5))
  })

  it('gives each of the five templates a fifth of the random range', () => {
    const picks = [0, 0.1999, 0.2, 0.3999, 0.4, 0.5999, 0.6, 0.7999, 0.8, 0.9999].map((random) =>
      write(worked, random),
    )
    expect(new Set(picks).size).toBe(5)
    for (const index of [0, 2, 4, 6, 8]) expect(picks[index]).toBe(picks[index + 1])
  })

  it.each([1, -0.1, Number.NaN])('still writes an opener for the stray random number %d', (random) => {
    expect(write(details, random)).toBe(write(details, 0))
  })

  it.each([0, 0.2, 0.4, 0.6, 0.8])('uses everything typed in the template picked by %d', (random) => {
    for (const pitch of [details, worked]) {
      const opener = write(pitch, random)
      expect(opener).toMatch(/^Hi Dana Whitlow, .*consumer robotics.*[.?]$/)
      expect(opener).toMatch(/\[[A-Z ]+\]/)
      expect(opener.includes('repair robots')).toBe(pitch === worked)
      expect(findBrokenPlaceholders(opener)).toEqual([])
    }
  })

  it('drops line breaks and a final stop that would break the sentence', () => {
    expect(write({ journalistName: ' Dana\n Whitlow ', beat: 'consumer  robotics. ' })).toBe(write(details))
  })

  it('keeps the stop of initials and of a suffix', () => {
    expect(write({ journalistName: 'Al Ruiz Jr.', beat: 'trade in the U.S.' })).toMatch(
      /^Hi Al Ruiz Jr\., I follow your coverage of trade in the U\.S\., so/,
    )
  })

  it('leaves braces and dollar signs as typed', () => {
    expect(write({ journalistName: '{beat} $&', beat: "{name} $'" })).toMatch(
      /^Hi \{beat\} \$&, .* of \{name\} \$', so/,
    )
  })

  it.each([
    { journalistName: '', beat: 'consumer robotics' },
    { journalistName: 'Dana Whitlow', beat: ' ' },
    { journalistName: '\n', beat: '' },
  ])('asks for what is missing in %j', (pitch) => {
    expect(generateOpener({ ...pitch, recentWork: 'your piece on repair robots' }, 0)).toEqual({
      ok: false,
      title: 'Missing information',
      message: 'Please enter both journalist name and beat.',
    })
  })
})

describe('pitch texts', () => {
  it('has five templates and six tips on each side', () => {
    expect([openerTemplates.length, pitchDoTips.length, pitchAvoidTips.length]).toEqual([5, 6, 6])
    for (const tip of [...pitchDoTips, ...pitchAvoidTips]) expect(tip).toMatch(/^[A-Z].{15,110}\.$/)
  })

  it('names the work only where there is some, and the beat and the name always', () => {
    for (const template of openerTemplates) {
      expect(template.withWork.match(/\{\w+\}/g)?.toSorted()).toEqual(['{beat}', '{name}', '{work}'])
      expect(template.withoutWork.match(/\{\w+\}/g)?.toSorted()).toEqual(['{beat}', '{name}'])
    }
  })

  it('is free of hype', () => {
    expect(findHype(JSON.stringify([openerTemplates, pitchDoTips, pitchAvoidTips]))).toEqual([])
  })
})
