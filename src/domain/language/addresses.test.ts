import { describe, expect, it } from 'vitest'
import { findAddresses } from './addresses.ts'
import { countSteps } from './count-steps.test-support.ts'

const read = (text: string) => findAddresses(text).map(({ kind, text: found }) => `${kind} ${found}`)

describe('addresses in a text', () => {
  it.each([
    ['See acme.com.', ['web acme.com']],
    ['See https://www.acme.com/a/b?c=1, then go.', ['web https://www.acme.com/a/b?c=1']],
    ['At acme.co.jp, firma.pl and büro.ch', ['web acme.co.jp', 'web firma.pl', 'web büro.ch']],
    ['ACME.COM is new', ['web ACME.COM']],
    ['ann.lee@press.acme.nz wrote', ['mail ann.lee@press.acme.nz']],
    ['Call +44 20 7946 0958 or 937-555-0142.', ['phone +44 20 7946 0958', 'phone 937-555-0142']],
    ['acme.museum/jobs', ['web acme.museum/jobs']],
    ['Fax +44 20 7946 0958, tel/fax 937-555-0142', ['fax +44 20 7946 0958', 'phone 937-555-0142']],
    ['937-555-0142 (fax), 937-555-0100', ['fax 937-555-0142', 'phone 937-555-0100']],
    ['937-555-0142 fax 937-555-0100', ['phone 937-555-0142', 'fax 937-555-0100']],
  ])('are found: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    'It ends at 9 a.m. on 3.5 in. e.g. i.e. U.S.A.',
    'Node.js and index.tsx',
    'It is new.It works.',
    'Version 2.5.1 costs $3.50',
    '@acme on every site',
  ])('are not seen: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it.each(['a.', 'a-', 'a@', '1-', 'www.', '(555) '])('of %s in a long text is read once', (piece) => {
    const steps = (count: number) => countSteps(() => findAddresses(piece.repeat(count)))
    expect(steps(4000)).toBeLessThanOrEqual(steps(2000) * 2.1 + 8)
  })
})
