import { describe, expect, it } from 'vitest'
import { explainNpmFailure, npmErrorCode } from './npm-failure.mjs'

const place = { root: '/home/ana/presswright', registry: 'https://registry.example' }
const failed = (code, ...lines) =>
  [`npm error code ${code}`, ...lines.map((line) => `npm error ${line}`)].join('\n')

describe('a failed install', () => {
  it.each([
    [failed('ENOSPC', 'syscall write', 'nospc ENOSPC: no space left on device, write'), 'The disk is full.'],
    [
      failed('EROFS', 'errno -30', 'rofs Often virtualized file systems'),
      "npm can't write to /home/ana/presswright",
    ],
    [failed('EACCES', 'syscall mkdir'), "npm can't write to /home/ana/presswright"],
    [
      failed('ENOTFOUND', 'network request to https://registry.example failed'),
      'there is no connection to https://registry.example',
    ],
    [
      failed('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9'),
      'there is no connection to https://registry.example',
    ],
    [failed('SELF_SIGNED_CERT_IN_CHAIN', 'errno …'), 'Set NODE_EXTRA_CA_CERTS'],
    [failed('EINTEGRITY', 'sha512-… integrity checksum failed'), 'npm cache clean --force'],
    [
      failed('ETARGET', 'notarget No matching version found for vite@8.3.5.', "notarget 'vite@8.3.5'"),
      "https://registry.example doesn't offer one of the packages (vite@8.3.5)",
    ],
    [
      failed('EUSAGE', '`npm ci` can only install packages when'),
      'package-lock.json does not match package.json',
    ],
    // The form of npm 10.
    ['npm ERR! code ENOSPC\nnpm ERR! syscall write', 'The disk is full.'],
    // A program that npm ran failed, and npm's own code says nothing about it.
    [failed('1', 'command failed', 'Error: ENOSPC: no space left on device'), 'The disk is full.'],
  ])('is explained in one sentence that says what to do: %j', (output, expected) => {
    const sentence = explainNpmFailure(output, place)
    expect(sentence).toContain(expected)
    expect(sentence).not.toContain('\n')
    expect(sentence.endsWith('.')).toBe(true)
  })

  it('shows the last lines where the cause is unknown', () => {
    const output = `${'noise\n'.repeat(50)}${failed('EWHATEVER', 'something new')}`
    const lines = explainNpmFailure(output, place).split('\n')
    expect(lines.at(-2)).toContain('something new')
    expect(lines.at(-1)).toContain('run the same command again')
    expect(lines.length).toBeLessThan(15)
  })

  it('has a code only where npm printed one', () => {
    expect(npmErrorCode(failed('E404'))).toBe('E404')
    expect(npmErrorCode('killed')).toBeUndefined()
  })
})
