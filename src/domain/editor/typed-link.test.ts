import { describe, expect, it } from 'vitest'
import { readFinishedAddress, readMarkdownLink } from './typed-link.ts'

describe('an address in the text', () => {
  it.each([
    ['see www.larkmoor.example ', 'www.larkmoor.example', 'https://www.larkmoor.example'],
    ['www.larkmoor.example/a?b=1. ', 'www.larkmoor.example/a?b=1', 'https://www.larkmoor.example/a?b=1'],
    ['(www.larkmoor.example) ', 'www.larkmoor.example', 'https://www.larkmoor.example'],
    ['Write to press@larkmoor.example\n', 'press@larkmoor.example', 'mailto:press@larkmoor.example'],
    ['“press@larkmoor.example,” ', 'press@larkmoor.example', 'mailto:press@larkmoor.example'],
    ['a.b+c@larkmoor.example? ', 'a.b+c@larkmoor.example', 'mailto:a.b+c@larkmoor.example'],
  ])('is found in %j', (before, words, address) => {
    const link = readFinishedAddress(before)
    expect(link?.address).toBe(address)
    expect(before.slice(link?.from, link?.to)).toBe(words)
  })

  it.each([
    'www.larkmoor.example',
    'larkmoor.example ',
    'www. ',
    'www.larkmoor ',
    'press@larkmoor ',
    '@larkmoor.example ',
    'https://www.larkmoor.example ',
    'www.larkmoor.example and more ',
    '',
  ])('is not found in %j', (before) => expect(readFinishedAddress(before)).toBeUndefined())
})

describe('a link in markdown', () => {
  it.each([
    ['see [the sensor](https://larkmoor.example/s)', 'the sensor', 'https://larkmoor.example/s'],
    ['[the sensor](larkmoor.example)', 'the sensor', 'https://larkmoor.example'],
    ['[mail us](press@larkmoor.example)', 'mail us', 'mailto:press@larkmoor.example'],
    ['([it](https://a.example/b_(c))', 'it', 'https://a.example/b_(c)'],
  ])('is read from %j', (before, words, address) => {
    const link = readMarkdownLink(before)
    expect(link?.address).toBe(address)
    expect(before.slice(link?.from, link?.to)).toBe(words)
    expect(before[link?.start ?? -1]).toBe('[')
  })

  it.each([
    '[words](javascript:alert(1))',
    '[words](nowhere)',
    '[ ](https://a.example)',
    '![picture](https://a.example/p.png)',
    '\\[words](https://a.example)',
    '[words](https://a.example',
    '[FOR IMMEDIATE RELEASE]',
  ])('is not read from %j', (before) => expect(readMarkdownLink(before)).toBeUndefined())
})
