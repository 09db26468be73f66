import { describe, expect, it } from 'vitest'
import { isSafeLink, readLinkAddress } from './link-address.ts'

describe('safe links', () => {
  it.each([
    'https://larkmoor.example/sensor',
    'HTTP://larkmoor.example',
    'mailto:press@larkmoor.example',
    'tel:+12185550142',
  ])('allows %s', (address) => expect(isSafeLink(address)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    '//example.com',
    '/settings',
    '#top',
    'https:example.com',
    '',
  ])('refuses %j', (address) => expect(isSafeLink(address)).toBe(false))
})

describe('an address typed by hand', () => {
  it.each([
    ['larkmoor.example', 'https://larkmoor.example'],
    ['  www.larkmoor.example/a?b=1#c ', 'https://www.larkmoor.example/a?b=1#c'],
    ['larkmoor.example:8080/a', 'https://larkmoor.example:8080/a'],
    ['press@larkmoor.example', 'mailto:press@larkmoor.example'],
    ['mailto:press@larkmoor.example', 'mailto:press@larkmoor.example'],
    ['tel:+12185550142', 'tel:+12185550142'],
    ['http://larkmoor.example', 'http://larkmoor.example'],
  ])('reads %j as %s', (typed, address) => expect(readLinkAddress(typed)).toBe(address))

  it.each(['', '   ', 'two words.example', 'javascript:alert(1)', 'Larkmoor', 'data:text/html,x', '/write'])(
    'finds no address in %j',
    (typed) => expect(readLinkAddress(typed)).toBeUndefined(),
  )
})
