import { describe, expect, it } from 'vitest'
import { openEditor } from '#web/features/editor/editor.test-support.ts'

const classes = (html: string) =>
  [...openEditor(html).view.dom.classList].filter((name) => name.startsWith('release-'))

describe('a text far beyond any release', () => {
  it('is marked by its many blocks, or by a paragraph that does not end', () => {
    expect(classes('<p>Usual</p>')).toEqual([])
    expect(classes(`<p>${'x'.repeat(19_995)}</p>`)).toEqual([])
    expect(classes(`<p>${'x'.repeat(19_996)}</p>`)).toEqual(['release-long'])
    expect(classes(`<p>${'x'.repeat(29_997)}</p>`)).toEqual(['release-long'])
    expect(classes(`<p>${'x'.repeat(29_998)}</p>`)).toEqual(['release-long', 'release-endless'])
    expect(classes(`<p>${'x'.repeat(100)}</p>`.repeat(399))).toEqual(['release-long'])
    expect(classes(`<p>${'x'.repeat(100)}</p>`.repeat(400))).toEqual([])
    expect(classes('<p>x</p>'.repeat(2000))).toEqual(['release-long'])
  })
})
