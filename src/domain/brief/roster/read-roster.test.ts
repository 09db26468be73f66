import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const news = 'Larkmoor Foods of Dayton, Ohio, opens a second plant on May 4.'
const peopleOf = (...lines: string[]) => readSheet(sortBrief([news, ...lines].join('\n'))).people
const find = (name: string, ...lines: string[]) =>
  peopleOf(...lines).find((person) => person.name.endsWith(name))

describe('somebody who is named without a title', () => {
  it.each([
    ['The oldest baker is Wendla Kruse, 71, who started in 1972.', 'Wendla Kruse'],
    ['My brother Otis Varga runs the ovens at night.', 'Otis Varga'],
    ['The plant is named after her mother, Ilse Brandvold.', 'Ilse Brandvold'],
    ['Dr. Amos Tereu of the county tested the flour.', 'Amos Tereu'],
    ['The opening has music by Odile Marchetti.', 'Odile Marchetti'],
    ['The mural was painted by Kofi Andersen.', 'Kofi Andersen'],
    ['Crime novelist Petra Halloway reads at noon.', 'Petra Halloway'],
    ['Judges: Ebba Nordin, Silvan Trask', 'Silvan Trask'],
    ['The bakers are Mia Oduya 17, Ravi Szabo 18 and Jo Lindgren 19.', 'Ravi Szabo'],
    ['The line takes over from Hugo Wendt, who retires in June.', 'Hugo Wendt'],
    ['Our parents Marta and Luis Ferrand opened the first shop in 1984.', 'Marta Ferrand'],
  ])('is found where it is told of as of a person: %s', (line, name) => {
    expect(find(name, line)).toBeDefined()
  })

  it.each([
    'The plant makes Maple Oat Granola, 12-ounce bags.',
    'Tours run on Thurs Sept 10, and on Fri October 2.',
    'The boat leaves Fish Quay 10.30 a.m.',
    'The first product is the Nordahl Drift 24, a mixer.',
    'It came from Fort Laramie, who knows when.',
  ])('is not made of a product, a day or a place: %s', (line) => {
    expect(peopleOf(line)).toEqual([])
  })
})

describe('what somebody is', () => {
  it.each([
    ['Ruth Amsel, founder + CEO, started in a garage.', 'Ruth Amsel', 'founder and CEO'],
    ['Ruth Amsel, founder & chief exec, started in a garage.', 'Ruth Amsel', 'founder and chief executive'],
    ['The study is by marine biologist Dr Finn Tregear.', 'Finn Tregear', 'marine biologist'],
    ['Their founder, Beau Ostrom, becomes our VP of scheduling.', 'Beau Ostrom', 'VP of scheduling'],
    [
      'Ida Kessel, an associate professor of geology who led the study, will speak.',
      'Ida Kessel',
      'associate professor of geology',
    ],
    [
      'Larkmoor Foods has named Yolanda Finch, DNP, RN, its chief nursing officer.',
      'Yolanda Finch',
      'chief nursing officer',
    ],
    [
      'Nils Abend, who founded Quill Labs in 2023 and is its chief executive, will speak.',
      'Nils Abend',
      'chief executive',
    ],
    ['Lena Marsh joins Larkmoor Foods as chief operating officer.', 'Lena Marsh', 'chief operating officer'],
    ['The company was started by sisters Hattie and Jo Penrose.', 'Jo Penrose', 'co-founder'],
    ['Founded in 2019 by Vera Lund and Dr. Imran Sheikh, it has 40 staff.', 'Imran Sheikh', 'co-founder'],
    ['The co-founders are Thea Brandt and Mr Ravi Szabo.', 'Ravi Szabo', 'co-founder'],
  ])('is read whole: %s', (line, name, title) => {
    expect(find(name, line)?.title).toBe(title)
  })

  it('is an office rather than having founded something', () => {
    const lines = [
      'Founders Vera Lund and Ravi Szabo stay on.',
      '"We stay," said Vera Lund, chief executive.',
    ]
    expect(find('Vera Lund', ...lines)?.title).toBe('chief executive')
  })

  it('is read behind letters that spell the name, and from short titles without a comma', () => {
    expect(
      find('Tess Amadou', 'I’m Tess Amadou, A M A D O U, founder and CEO.', 'Quote from me: "We bake."')
        ?.title,
    ).toBe('founder and CEO')
    expect(find('Rudy Vandal', '"He talks to everybody in the plant." - Rudy Vandal GM')?.title).toBe(
      'general manager',
    )
  })

  it('is no word of a label or of the next line', () => {
    expect(find('Mateo Silva', 'Announcement: Mateo Silva named plant manager')?.title).toBe('plant manager')
    expect(
      find(
        'Lorna Kish',
        'director’s: "It comes from friends of the plant."',
        'Lorna Kish',
        'maybe a potter comes in October',
      )?.title,
    ).not.toContain('potter')
  })
})
