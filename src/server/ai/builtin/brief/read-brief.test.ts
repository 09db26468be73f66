import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { readBlocks } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readBrief } from './read-brief.ts'

function write(prompt: string): string {
  return readBlocks(composeRelease(readBrief(prompt)))
}

describe('a company that is named with its home', () => {
  it.each([
    ['Harbor Brew of Portland, Oregon launches Tidewater Stout, a stout.', 'Harbor Brew', 'Portland'],
    ['Acme Robotics of Austin, Texas, launches the Loader 2, a robot.', 'Acme Robotics', 'Austin'],
    ['Lumen Labs of Berlin, Germany unveils Aurora, a backpack.', 'Lumen Labs', 'Berlin'],
    ['Our startup Voltbox (San Jose, CA) just closed a $4.5M round.', 'Voltbox', 'San Jose'],
    [
      'We hired Sarah Kim. Company is Tidewater Logistics, Savannah, Georgia.',
      'Tidewater Logistics',
      'Savannah',
    ],
  ])('reads "%s"', (prompt, company, city) => {
    expect(readBrief(prompt)).toMatchObject({ company, place: { city, isHome: true } })
  })

  it('names the product and not the town', () => {
    expect(readBrief('Harbor Brew of Portland, Oregon launches Tidewater Stout.').product).toBe(
      'Tidewater Stout',
    )
  })

  it.each([
    ['Bank of Maple Hollow cuts its fees to $5.', 'Bank of Maple Hollow'],
    ['The Riverside Museum of Art hosts its gala on May 9.', 'Riverside Museum of Art'],
    ['Orchid Health Inc. (NYSE: ORC) reported revenue of $412 million.', 'Orchid Health Inc.'],
  ])('keeps the whole name in "%s"', (prompt, company) => {
    expect(readBrief(prompt).company).toBe(company)
  })

  it('puts the town into the dateline and the boilerplate instead of the lead', () => {
    const text = write('Harbor Brew of Portland, Oregon launches Tidewater Stout, a nitro stout.')
    expect(text).toContain('PORTLAND, Ore., [MONTH DAY, YEAR] — Harbor Brew has launched Tidewater Stout')
    expect(text).toContain('Harbor Brew, based in Portland, Oregon,')
  })
})

describe('what a brief leaves unsaid', () => {
  it('makes no person of the end of a word', () => {
    expect(readBrief('Trailhead Coffee Roasters will donate 10% of its sales.').people).toEqual([])
  })

  it('makes no company of a pronoun', () => {
    expect(
      readBrief("Write a press release about our new app. We're based in Chicago.").company,
    ).toBeUndefined()
  })

  it('launches the new thing it was asked to write about', () => {
    expect(
      write('Write a press release about our new app PetPal that finds sitters. Launching January 15, 2027.'),
    ).toContain('[COMPANY] is launching PetPal, an app that finds sitters, on Jan. 15, 2027.')
  })

  it('speaks of a dated plan as of something to come', () => {
    expect(write('Bank of Maple Hollow cuts overdraft fees to $5 starting Jan 1')).toContain(
      'Bank of Maple Hollow will cut overdraft fees to $5 starting Jan. 1.',
    )
  })

  it('takes what was found as the headline', () => {
    expect(
      write('University of Northfield researchers found that coffee grounds make concrete 30% stronger.'),
    ).toContain('Coffee Grounds Make Concrete 30% Stronger, University of Northfield Researchers Find')
  })

  it('confirms what happened when only notes tell it', () => {
    expect(write('data breach at Cloudpost on Oct 29, no passwords. we fixed it in 3 hours.')).toContain(
      'Cloudpost confirmed a data breach on Oct. 29.',
    )
  })
})
