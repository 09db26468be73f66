import { describe, expect, it } from 'vitest'
import { createRandom } from './random.test-support.ts'
import { countChanges, type DiffPart, diffWords, shortestShared } from './word-diff.ts'

const marks = { same: '', added: '+', removed: '-' }
const show = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`)).join('')
const side = (parts: readonly DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')
const collapse = (text: string) => text.replace(/[^\S\n]+/g, ' ')

const write = (count: number, random: () => number, words = 2_000) =>
  Array.from({ length: count }, (_, index) => {
    const word = `word${Math.floor(random() * words)}`
    return index % 60 === 59 ? `${word}.\n` : `${word} `
  }).join('')

describe('a word diff', () => {
  it.each([
    ['The sensor leaks', 'The sensor leaks', 'The sensor leaks'],
    ['', 'New text', '[+New text]'],
    ['Old text', '', '[-Old text]'],
    [
      'start selling a leak sensor',
      'start selling an $89 leak sensor',
      'start selling [-a ][+an $89 ]leak sensor',
    ],
    [
      'will begin on December 1st from',
      'will begin on Dec. 1 from',
      'will begin on [-December 1st ][+Dec. 1 ]from',
    ],
    ['one two', 'one  two', 'one  two'],
    ['It leaks.', 'It leaks. It drips.', 'It leaks. [+It drips.]'],
    ['It leaks. It drips. Then', 'It leaks. Then', 'It leaks. [-It drips. ]Then'],
  ])('of %j and %j marks whole words', (before, after, shown) => {
    expect(show(diffWords(before, after).parts)).toBe(shown)
  })

  it('keeps the space before words that are cut off a sentence', () => {
    const { parts } = diffWords('They hear of leaks within 15 minutes.', 'They hear of leaks.')
    expect(parts).toEqual([
      { kind: 'same', text: 'They hear of leaks' },
      { kind: 'removed', text: ' within 15 minutes' },
      { kind: 'same', text: '.' },
    ])
  })

  it('keeps numbers, prices and hyphenated words whole', () => {
    const { parts } = diffWords('a nine-month trial of 1,912 flats', 'a ten-month trial of 1,913 flats')
    expect(show(parts)).toBe('a [-nine-month ][+ten-month ]trial of [-1,912 ][+1,913 ]flats')
  })

  it('joins edits with little between them, so that a rewritten sentence is one change', () => {
    const { parts } = diffWords(
      'At such times as a building should be quiet the device listens.',
      'During hours when a house ought to be quiet the device listens.',
    )
    expect(show(parts)).toBe(
      '[-At such times as a building should ][+During hours when a house ought to ]be quiet the device listens.',
    )
    expect(countChanges(parts)).toBe(1)
  })

  it('leaves edits apart when more lies between them than they change, or a line end', () => {
    expect(countChanges(diffWords('a b c d e f g h', 'x b c d e f g y').parts)).toBe(2)
    expect(
      countChanges(
        diffWords('one long sentence\nx another one', 'two short words\nx some other thing').parts,
      ),
    ).toBe(2)
    const shared = 'y'.repeat(shortestShared)
    const long = 'z'.repeat(60)
    expect(countChanges(diffWords(`${long}1 ${shared} ${long}2`, `${long}3 ${shared} ${long}4`).parts)).toBe(
      2,
    )
    expect(
      countChanges(
        diffWords(`${long}1 ${shared.slice(2)} ${long}2`, `${long}3 ${shared.slice(2)} ${long}4`).parts,
      ),
    ).toBe(1)
  })

  it('marks an added paragraph as added', () => {
    expect(show(diffWords('One.\nThree.', 'One.\nTwo.\nThree.').parts)).toBe('One.\n[+Two.\n]Three.')
  })

  it('gives both texts back, whatever they are', () => {
    const random = createRandom(7)
    for (let round = 0; round < 300; round += 1) {
      const before = write(Math.floor(random() * 40), random, 8)
      const after = write(Math.floor(random() * 40), random, 8)
      const { parts } = diffWords(before, after)
      expect(collapse(side(parts, 'added')).replaceAll(' ', '')).toBe(collapse(before).replaceAll(' ', ''))
      expect(side(parts, 'removed')).toBe(after)
    }
  })
})

describe('a long diff', () => {
  it('finds a hundred scattered edits in 50,000 words', () => {
    const random = createRandom(3)
    const words = write(50_000, random).split(' ')
    const edited = [...words]
    for (let edit = 0; edit < 100; edit += 1) edited[250 + 480 * edit] = `edit${edit}`
    const { parts, isComplete } = diffWords(words.join(' '), edited.join(' '))
    expect(isComplete).toBe(true)
    expect(countChanges(parts)).toBe(100)
  })

  it('of 50,000 words that have little in common ends within its time', () => {
    const before = write(50_000, createRandom(1), 300)
    const after = write(50_000, createRandom(2), 300)
    const { parts } = diffWords(before, after)
    expect(side(parts, 'removed')).toBe(after)
  })

  it('says when it was stopped, and counts the rest as replaced', () => {
    const { parts, isComplete } = diffWords('a b c d', 'a x y d', () => false)
    expect(isComplete).toBe(false)
    expect(show(parts)).toBe('a [-b c ][+x y ]d')
  })
})
