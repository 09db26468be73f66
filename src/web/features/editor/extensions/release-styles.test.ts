import type { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { openEditor, type } from '#web/features/editor/editor.test-support.ts'

const looks = (editor: Editor) =>
  [...editor.view.dom.children].map(
    (block) => [...block.classList].find((name) => name.startsWith('release-')) ?? '',
  )

describe('the styling of a release', () => {
  it('sets release line, subhead and end mark as a printer would', () => {
    const editor = openEditor(
      '<p>FOR IMMEDIATE RELEASE</p><h1>A</h1><p><em>b</em></p><p>c</p><p>d</p><p>###</p>',
    )
    expect(looks(editor)).toEqual(['release-line', '', 'release-subhead', '', '', 'release-end'])
  })

  it('follows what is typed', () => {
    const editor = openEditor('<p>a</p><p>b</p><p>c</p><p>##</p>')
    expect(looks(editor).at(-1)).toBe('')
    type(editor, '#')
    expect(looks(editor).at(-1)).toBe('release-end')
  })

  it('recognizes an embargo, and nothing else as one', () => {
    expect(looks(openEditor('<p>For immediate release:</p>'))).toEqual(['release-line'])
    expect(looks(openEditor('<p>EMBARGOED UNTIL Nov. 17, 2026, 9 a.m. EST</p>'))).toEqual(['release-line'])
    expect(looks(openEditor('<p>For release engineers, the week begins early.</p><p>x</p>'))).toEqual([
      '',
      '',
    ])
    expect(
      looks(openEditor(`<p>For immediate release of the hostages, ${'the group said. '.repeat(9)}</p>`)),
    ).toEqual([''])
  })

  it('leaves a subhead alone that is italic only in part', () => {
    expect(looks(openEditor('<h1>A</h1><p><em>b</em> c</p>'))).toEqual(['', ''])
  })
})
