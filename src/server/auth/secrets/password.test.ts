import { hashSync } from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './password.ts'

const passwords = createPasswords({ memoryKib: 8192, passes: 1, concurrency: 2 })

describe('a password', () => {
  it('is stored as an argon2id PHC string with its own salt', async () => {
    const [first, second] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=8192,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
  })

  it('matches its hash, even with other parameters', async () => {
    const stronger = createPasswords({ memoryKib: 16_384, passes: 2, concurrency: 1 })
    const hash = await stronger.hash('sécret ✓')
    expect(await passwords.verify('sécret ✓', hash)).toBe(true)
    expect(await passwords.verify('secret', hash)).toBe(false)
  })

  it('matches the bcrypt hash of an imported account', async () => {
    const hash = hashSync('moved in', 4)
    expect(await passwords.verify('moved in', hash)).toBe(true)
    expect(await passwords.verify('moved out', hash)).toBe(false)
  })

  it.each([null, '', 'plain', '$argon2id$v=19$m=1,t=1,p=1$x'])('never matches %j', async (hash) => {
    expect(await passwords.verify('', hash)).toBe(false)
    expect(await passwords.verify('plain', hash)).toBe(false)
  })

  it('is hashed a few at a time', async () => {
    const many = await Promise.all(Array.from({ length: 9 }, (_, index) => passwords.hash(String(index))))
    expect(new Set(many).size).toBe(9)
  })
})
