import { describe, expect, it } from 'vitest'
import { findPeople } from './people.ts'

describe('a person with a title', () => {
  it.each([
    [
      'Maren Oduya, head of field engineering at Larkmoor Instruments.',
      'head of field engineering',
      'Larkmoor Instruments',
    ],
    ['Ana Ruiz, director of engineering at Pellworth.', 'director of engineering', 'Pellworth'],
    ['Ana Ruiz, chief engineer at Pellworth.', 'chief engineer', 'Pellworth'],
    ['Ana Ruiz, founder and CEO of Pellworth.', 'founder and CEO', 'Pellworth'],
    [
      'Ana Ruiz, director of children’s services, Pellworth Library',
      'director of children’s services',
      'Pellworth Library',
    ],
  ])('keeps the whole title and the company of "%s"', (text, title, organization) => {
    expect(findPeople(text)).toEqual([expect.objectContaining({ title, organization })])
  })

  it.each([
    ['From Noreen Hart, head cheesemaker, she dictated it:', 'Noreen Hart', 'head cheesemaker'],
    ['My quote (Morag Lenz, senior lecturer in law): “…”', 'Morag Lenz', 'senior lecturer'],
    ['Our head of development Sjoerd Tamm says:', 'Sjoerd Tamm', 'head of development'],
    ['Tomas Arrey, co-owner: We crack our own.', 'Tomas Arrey', 'co-owner'],
    ['Nora (Haver, chief executive), read out twice:', 'Nora Haver', 'chief executive'],
    ['Pawel Grzel, President of the Board:', 'Pawel Grzel', 'president of the board'],
    ['Adanma Ukaegbu, Founder/CEO:', 'Adanma Ukaegbu', 'founder and CEO'],
    ['Adanma Ukaegbu, Founder/ CEO:', 'Adanma Ukaegbu', 'founder and CEO'],
    ['our President, Chief Mrs. Abosede Lawal:', 'Chief Mrs. Abosede Lawal', 'president'],
    ['Adaeze Nwosu, principal investigator: “…”', 'Adaeze Nwosu', 'principal investigator'],
    ['Councilor Ray Stamper dissented.', 'Ray Stamper', 'councilor'],
    ['Ines Roux is the other co-founder.', 'Ines Roux', 'co-founder'],
    ['Chef at Lark & Lantern is Noemi Castellane, who came from Ohio.', 'Noemi Castellane', 'chef'],
  ])('is read in "%s"', (text, name, title) => {
    expect(findPeople(text)).toEqual([expect.objectContaining({ name, title })])
  })

  it('is of the body whose words are given, though it has no name there', () => {
    expect(findPeople('From the co-op, manager Vernon Antone, “They asked first.”')).toEqual([
      expect.objectContaining({ name: 'Vernon Antone', title: 'manager', organization: 'the co-op' }),
    ])
    expect(findPeople('From the director, manager Vernon Antone: “They asked.”')).toEqual([
      expect.not.objectContaining({ organization: expect.anything() }),
    ])
  })

  it.each([
    'Ann Lee, winter jackets for all',
    'Hollis Cold Haul, a refrigerated carrier',
    'Ann Lee, after the summer, said',
    'Ann Lee, number of guests: 40',
  ])('is none in "%s"', (text) => {
    expect(findPeople(text)).toEqual([])
  })

  it('works for no pronoun', () => {
    expect(findPeople('And I’m managing director, Dev Sandhar')).toEqual([
      { name: 'Dev Sandhar', surname: 'Sandhar', title: 'managing director' },
    ])
  })
})
