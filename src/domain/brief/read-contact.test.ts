import { expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sortBrief } from './sort-brief.ts'

const read = (...lines: string[]) => {
  const {
    unit: _unit,
    title: _title,
    ...contact
  } = readSheet(sortBrief(lines.join('\n'))).contact ?? { unit: 0 }
  return contact
}

const news = 'Marlow Tiles opens a second kiln in Stoke-on-Trent on 4 May.'

it.each([
  ['Media: Colette d’Aubigny, 020 7946 0188', { name: 'Colette d’Aubigny', phone: '020 7946 0188' }],
  ['Media: Coach Brenda Okafor, 555-010-0188', { name: 'Brenda Okafor', phone: '555-010-0188' }],
  ['Press contact: Sunday Okonjo, 0803 555 0188', { name: 'Sunday Okonjo', phone: '0803 555 0188' }],
  ['Press → Moira at the gate lodge, 01632 960 018', { name: 'Moira', phone: '01632 960 018' }],
])('whoever a line of the press names is the contact: %s', (line, contact) => {
  expect(read(news, line)).toEqual(contact)
})

it('an address of the signature belongs to whoever signs, however it is spelled', () => {
  expect(
    read(
      news,
      'Best regards',
      'Ana-Lucia Ferreira',
      'Press officer, Marlow Tiles',
      'al.ferr@marlowtiles.example',
      '020 7946 0188',
    ),
  ).toEqual({ name: 'Ana-Lucia Ferreira', email: 'al.ferr@marlowtiles.example', phone: '020 7946 0188' })
})

it('whoever lists somebody else is not the contact', () => {
  expect(
    read('From: Dev Rao', 'To: Ines Vale', '', news, 'I’ll list you as press contact at 020 7946 0188.').name,
  ).not.toBe('Dev Rao')
})

it('whoever closes with "call me" is the contact, if the rest of the letter is to a colleague', () => {
  expect(
    read(
      'From: Luis Ortega',
      'To: press@fieldandframe.example',
      'Subject: Fwd: funding news',
      '',
      'Herdline of Duluth closed a $4.2 million seed round.',
      'From me - “My dad lost thirty calves in one January.” (Luis Ortega, co-founder and CEO)',
      'Call me 715-555-0102 or luis@herdline.example',
      '',
      'Luis',
    ),
  ).toEqual({ name: 'Luis Ortega', email: 'luis@herdline.example', phone: '715-555-0102' })
})

it.each([
  ['Questions from media: Deputy Clerk Osei Fenn, 262-555-0139', 'Osei Fenn', 'Deputy Clerk'],
  ['Press: Captain Ana Maria Ruiz, 262-555-0139', 'Ana Maria Ruiz', 'Captain'],
  [
    'Press: call Rhonda Scheff, I’m the operations director, 262-555-0139',
    'Rhonda Scheff',
    'operations director',
  ],
])('a post is no part of the name: %s', (line, name, title) => {
  expect(readSheet(sortBrief([news, line].join('\n'))).contact).toMatchObject({ name, title })
})

it.each([
  ['she does our communications', 'communications'],
  ['she handles the press stuff', undefined],
  ['she’s our head of press', 'head of press'],
  ['they do everything with the media', undefined],
  ['volunteer PR', 'volunteer PR'],
])('what stands below the name of a contact is a post or nothing: %s', (told, title) => {
  const line = `Reporters should talk to Colette d’Aubigny, ${told}, 020 7946 0188`
  expect(readSheet(sortBrief(`${news}\n${line}`)).contact?.title).toBe(title)
})
