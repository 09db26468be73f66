import { describe, expect, it } from 'vitest'
import { createSecrets } from './secrets.ts'

const key = Buffer.alloc(32, 7)
const secrets = createSecrets(key)

describe('a sealed secret', () => {
  it('opens for its owner and reveals nothing', () => {
    const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'ana')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(secrets.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP')
    expect(secrets.seal('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed)
  })

  it('does not open for another owner, with another key or after a change', () => {
    const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'ana')
    expect(() => secrets.open(sealed, 'bea')).toThrow()
    expect(() => createSecrets(Buffer.alloc(32, 8)).open(sealed, 'ana')).toThrow()
    const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A')
    expect(() => secrets.open(changed, 'ana')).toThrow()
    expect(() => secrets.open(sealed.slice(0, 20), 'ana')).toThrow()
  })

  it('stored before there was a key is returned unchanged', () => {
    expect(secrets.open('JBSWY3DPEHPK3PXP', 'ana')).toBe('JBSWY3DPEHPK3PXP')
  })
})
