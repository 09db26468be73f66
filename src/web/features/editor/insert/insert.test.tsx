import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { type Insertion, listInsertions } from '#domain/client/insertions.ts'
import { html, openEditor, type } from '#web/features/editor/editor.test-support.ts'
import { insertPart } from './insert-part.ts'
import { findSlash } from './slash.ts'
import { SlashMenu } from './slash-menu.tsx'

afterEach(cleanup)

const insertions = listInsertions({
  ...{ name: 'Larkmoor', other_names: [], city: null, product_names: [] },
  texts: [{ label: 'Short', text: 'Larkmoor measures water.' }],
  people: [
    { kind: 'spokesperson', name: 'Mara Voss', title: 'CEO', quotable: true, email: null, phone: null },
    {
      kind: 'contact',
      name: 'Jo Bell',
      title: '',
      quotable: true,
      email: 'jo@larkmoor.example',
      phone: null,
    },
  ],
})
const part = (group: Insertion['group']) => insertions.find((each) => each.group === group) as Insertion

function openAt(text: string, position: number) {
  const editor = openEditor(text)
  editor.commands.setTextSelection(position)
  return editor
}

describe('a part of a kit', () => {
  it('follows the paragraph with the cursor', () => {
    const editor = openAt('<p>One.</p><p>Two.</p>', 2)
    insertPart(editor, part('Boilerplate'))
    expect(html(editor)).toBe('<p>One.</p><h2>About Larkmoor</h2><p>Larkmoor measures water.</p><p>Two.</p>')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>One.</p><p>Two.</p>')
  })

  it('takes the place of an empty line', () => {
    const editor = openAt('<p>One.</p><p></p>', 7)
    insertPart(editor, part('Media contact'))
    expect(html(editor)).toBe('<p>One.</p><h2>Media contact</h2><p>Jo Bell<br>jo@larkmoor.example</p>')
  })

  it('is inserted at the cursor when it is words', () => {
    const editor = openAt('<p>It works, said </p>', 16)
    insertPart(editor, part('Spokesperson'))
    expect(html(editor)).toBe('<p>It works, said Mara Voss, CEO of Larkmoor</p>')
  })
})

describe('a slash', () => {
  it.each([
    ['/', 1],
    ['said /ma', 6],
    ['and/or', undefined],
    ['https://', undefined],
    ['5 / 6', undefined],
  ])('in “%s” asks or does not', (text, from) => {
    const editor = openEditor()
    type(editor, text)
    expect(findSlash(editor.state)?.from).toBe(from)
  })
})

const write = (editor: Editor, text: string) => act(() => type(editor, text))
const press = (editor: Editor, key: string) => fireEvent.keyDown(editor.view.dom, { key })

describe('the list', () => {
  const show = () => {
    const editor = openEditor()
    render(
      <SlashMenu
        desk={{
          ...{ editor, insertions, actions: {}, isBusy: false, isReadOnly: false, isSavedDocument: false },
          editLink: () => undefined,
          openGallery: () => undefined,
        }}
      />,
    )
    return editor
  }

  it('is narrowed by letters, and Enter inserts in one undo step', async () => {
    const editor = show()
    write(editor, '/bo')
    expect(await screen.findByRole('option')).toHaveProperty('textContent', 'Boilerplate: Short')
    press(editor, 'Enter')
    expect(html(editor)).toBe('<h2>About Larkmoor</h2><p>Larkmoor measures water.</p>')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>/bo</p>')
  })

  it('is walked with arrow keys', async () => {
    const editor = show()
    write(editor, '/')
    expect(await screen.findAllByRole('option')).toHaveLength(5)
    press(editor, 'ArrowUp')
    expect((await screen.findByRole('option', { selected: true })).textContent).toBe('End mark')
  })

  it('has one chosen row: the pointer moves the choice', async () => {
    const editor = show()
    write(editor, '/')
    const rows = await screen.findAllByRole('option')
    fireEvent.mouseMove(rows[2] as HTMLElement)
    expect(screen.getAllByRole('option', { selected: true })).toEqual([rows[2]])
    expect(rows[2]?.className).not.toContain('hover:')
  })

  it('leaves the text alone after Esc', async () => {
    const editor = show()
    write(editor, '/')
    await screen.findAllByRole('option')
    press(editor, 'Escape')
    write(editor, 'm')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(html(editor)).toBe('<p>/m</p>')
  })
})
