import { describe, expect, it } from 'vitest'
import { fromPlainText } from './from-plain-text.ts'
import { writeHtml } from './html.ts'

describe('plain text as a release', () => {
  it('ends a paragraph at a blank line and keeps single line ends inside it', () => {
    expect(writeHtml(fromPlainText('About Acme\n Bakes bread.\r\n \r\n\r\nSecond.'))).toBe(
      '<p>About Acme<br>Bakes bread.</p><p>Second.</p>',
    )
  })

  it('keeps pasted HTML as the words it is', () => {
    expect(writeHtml(fromPlainText('<b>Free</b> & open'))).toBe('<p>&lt;b&gt;Free&lt;/b&gt; &amp; open</p>')
  })

  it('makes nothing of a blank text', () => {
    expect(fromPlainText(' \n\n ')).toEqual([])
  })
})
