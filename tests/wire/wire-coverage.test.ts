// docs/wire-coverage.md is complete and correct: it lists every call of the client, and each test it names exists.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/wire-coverage.md', 'utf8')

/** The calls that the client makes. */
const operations: Record<string, string[]> = {
  'Authentication, as the web asks for it': [
    'Read the current session, and subscribe to auth state changes',
    'Sign in with email and password',
    'Sign up, with the return address /auth/callback?type=signup',
    'Sign in with a one-time link (magic link)',
    'Social provider sign-in, returning to /auth/callback',
    'Send a password reset email',
    'Update the user with a new password',
    'Verify a one-time code (email or sms)',
    'Sign out with local scope',
  ],
  'Authentication service, under /auth/v1': [
    'POST /signup',
    'POST /token?grant_type=password',
    'POST /token?grant_type=refresh_token',
    'POST /token?grant_type=pkce',
    'POST /token?grant_type=id_token',
    'POST /otp',
    'POST /verify',
    'POST /sso',
    'POST /recover',
    'POST /resend',
    'GET /reauthenticate',
    'GET /user',
    'PUT /user',
    'GET /user/identities/authorize',
    'DELETE /user/identities/{identity_id}',
    'GET /authorize',
    'POST /logout?scope=global',
    'POST /logout?scope=local',
    'POST /logout?scope=others',
    'POST /factors',
    'POST /factors/{factorId}/challenge',
    'POST /factors/{factorId}/verify',
    'DELETE /factors/{factorId}',
  ],
  'Tables, under /rest/v1': [
    'profiles: select by user_id, single row, or none',
    'profiles: update daily_uses and last_use_date by user_id',
    'profiles: delete by user_id',
    'content: select one row by id, all fields',
    'content: select all fields for user_id ordered by updated_at descending',
    'content: select id by user_id and title, maybe single',
    'content: insert, returning the row',
    'content: insert a generated item',
    'content: update by id',
    'content: delete by id',
    'content: delete all rows by user_id',
    'content_versions: select all by content_id ordered by version descending',
    'content_versions: select version only, limit 1',
    'content_versions: insert',
  ],
  'Functions, under /functions/v1': [
    'generate-content',
    'analyze-content',
    'process-document',
    'export-to-docx',
    'send-confirmation-email',
    'hubspot-contact',
    'create-checkout-session',
    'cancel-subscription',
    'generate-specialized-content',
    'send-contact-email',
    'delete-user',
  ],
}

function rowsOf(heading: string): { operation: string; file: string; title: string }[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line))
  return lines.slice(1).map((line) => {
    const [operation = '', file = '', title = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return { operation, file: file.replaceAll('`', ''), title }
  })
}

const covered = Object.keys(operations)
  .flatMap((heading) => rowsOf(heading))
  .filter(({ file }) => file !== 'not built yet')

describe('the wire coverage page', () => {
  it.each(Object.entries(operations))('lists every operation of: %s', (heading, expected) => {
    expect(rowsOf(heading).map((row) => row.operation)).toEqual(expected)
  })

  it.each(covered)('names a test that is there: $operation', ({ operation, file, title }) => {
    expect(existsSync(file)).toBe(true)
    const source = readFileSync(file, 'utf8')
    expect(title).not.toBe('')
    expect(source).toMatch(new RegExp(`\\(\\s*'${title.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}'`))
    const [, table] = /^(\w+): /.exec(operation) ?? []
    if (table) expect(source).toContain(`from('${table}')`)
  })

  it('names files that are there', () => {
    const files = [...page.matchAll(/`(tests\/[^`]+)`/g)].map((match) => match[1] ?? '')
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})
