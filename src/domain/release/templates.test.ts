import { describe, expect, it } from 'vitest'
import { findBrokenPlaceholders, findHype } from '#domain/text/prose.test-support.ts'
import { describeFacts, findTemplate, releaseTemplates } from './templates.ts'

const named = releaseTemplates.map((template) => [template.name, template] as const)

describe('release templates', () => {
  it('offers the five templates of the landing page with their example headlines', () => {
    expect(releaseTemplates.map((template) => [template.id, template.name, template.headline])).toEqual([
      ['product-launch', 'Product Launch', 'Pellworth to Sell $149 Smoke Monitor to School Districts Aug. 3'],
      ['company-news', 'Company News', 'Selwick Ferries to Add 6 Electric Boats and 85 Jobs in Tacoma'],
      [
        'partnership-announcement',
        'Partnership Announcement',
        'Tarnfield Libraries to Lend Norrell Hearing Aids at 54 Branches',
      ],
      [
        'executive-appointment',
        'Executive Appointment',
        'Osterby Rail Names Its Head of Safety as Chief Executive',
      ],
      [
        'award-recognition',
        'Award Recognition',
        'Mirrin Valley Clinic Wins Rural Care Prize Over 187 Entrants',
      ],
    ])
  })

  it.each(named)('keeps the %s headline within 70 characters and without a final stop', (_name, template) => {
    expect(template.headline.length).toBeLessThanOrEqual(70)
    expect(template.headline).not.toMatch(/[.!?]$/)
  })

  it.each(named)('opens the %s example with a city and a state as AP writes them', (_name, template) => {
    expect(template.example).toMatch(/^[A-Z]+, (Ore|Wash|N\.C|Neb|Mont)\. — [A-Z].+\.$/)
    expect(template.example).not.toMatch(/\[|percent|\d(st|nd|rd|th)\b/)
  })

  it.each(named)('puts the %s release in the order a newsroom expects', (_name, template) => {
    const { blocks } = template
    expect(blocks[0]).toBe('FOR IMMEDIATE RELEASE')
    expect(blocks[1]).toMatch(/^\[(COMPANY|WINNER)\] (to|Names|Wins) /)
    expect(blocks[2]).toMatch(/^\[SUBHEAD WITH [^\]]+\]$/)
    expect(blocks[3]).toMatch(/^\[CITY\], \[STATE\], \[MONTH DAY, YEAR\] — \[/)
    const quote = blocks.findIndex((block) => /^“\[[^\]]+\],” said \[/.test(block))
    const about = blocks.findIndex((block) => block.startsWith('About ['))
    expect(quote).toBeGreaterThan(3)
    expect(about).toBeGreaterThan(quote)
    expect(blocks.slice(-2)).toEqual(['Media contact\n[FULL NAME]\n[EMAIL]\n[PHONE WITH AREA CODE]', '###'])
  })

  it.each(named)('writes %s with whole blanks, in the third person, without hype', (_name, template) => {
    const text = template.blocks.join('\n')
    expect(findBrokenPlaceholders(text)).toEqual([])
    expect(text.replace(/\[[^\]]+\]/g, '')).not.toMatch(/\b(I|we|our|us|you|your)\b|announce|pleased/i)
    expect(findHype(`${text} ${template.headline} ${template.example}`)).toEqual([])
  })

  it('says under each clipping what it asks for', () => {
    expect(releaseTemplates.map((template) => describeFacts(template.facts))).toEqual([
      'Asks for price, on-sale date, buyer and one measured benefit',
      'Asks for the change, a number, the period and the effect on jobs or customers',
      'Asks for both names, what customers can now do, scope and start date',
      'Asks for role, start date, predecessor and mandate',
      'Asks for the awarding organization, the criteria, the number of entrants and the result behind it',
    ])
    expect(describeFacts(['price'])).toBe('Asks for price')
    expect(describeFacts(['price', 'date'])).toBe('Asks for price and date')
  })

  it('finds a template by its id', () => {
    expect(findTemplate('company-news')?.name).toBe('Company News')
    expect(findTemplate('toString')).toBeUndefined()
  })
})
