import { describe, expect, it } from 'vitest'
import { changeTyped } from './smart-typing.ts'

/** The text after typing it key by key. */
function type(keys: string): string {
  let text = ''
  for (const key of keys) {
    text += key
    const change = changeTyped(text)
    if (change) text = text.slice(0, -change.length) + change.text
  }
  return text
}

describe('typing quotes and dashes', () => {
  it.each([
    ['"Most leaks," she said. "It is a $6 part."', '“Most leaks,” she said. “It is a $6 part.”'],
    ["It's the company's", 'It’s the company’s'],
    ['("quoted")', '(“quoted”)'],
    [`"He said 'no' twice"`, '“He said ‘no’ twice”'],
    [`"'No,' he said"`, '“‘No,’ he said”'],
    ['DULUTH, Minn. -- Larkmoor', 'DULUTH, Minn. — Larkmoor'],
    ['said--"no"', 'said—“no”'],
    ['and so on...', 'and so on…'],
    ["the '90s", 'the ’90s'],
    ["'90 percent'", '‘90 percent’'],
    ['nine-month', 'nine-month'],
    ["'Tis the season", '’Tis the season'],
    ["'tissue' paper", '‘tissue’ paper'],
    ["the class of '99", 'the class of ’99'],
    ["It opened in '99, he said", 'It opened in ’99, he said'],
    ["Expo '99.", 'Expo ’99.'],
    ["a '10 percent' cut", 'a ‘10 percent’ cut'],
    ["rock 'n' roll", 'rock ’n’ roll'],
    [`He is 5'10" tall`, `He is 5'10" tall`],
    [`"He is 5'10" tall"`, `“He is 5'10" tall”`],
    ['a 12" pipe', 'a 12" pipe'],
    ['"We sold 12"', '“We sold 12”'],
    ["the 1990's", 'the 1990’s'],
    ['said --- and', 'said — and'],
  ])('turns %s into %s', (keys, text) => expect(type(keys)).toBe(text))

  it.each([
    'https://a.example/b--c...d',
    'www.a.example/b--c',
    'mailto:a--b@c.example',
    '(https://a.example/x--y',
  ])('leaves the address %s alone', (keys) => expect(type(keys)).toBe(keys))

  it('continues after the address', () => {
    expect(type('https://a.example "yes"')).toBe('https://a.example “yes”')
  })

  it('does not touch a fourth dot', () => {
    expect(changeTyped('wait....')).toBeUndefined()
    expect(changeTyped('wait…. ')).toBeUndefined()
  })

  it('leaves the third hyphen of a rule alone', () => {
    expect(changeTyped('—-')).toBeUndefined()
  })

  it('changes nothing in an empty paragraph', () => {
    expect(changeTyped('')).toBeUndefined()
  })
})
