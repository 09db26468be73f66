import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const unitsOf = (notes: string) => sortBrief(notes).units.map(({ text, sender }) => [sender, text])

describe('a line of a chat', () => {
  it.each([
    '[10:32] Bec: ',
    'Mon 10:32 Bec: ',
    '10:32 Bec: ',
    'Bec, 10:32 pm: ',
    'Bec 10:32: ',
    'Bec [10:32] ',
    'Bec [10:32 AM] ',
    'Bec – 12/05/26, 10:32: ',
    '[12/05/2026, 10:32] Bec: ',
    '12/05/2026, 10:32 - Bec: ',
    '12/05, 10:32 – Bec (Acme Gin and Bitters): ',
  ])('is told without “%s”, and its sender is known', (stamp) => {
    expect(unitsOf(`${stamp}Acme Gin won gold in Adelaide.`)).toEqual([
      ['Bec', 'Acme Gin won gold in Adelaide.'],
    ])
  })

  it('belongs to the name above it', () => {
    const notes =
      'Bec 7:41 PM\nAcme Gin won gold in Adelaide.\nNadia 7:42 PM\nlovely\nBec 7:43 PM\n412 entries'
    expect(unitsOf(notes)).toContainEqual(['Bec', '412 entries'])
    expect(unitsOf(notes)).toContainEqual(['Nadia', 'lovely'])
  })

  it('has no sender where a day, a label or a mail’s header stands before the time', () => {
    const notes =
      'Saturday, 10:30: doors open for families\nSaturday, 11:30: the gin tasting starts\nSat 12:30 Opening Remarks: the mayor\nSent: Tuesday 23 June 2026, 22:05\nSent: Tuesday 23 June 2026, 15:31'
    expect(sortBrief(notes).units.map(({ sender }) => sender)).toEqual(Array(5).fill(undefined))
  })
})

it('takes the time stamps of a chat for no sign of silence', () => {
  const notes = [
    '[10:04] Chi: first woman in the position since 1968',
    '[10:04] Uche: hmm strong',
    '[10:09] Chi: Acme Hospital Enugu has 210 beds and 640 staff',
    '[10:10] Chi: Acme Hospital opened in 1968',
  ].join('\n')
  expect(sortBrief(notes).units[0]?.kind).toBe('fact')
})

it('gives a quotation that was asked for in a chat to whoever answers, with the name and title that the other one plans', () => {
  const notes = [
    'Bec, 7:42 pm: Saltbush Still won gold at the Southern Spirits Awards in Adelaide.',
    'Nadia, 7:47 pm: love that. quote from you?',
    'Bec, 7:50 pm: It’s a bush lime and a stubborn copper pot.',
    'Nadia, 7:50 pm: perfect, I’m putting you as Bec Tranter, head distiller, Saltbush Still',
  ].join('\n')
  const { quotes, people } = readSheet(sortBrief(notes))
  expect(quotes).toMatchObject([
    { text: 'It’s a bush lime and a stubborn copper pot.', speaker: 'Bec Tranter' },
  ])
  expect(people).toMatchObject([{ name: 'Bec Tranter', title: 'head distiller' }])
})

it('takes off names with a time and a dash, where somebody writes twice', () => {
  const chat = [
    'dee 8:02 — Acme Pantry of Dayton, Ohio, is recalling its hazelnut spread.',
    'marco 8:04 — which stores',
    'dee 8:05 — 2,140 jars were sold at food co-ops in Ohio.',
  ].join('\n')
  expect(sortBrief(chat).units.map(({ body }) => body)).toContain(
    '2,140 jars were sold at food co-ops in Ohio.',
  )
  const agenda = 'Doors 8:00 — everybody is welcome in Dayton.\nConcert 9:00 — the choir sings.'
  expect(
    sortBrief(agenda)
      .units.map(({ text }) => text)
      .join(' '),
  ).toContain('Concert 9:00')
})
