import { describe, expect, it } from 'vitest'
import { guessKind, kitLimits, numberName, numberNames, toFileName } from './kit-file.ts'

describe('a file’s name', () => {
  it.each([
    ['logo.png', 'logo.png'],
    ['C:\\Users\\Ana\\logo.png', 'logo.png'],
    ['../../etc/passwd', 'passwd'],
    ['..', 'file'],
    ['.', 'file'],
    ['', 'file'],
    [' \t ', 'file'],
    ['photo/', 'file'],
    ['evil\u202egnp.exe', 'evilgnp.exe'],
    ['\u200fלוגו.png', 'לוגו.png'],
    ['a\u0000b\nc.png', 'ab c.png'],
    ['what? <now>: "this"|*.png', 'what- -now-- -this---.png'],
    ['👩‍🚀 logo 🌊.png', '👩‍🚀 logo 🌊.png'],
    ['name. . ', 'name'],
    ['.htaccess', '.htaccess'],
    ['half \ud83c.png', 'half \ufffd.png'],
    ['CON', '_CON'],
    ['nul.tar.gz', '_nul.tar.gz'],
    ['LPT9.doc', '_LPT9.doc'],
    ['console.png', 'console.png'],
    ['Cafe\u0301.txt', 'Caf\u00e9.txt'],
  ])('%j is stored as %j', (name, expected) => {
    expect(toFileName(name)).toBe(expected)
  })

  it('is shortened before its extension, between characters', () => {
    const long = toFileName(`${'x'.repeat(400)}.jpeg`)
    expect([long.length, long.endsWith('x.jpeg')]).toEqual([kitLimits.name, true])
    const waves = toFileName(`${'🌊'.repeat(400)}.png`)
    const kanji = toFileName(`${'漢'.repeat(251)}.png`)
    for (const name of [waves, kanji, numberName(kanji, new Set([kanji]))]) {
      // As a URL each byte beyond ASCII is three characters.
      expect(encodeURIComponent(name).replace(/%../g, 'x').length).toBeLessThanOrEqual(kitLimits.name)
      expect(name.isWellFormed()).toBe(true)
    }
    expect(waves).toMatch(/^(🌊)+\.png$/u)
  })
})

it('numbers a name that is taken in any case', () => {
  expect(numberName('Logo.png', new Set(['logo.png', 'logo (2).png']))).toBe('Logo (3).png')
  expect(numberName('Logo.png', new Set(['other.png']))).toBe('Logo.png')
  const long = `${'x'.repeat(251)}.png`
  expect(numberName(long, new Set([long])).length).toBe(kitLimits.name)
  expect(numberNames(['e\u0301.txt', '\u00e9.txt'])).toEqual(['\u00e9.txt', '\u00e9 (2).txt'])
  expect(numberNames(['a.png', 'A.PNG', 'list.txt', 'a'], ['List.txt'])).toEqual([
    'a.png',
    'A (2).PNG',
    'list (2).txt',
    'a',
  ])
})

it.each([
  ['acme-logo.png', 'image/png', 'logo'],
  ['mark.svg', 'image/svg+xml', 'logo'],
  ['mark.ai', 'application/postscript', 'logo'],
  ['Mara headshot.jpg', 'image/jpeg', 'portrait'],
  ['DSC_1.jpg', 'image/jpeg', 'picture'],
  ['facts.pdf', 'application/pdf', 'file'],
])('guesses that %s is a %3$s', (name, type, kind) => {
  expect(guessKind(name, type)).toBe(kind)
})
