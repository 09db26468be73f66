import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const titleOf = (notes: string, name: string) =>
  readSheet(sortBrief(`Passo Largo opens a shop in Porto on May 4.\n${notes}`)).people.find(
    (person) => person.name === name,
  )

describe('what a speaker is', () => {
  it.each([
    [
      'Artistic leader Håkon Myklebust: "Forty people breathe in at once."',
      'Håkon Myklebust',
      'artistic leader',
    ],
    [
      'Olivier Brassac, directeur général: "We owe them an explanation."',
      'Olivier Brassac',
      'directeur général',
    ],
    [
      'Words of Hernán Zuluaga (fundador y gerente): "The medal is theirs."',
      'Hernán Zuluaga',
      'fundador y gerente',
    ],
    [
      'Chair of the board Judith Pawlik: "Several people were hurt here."',
      'Judith Pawlik',
      'chair of the board',
    ],
    [
      'From our présidente, Sylvie Lachapelle: "For thirty years nobody knew us."',
      'Sylvie Lachapelle',
      'présidente',
    ],
    ['Comment of CEO Park Jin-woo: "Fishermen know that nets are valuable."', 'Park Jin-woo', 'CEO'],
    [
      'Dr. Imani Castell, chief of pediatric surgery, said "A bear helps a child."',
      'Imani Castell',
      'chief of pediatric surgery',
    ],
    ['CTO quote: "An engineer should argue with the network." – Defne Soylu', 'Defne Soylu', 'CTO'],
    ['Reg Hibbert, 77, plot holder, says "I have lived here since 1974."', 'Reg Hibbert', 'plot holder'],
  ])('is read beside the name: %s', (notes, name, title) => {
    expect(titleOf(notes, name)?.title).toBe(title)
  })

  it('is read by the first name where somebody speaks', () => {
    const notes =
      'Fidelma Gaffney runs the wing.\nFidelma, director of nursing, good line: "People with dementia walk."'
    expect(titleOf(notes, 'Fidelma Gaffney')?.title).toBe('director of nursing')
  })

  it('keeps the company that is named with it', () => {
    const person = titleOf(
      'Karoo’s CEO, a Deon Vermaak, sent this: "We move cold things for a living."',
      'Deon Vermaak',
    )
    expect(person).toMatchObject({ title: 'CEO', organization: 'Karoo' })
  })

  it.each([
    ['Roy Gilmour, leading the walk this year: "A stranger brought me back."', 'Roy Gilmour'],
    ['Maura Hickey from Nad: "I can point at a bottle on a shelf."', 'Maura Hickey'],
    ['Jane Doe, approved by her: "We wanted this for years."', 'Jane Doe'],
    ['Jane Doe, Chicago: "We wanted this for years."', 'Jane Doe'],
  ])('is left open where the notes don’t say it: %s', (notes, name) => {
    expect(titleOf(notes, name)?.title).toBeUndefined()
  })
})
