import { describe, expect, it } from 'vitest'
import { renderMail } from './templates.ts'

const link = { label: 'Confirm', url: 'https://press.example/verify?token=a&type=signup' }

describe('a mail', () => {
  it('has the code next to the link in both parts', () => {
    const { subject, text, html } = renderMail({
      title: 'Hello',
      lines: ['One.'],
      code: '123456',
      link,
      closing: 'End.',
    })
    expect(subject).toBe('Hello')
    expect(text).toBe(`Hello\n\nOne.\n\nYour code: 123456\n\nConfirm:\n${link.url}\n\nEnd.\n\nPresswright\n`)
    expect(html).toMatch(/Your code: <strong[^>]*>123456<\/strong>/)
    expect(html).toContain('href="https://press.example/verify?token=a&amp;type=signup"')
  })

  it('without code and link says neither', () => {
    const { text, html } = renderMail({ title: 'Hello', lines: ['One.'], closing: 'End.' })
    expect(text).toBe('Hello\n\nOne.\n\nEnd.\n\nPresswright\n')
    expect(html).not.toMatch(/Your code|<a /)
  })

  it('has a subject of one line in one direction', () => {
    const title = 'Please review “A\r\nBcc: eve@example.com\u202e\u2028x”\n'
    const { subject } = renderMail({ title, lines: [], closing: 'End.' })
    expect(subject).toBe('Please review “A Bcc: eve@example.com x”')
  })

  it('takes what it is given as text, never as markup', () => {
    const evil = `<img src=x onerror="alert('1')">`
    const { html } = renderMail({
      title: evil,
      lines: [evil],
      link: { label: evil, url: evil },
      closing: evil,
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain(`alert('`)
  })
})
