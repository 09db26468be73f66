import { describe, expect, it } from 'vitest'
import { toFixedLength } from './tokens.ts'

const repeat = (digits: string, times: number) => digits.repeat(times)

/** A signature as OpenSSL writes it. */
function writeDer(r: string, s: string): Buffer {
  const [first, second] = [r, s].map((hex) => Buffer.from(hex, 'hex'))
  const number = (bytes: Buffer | undefined) => [2, bytes?.length ?? 0, ...(bytes ?? [])]
  const body = [...number(first), ...number(second)]
  return Buffer.from([0x30, body.length, ...body])
}

describe('a signature of fixed length', () => {
  it.each([
    ['as long as it gets', repeat('7f', 32), repeat('11', 32)],
    ['with a sign in front of both', `00${repeat('ff', 32)}`, `00${repeat('80', 32)}`],
    ['with a short first number', repeat('22', 31), repeat('33', 32)],
    ['with a short second number', repeat('22', 32), repeat('33', 30)],
    ['with numbers of one byte', '01', '02'],
  ])('has 32 bytes for each number, %s', (_, r, s) => {
    const expected = [r, s].map((hex) => hex.padStart(64, '0').slice(-64)).join('')
    expect(toFixedLength(writeDer(r, s)).toString('hex')).toBe(expected)
  })
})
