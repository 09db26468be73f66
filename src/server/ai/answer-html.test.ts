import { describe, expect, it } from 'vitest'
import { cleanAnswer } from './answer-html.ts'

describe('cleaning an answer', () => {
  it('keeps HTML of the editor as it is', () => {
    const html = '<h1>News</h1><p>Acme <strong>opens</strong> a <a href="https://acme.example">plant</a>.</p>'
    expect(cleanAnswer(html)).toContain('<h1>News</h1><p>Acme <strong>opens</strong> a <a')
  })

  it.each([
    ['<p>One</p><script>alert(1)</script>', 'script'],
    ['<p onclick="alert(1)">One</p>', 'onclick'],
    ['<p><a href="javascript:alert(1)">One</a></p>', 'javascript'],
    ['<p>One<img src=x onerror=alert(1)></p>', 'onerror'],
    ['<p>One</p><iframe src="https://evil.example"></iframe>', 'iframe'],
    ['<p style="position:fixed">One</p>', 'style'],
    ['[One](javascript:alert(1))', 'href'],
    ['One <script>alert(1)</script>', '<script'],
  ])('takes out what does not belong into a release: %s', (answer, bad) => {
    const html = cleanAnswer(answer)
    expect(html).toContain('One')
    expect(html).not.toContain(bad)
  })

  it('takes the HTML out of a code fence and leaves the talk around it', () => {
    expect(cleanAnswer('Sure! Here it is:\n```html\n<p>One</p>\n```\nAnything else?')).toBe('<p>One</p>')
    expect(cleanAnswer('```html\n<p>Unfinished fence</p>')).toBe('<p>Unfinished fence</p>')
  })

  it('keeps the text around a fence in the middle of an answer', () => {
    const html = cleanAnswer('# Head\n\nFirst paragraph.\n\n```\nnpm install\n```\n\nLast paragraph.')
    expect(html).toContain('<h1>Head</h1><p>First paragraph.</p>')
    expect(html).toContain('<p>Last paragraph.</p>')
  })

  it.each([
    'Here is your release:\n\n<p>One</p>\n\nLet me know if you want changes!',
    '<p>One</p><p>Let me know if you want changes!</p>',
    'Sure! Here is your release:\n\nOne\n\nI hope this helps.',
    'One\n\nWould you like me to shorten it?',
  ])('leaves out the talk around "%s"', (answer) => {
    expect(cleanAnswer(answer)).toBe('<p>One</p>')
  })

  it('keeps a last paragraph that invites readers', () => {
    expect(cleanAnswer('<p>Feel free to call Jane Doe at 555-0100.</p>')).toContain('Feel free to call')
  })

  it('leaves out an introduction before the first element', () => {
    expect(cleanAnswer('Here is the release:\n\n<p>One</p>')).toBe('<p>One</p>')
  })

  it('reads Markdown when that is what came', () => {
    const markdown =
      '# Acme opens plant\n**DENVER** — Acme *opened* it.\nSecond line\n\n- one\n- two\n\n1. first\n2) second\n\n> “Good,” she said.\n\n---\n\n[Site](https://acme.example) & more'
    expect(cleanAnswer(markdown).replaceAll(/ (?:target|rel)="[^"]*"/g, '')).toBe(
      '<h1>Acme opens plant</h1><p><strong>DENVER</strong> — Acme <em>opened</em> it.<br>Second line</p>' +
        '<ul><li><p>one</p></li><li><p>two</p></li></ul><ol><li><p>first</p></li><li><p>second</p></li></ol>' +
        '<blockquote><p>“Good,” she said.</p></blockquote><hr><p><a href="https://acme.example">Site</a> &amp; more</p>',
    )
  })

  it('keeps brackets, hashes and stars that are text', () => {
    expect(cleanAnswer('Call [PHONE]\n\n###\n\n5 * 3 * 2')).toBe(
      '<p>Call [PHONE]</p><p>###</p><p>5 * 3 * 2</p>',
    )
  })

  it('is empty for an answer without text', () => {
    expect(cleanAnswer(' \n ')).toBe('')
  })
})
