// Pictures of Word files: as Word writes them, and through our own writer and back.
import { describe, expect, it } from 'vitest'
import { readUpload } from '#server/word/read-upload.ts'
import { writeDocx } from '#server/word/write-docx/write-docx.ts'

const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const figure = `<figure data-picture="${id}" data-credit="Mara Voss"><img alt="A &quot;store&quot;"><figcaption>The store</figcaption></figure>`

const write = (html: string, bytes: Uint8Array = png) =>
  writeDocx({
    html,
    locale: 'en-US',
    now: new Date(0),
    pictures: [{ id, type: 'image/png', bytes, width: 1, height: 1 }],
  })
const read = (bytes: Uint8Array) => readUpload({ bytes, name: 'a.docx', mime: '' })

describe('a picture in a Word file', () => {
  it('comes along with its alt text, and its caption as a line below it', async () => {
    const { html, report, pictures } = await read(write(`<p>Before</p>${figure}<p>After</p>`))
    const found = pictures?.[0]
    expect(html).toBe(
      `<p>Before</p><figure data-picture="${found?.id}"><img alt="A &quot;store&quot;"></figure><p>The store. Credit: Mara Voss.</p><p>After</p>`,
    )
    expect(found?.id).not.toBe(id)
    expect(found && Buffer.from(found.data, 'base64').equals(png)).toBe(true)
    expect(report).toMatchObject({ pictures: 1, keptPictures: 1 })
  })
  it('that is used twice is there once', async () => {
    const { html, pictures } = await read(write(`${figure}<p>Text</p>${figure}`))
    expect(pictures).toHaveLength(1)
    expect(html.split(`data-picture="${pictures?.[0]?.id}"`)).toHaveLength(3)
  })
  it('of another kind is counted, and left out', async () => {
    const { html, report, pictures } = await read(write(`<p>Text</p>${figure}`, Buffer.from('<svg/>')))
    expect(pictures).toBeUndefined()
    expect(html).not.toContain('figure')
    expect(report.pictures).toBe(1)
    expect(report).not.toHaveProperty('keptPictures')
  })
})
