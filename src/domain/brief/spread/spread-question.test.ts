import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const thread = `From: Ana Ruiz <ana@harborbooks.com>
Subject: answers

> 1. What is it?
Harbor Books opens a third shop in Dayton, Ohio, on May 4.
> 2. Can I have a quote from you?
Everybody said nobody reads here. The third shop says otherwise. You can polish it.
> 3. Anything sensitive I should know?
The landlord wanted twice as much in March.
> 4. When can we go out?
Monday, May 3, 9 a.m. ET
> 5. Who takes the press calls?
Kim Lee in May, I am in the shop: kim@harborbooks.com, 937-555-0142`

const kindOf = (notes: string, words: string) =>
  sortBrief(notes).units.find(({ text }) => text.includes(words))?.kind

describe('the answer to a question', () => {
  it.each([
    ['Everybody said', 'quote'],
    ['The landlord', 'private'],
    ['Monday, May 3', 'embargo'],
    ['Kim Lee', 'contact'],
    ['opens a third shop', 'fact'],
  ])('is what was asked for: “%s” is %s', (words, kind) => {
    expect(kindOf(thread, words)).toBe(kind)
  })

  it('is one quotation by whoever answers', () => {
    expect(readSheet(sortBrief(thread)).quotes).toMatchObject([
      { text: 'Everybody said nobody reads here. The third shop says otherwise.', speaker: 'Ana Ruiz' },
    ])
  })

  it('is not a quotation when it only says there is none', () => {
    expect(
      kindOf('Harbor Books opens a shop on May 4.\n> Quote?\nWill send one tomorrow.', 'Will send'),
    ).not.toBe('quote')
  })
})

it('reads the words below “QUOTE” with their speaker', () => {
  const notes =
    'Harbor Books opens a shop on May 4.\n\nQUOTE\nAna Ruiz, general manager – Our first thought was tea. We kept it.'
  expect(readSheet(sortBrief(notes)).quotes).toMatchObject([{ speaker: 'Ana Ruiz' }])
})

describe('a question of a chat', () => {
  const chat = [
    '[10:03] Chi: Acme Hospital Enugu has a new chief medical director, Dr. Ifeoma Ubaka.',
    '[10:04] Uche: nice!! who is she replacing',
    '[10:05] Chi: Dr. Emeka Oforbuike, his second term ended in December',
    '[10:10] Uche: what will she do first? any quote',
    '[10:13] Chi: she wants to bring down the waiting time to under one hour',
    '[10:14] Chi: her quote: A patient who waits four hours has already been told what we think of him.',
  ].join('\n')

  it.each([
    ['who is she', 'furniture'],
    ['Oforbuike', 'fact'],
    ['what will she do', 'furniture'],
    ['waiting time', 'fact'],
    ['her quote', 'quote'],
  ])('and its answer are one thing: “%s” is %s', (words, kind) => {
    expect(kindOf(chat, words)).toBe(kind)
  })

  it('is asked by whoever writes it up: the rest of what they say is talk', () => {
    const notes = `${chat}\n[10:15] Uche: strong\n[10:16] Chi: we have 210 beds\n[10:17] Uche: you will have it before 4`
    expect(kindOf(notes, 'strong')).toBe('furniture')
    expect(kindOf(notes, 'before 4')).toBe('furniture')
  })

  it('opens nothing that is silenced beside it', () => {
    const notes =
      '[10:04] Uche: why now?\n[10:05] Chi: the old wing is full. off the record, the bank wants its money back. it has 40 beds'
    expect(kindOf(notes, 'the bank')).toBe('private')
    expect(kindOf(notes, '40 beds')).not.toBe('fact')
  })
})

it('reads an interview without its numbers', () => {
  const notes = 'Q1. What is being announced?\nA1. Harbor Books opens a third shop in Dayton, Ohio, on May 4.'
  expect(sortBrief(notes).units.map(({ kind, text }) => [kind, text])).toEqual([
    ['furniture', 'What is being announced?'],
    ['fact', 'Harbor Books opens a third shop in Dayton, Ohio, on May 4.'],
  ])
})

describe('a form with numbered questions', () => {
  const form = `1. Company: Larkmoor Oy
2. Place: Oulu, Finland
3. What is the news? Larkmoor raised 9.8 million euros.
4. What do you make? A foam from the bark of spruce for the packages of electronics.
5. May it be published now? No, on Tuesday, March 23, 2027, at 9 a.m. Finnish time.
6. What must not be in the text? Our customer Hultberg has not permitted it.
7. Length: not over 350 words
8. How many people? 19, and 12 of them are researchers`
  const { units } = sortBrief(form)
  const kindOf = (words: string) => units.find(({ text }) => text.includes(words))?.kind

  it('has its answers on the lines of its questions', () => {
    expect(kindOf('bark of spruce')).toBe('fact')
    expect(kindOf('March 23, 2027')).toBe('embargo')
    expect(readSheet(sortBrief(form)).embargo?.until).toContain('March 23, 2027')
  })

  it('keeps out what it asks to keep out, and no line below', () => {
    expect(kindOf('Hultberg')).toBe('private')
    expect(kindOf('350 words')).not.toBe('private')
    expect(kindOf('researchers')).toBe('fact')
  })
})
