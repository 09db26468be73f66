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
      'managing director',
    ],
    [
      'Words of Hernán Zuluaga (fundador y gerente): "The medal is theirs."',
      'Hernán Zuluaga',
      'founder and manager',
    ],
    [
      'Chair of the board Judith Pawlik: "Several people were hurt here."',
      'Judith Pawlik',
      'chair of the board',
    ],
    [
      'From our présidente, Sylvie Lachapelle: "For thirty years nobody knew us."',
      'Sylvie Lachapelle',
      'president',
    ],
    ['Comment of CEO Park Jin-woo: "Fishermen know that nets are valuable."', 'Park Jin-woo', 'CEO'],
    [
      'Dr. Imani Castell, chief of pediatric surgery, said "A bear helps a child."',
      'Imani Castell',
      'chief of pediatric surgery',
    ],
    ['CTO quote: "An engineer should argue with the network." – Defne Soylu', 'Defne Soylu', 'CTO'],
    ['Nurse manager Joy Tso: "We trained 96 people for this."', 'Joy Tso', 'nurse manager'],
    ['Reg Hibbert, 77, plot holder, says "I have lived here since 1974."', 'Reg Hibbert', 'plot holder'],
  ])('is read beside the name: %s', (notes, name, title) => {
    expect(titleOf(notes, name)?.title).toBe(title)
  })

  it.each([
    [
      'Álvaro Ribalta (consejero delegado) says: "Nobody thinks about the lift."',
      'Álvaro Ribalta',
      'chief executive',
    ],
    [
      'Maëlle Giraudon, co-gérante you can say shop manager: "On a bike you smile."',
      'Maëlle Giraudon',
      'shop manager',
    ],
    ['MD Pieter Naudé: "People must not drink this water."', 'Pieter Naudé', 'managing director'],
    ['Hemi Rewiti, GM: "We ship in May."', 'Hemi Rewiti', 'general manager'],
    [
      'The Managing Partner, Josephine Ndirangu, wishes to be quoted: "A title deed should end an argument."',
      'Josephine Ndirangu',
      'managing partner',
    ],
  ])('is told in English and in full: %s', (notes, name, title) => {
    expect(titleOf(notes, name)?.title).toBe(title)
  })

  it('is the founder of what somebody started', () => {
    const notes =
      'Dr. Yvon Cormier, who started Petitcodiac Dental in 1995, remains.\n"I wanted to sell to dentists," Yvon Cormier said.'
    expect(titleOf(notes, 'Yvon Cormier')).toMatchObject({
      title: 'founder',
      organization: 'Petitcodiac Dental',
    })
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

  it('is the whole post where only its end is a known title, and the employer is who owns it', () => {
    const person = titleOf(
      'Charleston’s emergency manager, Joy Tso, told me: "We close the street first."',
      'Joy Tso',
    )
    expect(person).toMatchObject({ title: 'emergency manager', organization: 'Charleston' })
  })

  it.each([
    ['Roy Gilmour, leading the walk this year: "A stranger brought me back."', 'Roy Gilmour'],
    ['Maura Hickey from Nad: "I can point at a bottle on a shelf."', 'Maura Hickey'],
    ['Jane Doe, approved by her: "We wanted this for years."', 'Jane Doe'],
    ['Jaana Sarpo (myllyn hoitaja): "We wanted this for years."', 'Jaana Sarpo'],
    ['Jane Doe, Chicago: "We wanted this for years."', 'Jane Doe'],
  ])('is left open where the notes don’t say it: %s', (notes, name) => {
    expect(titleOf(notes, name)?.title).toBeUndefined()
  })
})
