// check-content: the newsroom check as a function, for programs.
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLimits } from '#contract/functions.ts'
import { Checker } from '#domain/check/checker.ts'
import { toBlocks } from '#domain/check/read-release.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { type Author, callFunction, createAuthor, usesOf } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const server = withApp()
let author: Author
beforeAll(async () => {
  author = await createAuthor(server.app)
})

const html =
  '<h1>Acme Opens Plant</h1><p>DENVER, Nov. 17, 2026 — Acme opened a plant<br>on November 3rd with 5 people.</p>'
const today = '2026-11-16'

describe('check-content', () => {
  it('finds what the desk finds, with places in the plain text', async () => {
    const { status, body } = await callFunction(server.app, 'check-content', { html, today }, author)
    expect(status).toBe(200)
    const text = toBlocks(parseRelease(html))
      .map((block) => block.text)
      .join('\n')
    const { findings } = new Checker().check(toBlocks(parseRelease(html)), defaultSettings(today))
    expect(body.issues).toHaveLength(findings.length)
    expect(body.counts.error + body.counts.warning + body.counts.hint).toBe(findings.length)
    for (const issue of body.issues)
      if (issue.from !== undefined) expect(text.slice(issue.from, issue.to)).toBe(issue.text)
    expect(body.issues).toContainEqual(
      expect.objectContaining({
        rule: 'NUM-01',
        severity: 'warning',
        family: 'style',
        text: '5',
        fix: 'five',
      }),
    )
    expect(body.issues.find(({ rule }: { rule: string }) => rule === 'STR-13')).not.toHaveProperty('from')
  })

  it('lists so many issues and counts them all', async () => {
    const long = { html: `<p>${'It has 5 people. '.repeat(6000)}</p>`, today }
    const { body } = await callFunction(server.app, 'check-content', long, author)
    expect(body.issues).toHaveLength(checkLimits.issues)
    expect(body.counts.error + body.counts.warning + body.counts.hint).toBeGreaterThan(checkLimits.issues)
  })

  it('lists errors first', async () => {
    const { body } = await callFunction(server.app, 'check-content', { html, today }, author)
    const order = body.issues.map(({ severity }: { severity: string }) =>
      ['error', 'warning', 'hint'].indexOf(severity),
    )
    expect(order).toEqual(order.toSorted())
  })

  it('knows the British profile', async () => {
    const { body } = await callFunction(
      server.app,
      'check-content',
      { html, today, profile: 'british' },
      author,
    )
    const rules = body.issues.map(({ rule }: { rule: string }) => rule)
    expect(rules).toContain('DTE-08')
    expect(rules).not.toContain('DTE-01')
  })

  it('counts no AI use', async () => {
    const before = await usesOf(server.app, author.id)
    await callFunction(server.app, 'check-content', { html }, author)
    expect(await usesOf(server.app, author.id)).toEqual(before)
  })

  it('refuses a visitor, a document above 1 MB and an invalid date', async () => {
    expect((await callFunction(server.app, 'check-content', { html })).status).toBe(401)
    const large = { html: `<p>${'a'.repeat(1_000_001)}</p>` }
    expect((await callFunction(server.app, 'check-content', large, author)).status).toBe(413)
    expect((await callFunction(server.app, 'check-content', { html, today: 'today' }, author)).status).toBe(
      400,
    )
  })
})
