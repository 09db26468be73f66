import { describe, expect, it } from 'vitest'
import { findDictation } from './dictation.ts'

const wordsOf = (line: string) => findDictation(line)?.words

describe('dictated speech', () => {
  it.each([
    [
      'You can quote me on this, Ada Poole, founder, um: My mother fed people before sunrise.',
      'My mother fed people before sunrise.',
    ],
    [
      'quote me as Ada Poole, founder of Larkmoor – a farmer should not sell at noon.',
      'a farmer should not sell at noon.',
    ],
    [
      'Ada Poole (head baker): I baked the first one in a borrowed oven. I would do it again.',
      'I baked the first one in a borrowed oven. I would do it again.',
    ],
    ['Ada Poole, general manager: Everybody got out in time.', 'Everybody got out in time.'],
    [
      'she is our chief, and for my quote let’s say, A farmer who can wait sets the price.',
      'A farmer who can wait sets the price.',
    ],
    ['From him: A port is a promise that the gate is open.', 'A port is a promise that the gate is open.'],
    [
      'Executive director Ada Poole says: Nobody should drive an hour to learn to read',
      'Nobody should drive an hour to learn to read',
    ],
    [
      'Right, quote from me, Ada Poole, director. If your dog eats a toad you want a vet. End quote.',
      'If your dog eats a toad you want a vet.',
    ],
    [
      'he told the board quote i drove the bus for six years unquote and then he left',
      'i drove the bus for six years',
    ],
    [
      'And Dr Ada Poole, she told me, and you can use it, I wanted a buyer who gets scratched.',
      'I wanted a buyer who gets scratched.',
    ],
    [
      'My line: Comfort is at home in both rooms of the house. Happy to be quoted as chair.',
      'Comfort is at home in both rooms of the house.',
    ],
    [
      'quote me on this one, the ocean gave me all I have, Ada Poole, founder of Larkmoor',
      'the ocean gave me all I have',
    ],
    [
      'the old road is gone for good and here is my bit for the quote so I say If you can hear yourself think that weekend, something went wrong. that is it and my number is below',
      'If you can hear yourself think that weekend, something went wrong.',
    ],
    [
      'Ada Poole, general manager – Our first thought is with the people who were hurt.',
      'Our first thought is with the people who were hurt.',
    ],
    [
      'Jolene on speaker: I’ve made cheese in a shed my whole life',
      'I’ve made cheese in a shed my whole life',
    ],
    [
      'And from me, you can put, I did very little, the vines did it.',
      'I did very little, the vines did it.',
    ],
  ])('is read out of “%s”', (line, words) => {
    expect(wordsOf(line)).toBe(words)
  })

  it.each([
    'Ada Poole said: “We are ready to open the doors.”',
    'Still need a quote from Ada: she is away this week',
    'Quote by: Ada Poole, programme director',
    'Call notes: the plant opens on May 4 in Dayton',
    'Price: $40 for a box of twelve',
    'Background: we were founded in 1998 and have 40 people',
    'Ada Poole said, however, that the plant stays open',
    'Ada Poole said the plant opens in May',
    'End with the quote, Walter would be happy then.',
  ])('is not made of “%s”', (line) => {
    expect(wordsOf(line)).toBeUndefined()
  })

  it('ends before what a long memo says next', () => {
    const line =
      'we sew them in Marion. quote from me, Ada Poole, founder: Goats sleep on rocks and we sleep on goats. my uncle owns a part of it, I think. the mat costs $40.'
    expect(wordsOf(line)).toBe('Goats sleep on rocks and we sleep on goats.')
  })
})

it.each([
  [
    'and marta wants to say the sea up here is colder and the fish is better',
    'the sea up here is colder and the fish is better',
  ],
  [
    'my quote is the sun pays every day and the invoice pays every ninety',
    'the sun pays every day and the invoice pays every ninety',
  ],
  [
    'What I would say is this. Every morning at four I have a queue of lorries.',
    'Every morning at four I have a queue of lorries.',
  ],
  [
    'from our chair, Nomvula Shange: Every boat is one call a mother does not get',
    'Every boat is one call a mother does not get',
  ],
  [
    'nuala says the following open quotes the ewes do the clever part close quotes',
    'the ewes do the clever part',
  ],
])('words are announced without a sign of their own: “%s”', (line, words) => {
  expect(findDictation(line)?.words).toBe(words)
})

it.each([
  'an investor from Fulda wants to put a hotel at the bridgehead',
  'I want to say nine million, it might be eleven',
  'not a word about the next part till I say: Tarrant wants it as own label',
  'you can put the chairs outside when it is dry',
  '[add quote from one of the three? Ana said she would send one]',
  '412 shops (a slide says 421, the slide is wrong)',
  'quote tk, Ana is on a boat without signal',
  'Quote from Ada hasn’t come yet, I’ll text it. Listen, nothing about the rent, it’s forty.',
])('no words are announced in “%s”', (line) => {
  expect(findDictation(line)).toBeUndefined()
})
