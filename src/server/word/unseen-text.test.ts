// What was deleted or hidden in Word is in the file still, and must not come back on the sheet.
import { describe, expect, it } from 'vitest'
import { importHtml, readFixture } from './make-docx.test-support.ts'

describe('an old Word file', () => {
  it('drops the note of a mark that was deleted or hidden, and the others keep theirs', async () => {
    const html = await importHtml(readFixture('unseen.doc'), 'unseen.doc')
    expect(html).not.toMatch(/Strike note|Margin note/)
    expect(html).toContain('<p>[1] City register, May 2026.</p><p>[2] School board, 2026.</p>')
  })
})
