import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { readStory } from './read-story.ts'

const draft = (notes: string): string => writeRelease(composeRelease(readStory(notes)))

describe('a labeled value that says enough', () => {
  it('tells what people must do before anything else about an incident', () => {
    const html = draft(
      'Kransdal Water recalls its bottled water.\nThe pump stopped on Monday.\nAffected: 3,100 bottles\nAdvice: do not drink, do not cook with it',
    )
    expect(html).toContain('Advice to the public: do not drink, do not cook with it.')
    expect(html.indexOf('Advice to the public')).toBeLessThan(html.indexOf('The pump stopped'))
  })

  it('tells what somebody has', () => {
    const html = draft(
      'Three Forks Credit Union (Bozeman) names new president and CEO: Luis Arechiga\nArechiga = 21 years in credit unions, last 8 as lending officer\nCU: 31,000 members',
    )
    expect(html).toContain('names Luis Arechiga president and CEO')
    expect(html).toContain('Arechiga has 21 years in credit unions')
    expect(html).toContain('has 31,000 members')
  })

  it('prints no label of the writer, and no price that is the price of something else', () => {
    const html = draft(
      'Copper Hill Clinic of Bozeman, Mont., launches an emergency app on Oct. 1.\nPrice: exam fee $125, triage free\nMe: CEO since 2019\nWhat it pays for: 3.1 miles of trail\nCU facts: 96,000 members, 14 branches',
    )
    expect(html).not.toContain('The price is exam fee')
    expect(html).not.toMatch(/Me: |CU facts|pays for 3\.1/)
    expect(html).toContain('96,000 members and 14 branches')
  })

  it('reads the fields of a form by their word', () => {
    const html = draft(
      'Institution: Harbor Museum\nCity: Dayton\nTitle of exhibition: White Harvest\nOpening: 6 February 2027\nVenue: the old mill',
    )
    expect(html).toContain(
      'Harbor Museum will hold the exhibition “White Harvest” at the old mill on Feb. 6, 2027',
    )
  })

  it('says what a figure is of', () => {
    const html = draft(
      'Harbor Lifts Ltd., Dayton, Ohio, reports annual results for 2026\nNet profit: $12.9 million (2025: $11.4 million)\nSales: $184.6 million (+7.3%)\nEmployees: 1,460',
    )
    expect(html).toMatch(/(?:Sales were|reported sales of) \$184\.6 million, up 7\.3%\./)
    expect(html).not.toContain('Sales: $184.6')
  })

  it('tells who is affected', () => {
    const html = draft(
      'Harbor Water of Dayton, Ohio, confirms diesel contamination at the Tarn reservoir. Residents must not drink the water.\nAffected: around 31,000 people in Tarn',
    )
    expect(html).toContain('Around 31,000 people in Tarn are affected.')
  })
})
