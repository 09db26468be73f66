import { describe, expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

const split = (text: string) => splitSentences(text).map(({ from, to }) => text.slice(from, to))

describe('a stop inside a sentence', () => {
  it.each([
    'Corvane Inc. (Nasdaq: CRVN) bought Ridge.',
    'It won a grant from the U.S. Department of Energy in May.',
    'The call starts at 9 a.m. ET on Monday.',
    'The call starts at 8:30 a.m. Eastern time.',
    'Acme Inc. Chief Executive Ann Lee spoke.',
    'Acme Inc. Senior Vice President Ann Lee spoke.',
    'In Washington, D.C. Mayor Ann Lee spoke.',
    'Martin Luther King Jr. Boulevard is closed.',
    'J.P. Morgan and E.W. Scripps met.',
    'Acme S.A. (Euronext: ACM) rose.',
    'Sens. Ann Lee and Bob Roe met Adm. Coe.',
    'Yahoo! Inc. sold it.',
  ])('does not end it: %s', (text) => {
    expect(split(text)).toEqual([text])
  })
})

describe('a stop at the end of a sentence', () => {
  it.each([
    ['It sells in the U.S. The plant is new.', 'It sells in the U.S.'],
    ['It opens at 9 a.m. The plant is new.', 'It opens at 9 a.m.'],
    ['It bought Acme Inc. The plant is new.', 'It bought Acme Inc.'],
    ['It bought Acme S.A. The plant is new.', 'It bought Acme S.A.'],
    ['It stands at St. Paul’s. It is new.', 'It stands at St. Paul’s.'],
    ['He is John Smith Jr. Tom left.', 'He is John Smith Jr.'],
  ])('ends it: %s', (text, first) => {
    expect(split(text)[0]).toBe(first)
  })
})
