// docs/security.md tells the truth: every claim names a test, and each test it names is there under that title.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
const claim = /^\*\*(.+?)\*\*/
const proof = /^- `([^`]+\.(?:test|spec)\.tsx?)`: (.+)$/

/** The page's claims with the lines under each that begin as a list. */
function readClaims(): [claim: string, proofs: string[]][] {
  const claims: [string, string[]][] = []
  for (const line of page.split('\n')) {
    const words = claim.exec(line)?.[1]
    if (words) claims.push([words, []])
    else if (line.startsWith('- ')) claims.at(-1)?.[1].push(line)
  }
  return claims
}

const claims = readClaims()

describe('the security page', () => {
  it('makes claims', () => {
    expect(claims.length).toBeGreaterThan(20)
  })

  it.each(claims)('names a test for: %s', (_, proofs) => {
    expect(proofs.length).toBeGreaterThan(0)
    for (const line of proofs) {
      const [, file = '', title = ''] = proof.exec(line) ?? []
      expect(line).toMatch(proof)
      expect(existsSync(file), line).toBe(true)
      expect(readFileSync(file, 'utf8'), line).toContain(title)
    }
  })
})
