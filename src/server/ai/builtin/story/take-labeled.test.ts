import { describe, expect, it } from 'vitest'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { readStory } from './read-story.ts'

const draft = (...lines: string[]): string => writeRelease(composeRelease(readStory(lines.join('\n'))))

const hire = (...lines: string[]): string =>
  draft(
    'Organization: Tarrow Valley Library System, Elkins, West Virginia',
    'Announcement: Denise Ochoa named executive director',
    ...lines,
    'About: Tarrow Valley Library System runs nine libraries in two counties.',
    'Media contact: Paul Amsler, press@tarrowlibraries.org, 304-555-0144',
  )

describe('the fields of a form about a hire', () => {
  it('tell when somebody starts and after whom', () => {
    const html = hire(
      'Effective date: March 1, 2027',
      'Succeeding: Harold Binns, who led the system for 22 years',
    )
    expect(html).toContain('ELKINS, W.Va., [MONTH DAY, YEAR] —')
    expect(html).toContain(
      'Tarrow Valley Library System has named Denise Ochoa executive director, effective March 1, 2027.',
    )
    expect(html).toContain('Ochoa succeeds Harold Binns, who led the system for 22 years.')
    expect(html).not.toMatch(/Effective date:|Succeeding:/)
  })

  it('stand in the story where they are sentences, with the name for “she”', () => {
    const html = hire(
      'Responsibilities: She will run nine libraries with a staff of 84.',
      'Background: Ochoa comes from the Pinard County Library, where she was deputy director. Under her, visits rose 31% in four years. She began as a bookmobile driver in 2006.',
    )
    expect(html).toContain('Ochoa will run nine libraries with a staff of 84.')
    expect(html).toContain(
      'Under her, visits rose 31% in four years. She began as a bookmobile driver in 2006.',
    )
    expect(html).not.toMatch(/Responsibilities:|Background:/)
  })

  it.each([
    [
      'Education: MLS, University of Marrick, 2009',
      'Ochoa earned an MLS from the University of Marrick in 2009.',
    ],
    [
      'Degrees: BA from Oberon College; MBA from Kell University',
      'Ochoa holds a BA from Oberon College and an MBA from Kell University.',
    ],
    [
      'Education: master of public administration, Kell University',
      'Ochoa holds a master of public administration degree from Kell University.',
    ],
    [
      'Previous position: Deputy director of the Pinard County Library, where she worked for 12 years',
      'Ochoa was previously deputy director of the Pinard County Library, where she worked for 12 years.',
    ],
    [
      'Former job: Branch manager, Pinard County Library',
      'Ochoa was previously branch manager at Pinard County Library.',
    ],
    [
      'Last job: 11 years as head of lending in Marrick',
      'Ochoa spent 11 years as head of lending in Marrick.',
    ],
    [
      'Search: picked by a panel of nine from 58 applicants',
      'Ochoa was picked by a panel of nine from 58 applicants.',
    ],
    [
      'First project: a card that works in all nine libraries',
      'Ochoa’s first project is a card that works in all nine libraries.',
    ],
    [
      'Responsible for: lending, buildings and the bookmobile',
      'Ochoa will be responsible for lending, buildings and the bookmobile.',
    ],
  ])('become a sentence: %s', (line, sentence) => {
    const html = hire(line)
    expect(html).toContain(sentence)
    expect(html).not.toContain(line)
  })

  it('stay in the words of the form where no sentence fits', () => {
    expect(
      hire(
        'Education: Oberon College, and later 14 night courses',
        'Awards: two state medals, 2019 and 2024',
      ),
    ).toContain('Education: Oberon College, and later 14 night courses')
  })
})

describe('the fields of other forms', () => {
  const shop = (...lines: string[]): string =>
    draft(
      'Company: Tolland Pump Works, maker of bilge pumps',
      'News: opening a repair shop',
      'City: Dover, Delaware',
      'Opening: Monday, May 3, 2027',
      ...lines,
    )

  it.each([
    ['Wages: start at $24 an hour', 'Wages start at $24 an hour.'],
    ['Hiring: begins in March 2027', 'Hiring begins in March 2027.'],
    ['Jobs: 12 at opening, 31 by 2029', 'The project brings 12 jobs at opening and 31 by 2029.'],
    ['Why: one-week service for 900 fishing boats', 'The reason is one-week service for 900 fishing boats.'],
  ])('become a sentence: %s', (line, sentence) => {
    expect(shop(line)).toContain(sentence)
  })

  it.each([
    'Why: because the old shop flooded',
    'Why: parking',
    'Why: the port credits the two new docks and a strong season',
    'Why: Harrow Ferries drills and services wells off the coast',
    'Wages: $24 an hour',
  ])('are not turned around: %s', (line) => {
    expect(shop(line)).not.toMatch(/The reason is|Wages \$24/)
  })

  const fair = (...lines: string[]): string =>
    draft(
      '1. Organization: Marrick Seed Exchange, a nonprofit in Marrick, Ohio',
      '2. What is the news? The exchange is holding a free seed swap.',
      '3. When is it? Saturday, March 6, 2027, 10 a.m. to 2 p.m.',
      '4. Where is it? Marrick Grange, 12 Depot Street, Marrick',
      ...lines,
    )

  it('say for whom something is', () => {
    expect(fair('5. Who is it for? Gardeners who save their own seeds.')).toContain(
      'The event is for gardeners who save their own seeds.',
    )
  })

  it('say where people sign up, and leave the address as it is', () => {
    const html = fair('5. How do people register? https://marrickseeds.org/swap, registration opens Feb. 1')
    expect(html).toContain('REGISTRATION: ')
    expect(html).not.toContain('Https')
  })
})
