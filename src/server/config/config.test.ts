import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { variables } from './variables.ts'

describe('reading the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      dataFolder: './data',
      database: { kind: 'pglite' },
      production: false,
      trustedProxies: 0,
      mail: { kind: 'local' },
      standIns: { allowed: true, forced: false },
      links: {},
    })
  })

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SITE_URL: '' })).toMatchObject({
      port: 3000,
      database: { kind: 'pglite' },
    })
  })

  it('takes PostgreSQL when its address is given', () => {
    const { database } = readConfig({ DATABASE_URL: 'postgres://u:p@db:5432/x', DATABASE_POOL_SIZE: '25' })
    expect(database).toEqual({ kind: 'postgres', url: 'postgres://u:p@db:5432/x', poolSize: 25 })
  })

  it('keeps the site address without a slash', () => {
    expect(readConfig({ SITE_URL: 'https://press.example.com/' }).siteUrl).toBe('https://press.example.com')
  })

  it('lists the links that are set', () => {
    expect(readConfig({ LINKS: '{"blog":"https://blog.example.com"}' }).links).toEqual({
      blog: 'https://blog.example.com',
    })
  })

  it('takes a preset of limits, or limits of its own over the normal ones', () => {
    const limitsOf = (AUTH_LIMITS?: string) => readConfig({ AUTH_LIMITS }).auth.rateLimits
    expect(limitsOf()).toMatchObject({ password: 10, token: 150, mails: 30 })
    expect(limitsOf('strict')).toMatchObject({ password: 5, token: 60, mails: 30 })
    expect(limitsOf('off')).toBeUndefined()
    expect(limitsOf('{"mails":500}')).toMatchObject({ password: 10, mails: 500 })
  })
})

describe('old names', () => {
  it('still work, and are reported', () => {
    const config = readConfig({
      LINK_BLOG: 'https://blog.example.com',
      LINK_SOCIAL_X: 'https://x.example.com',
      AUTH_RATE_PASSWORD: '3',
      AUTH_EVEN_MILLISECONDS: '10',
      AUTH_ARGON2_PASSES: '5',
      WORD_SECONDS: '60',
    })
    expect(config.links).toEqual({ blog: 'https://blog.example.com', X: 'https://x.example.com' })
    expect(config.auth).toMatchObject({
      rateLimits: { password: 3, token: 150 },
      minimumResponseMs: 10,
      argon2: { memoryKib: 19_456, passes: 5 },
    })
    expect(config.word).toMatchObject({ seconds: 60, queue: 30 })
    expect(config.renamedVariables).toContainEqual({ old: 'LINK_BLOG', now: 'LINKS' })
    expect(config.renamedVariables).toHaveLength(6)
    expect(readConfig({}).renamedVariables).toEqual([])
  })

  it('switch all limits off, whatever they were', () => {
    const environment = { AUTH_RATE_PASSWORD: '3', AUTH_RATE_LIMITS: 'false' }
    expect(readConfig(environment).auth.rateLimits).toBeUndefined()
    expect(readConfig({ ...environment, AUTH_RATE_LIMITS: 'true' }).auth.rateLimits).toMatchObject({
      password: 3,
    })
  })

  it('lose to the new one', () => {
    const environment = { LINK_BLOG: 'https://old.example.com', LINKS: '{"blog":"https://new.example.com"}' }
    expect(readConfig(environment).links).toEqual({ blog: 'https://new.example.com' })
  })
})

describe('a wrong value', () => {
  it.each([
    ['PORT', 'eighty', 'PORT must be a port, 1 to 65535, for example PORT=3000 (now "eighty").'],
    ['PORT', '0', 'PORT must be a port, 1 to 65535, for example PORT=3000 (now "0").'],
    ['PORT', '65536', 'PORT must be a port'],
    ['HOST', 'a b', 'HOST must be an address to listen on, for example HOST=0.0.0.0 (now "a b").'],
    ['SITE_URL', 'press.example.com', 'SITE_URL must be the address people open'],
    ['SITE_URL', 'https://example.com/app', 'SITE_URL must be the address people open'],
    ['DATABASE_POOL_SIZE', '0', 'DATABASE_POOL_SIZE must be a number of connections'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, test or production'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be the number of proxies'],
    ['ALLOW_LOCAL_STAND_INS', '1', 'ALLOW_LOCAL_STAND_INS must be true or false'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be'],
    ['SUPPORT_EMAIL', 'nobody', 'SUPPORT_EMAIL must be an email address'],
    ['LINKS', '{"blog":"javascript:alert(1)"}', 'LINKS must be JSON that maps names to web addresses'],
    ['LINKS', '{"shop":"https://shop.example.com"}', 'LINKS must be JSON that maps names to web addresses'],
    ['LINKS', 'https://blog.example.com', 'LINKS must be JSON that maps names to web addresses'],
    ['LINK_BLOG', 'javascript:alert(1)', 'LINKS must be JSON that maps names to web addresses'],
    ['AUTH_LIMITS', 'loose', 'AUTH_LIMITS must be normal, strict, off or JSON with your own limits'],
    ['AUTH_LIMITS', '{"mails":0}', 'AUTH_LIMITS must be normal, strict, off or JSON with your own limits'],
    ['AUTH_RATE_TOKEN', 'many', 'AUTH_LIMITS must be normal, strict, off or JSON with your own limits'],
    ['WORD_LIMITS', '{"seconds":0}', 'WORD_LIMITS must be JSON with workers, queue, seconds and memoryMb'],
  ])('of %s (%s) stops the start with one sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  it('that is a secret is not repeated', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db/x' })).toThrow(
      /^DATABASE_URL must be(?!.*hunter2)/,
    )
  })
})

describe('local stand-ins', () => {
  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ HOST: '0.0.0.0' }, 'HOST 0.0.0.0 is not loopback'],
    [{ SITE_URL: 'https://press.example.com' }, 'SITE_URL https://press.example.com is not loopback'],
  ])('are off with %o', (environment, reason) => {
    const config = readConfig(environment)
    expect(config.standIns).toEqual({ allowed: false, reason })
    expect(config.mail).toEqual({ kind: 'none' })
  })

  it.each(['localhost', '127.0.0.1', '::1'])('serve on %s', (HOST) => {
    expect(readConfig({ HOST }).standIns).toEqual({ allowed: true, forced: false })
  })

  it('can be forced, and say so', () => {
    const config = readConfig({ NODE_ENV: 'production', ALLOW_LOCAL_STAND_INS: 'true' })
    expect(config.standIns).toEqual({ allowed: true, forced: true })
  })
})

describe('.env.example', () => {
  it('documents every variable and no other', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    const documented = [...text.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1])
    expect(documented.sort()).toEqual(Object.keys(variables).sort())
  })

  it('has only values that the configuration accepts', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    const pairs = [...text.matchAll(/^# ?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ])
    expect(() => readConfig(Object.fromEntries(pairs))).not.toThrow()
  })
})
