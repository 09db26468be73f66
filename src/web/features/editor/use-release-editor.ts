import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { parseHtml } from './document/parse-html.ts'
import { createExtensions } from './extensions/extensions.ts'

interface ReleaseEditorOptions {
  html: string
  /** Changes with the text. */
  textKey: string
  describedBy: string
  pictures?: PictureLibrary | undefined
  onChange: () => void
}

/**
 * Creates an editor for each text in a layout effect, so that the text is there with the first paint; the component gets the editor
 * right after. The text is read once: later changes come through the handle.
 */
export function useReleaseEditor(
  host: RefObject<HTMLElement | null>,
  { html, textKey, describedBy, pictures, onChange }: ReleaseEditorOptions,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>()
  const newest = useRef<Editor>(undefined)
  const create = useEffectEvent((element: HTMLElement, _textKey: string) =>
    createEditor(element, html, describedBy, () => changed(), pictures),
  )
  const changed = useEffectEvent(onChange)
  useLayoutEffect(() => {
    if (!host.current) return
    const created = create(host.current, textKey)
    newest.current = created
    return () => created.destroy()
  }, [host, textKey])
  const follow = useEffectEvent((_textKey: string) => setEditor(newest.current))
  useEffect(() => follow(textKey), [textKey])
  return editor
}

export function createEditor(
  element: HTMLElement,
  html: string,
  describedBy: string,
  onUpdate: () => void,
  pictures?: PictureLibrary,
): Editor {
  return new Editor({
    element,
    extensions: createExtensions(pictures),
    // Pasted URLs and **words** stay as written; in 5 MB of text these rules would run for seconds.
    enablePasteRules: false,
    enableCoreExtensions: { delete: false },
    // It is in prosemirror.css: adding and removing a style sheet with each text would restyle the whole page.
    injectCSS: false,
    // Parses the text with the editor's own schema, which exists from here on.
    onBeforeCreate: ({ editor }) => {
      Object.assign(editor.options, { content: parseHtml(editor.schema, html) })
    },
    onUpdate,
    editorProps: {
      attributes: {
        class: 'release',
        'aria-multiline': 'true',
        'aria-label': 'Press release',
        'aria-describedby': describedBy,
        spellcheck: 'true',
      },
      handleScrollToSelection: isCaretInView,
      scrollMargin: caretMargin,
      scrollThreshold: caretMargin,
    },
  })
}

/** Distance of the caret from the edges of the visible area, in pixels. */
const caretMargin = 48

/**
 * Whether the caret is visible, so that nothing has to scroll. ProseMirror would check every ancestor, and force dozens of layouts for
 * each key.
 */
function isCaretInView(view: EditorView): boolean {
  const canvas = view.dom.closest('.release-canvas')
  if (!canvas || !(view.state.selection instanceof TextSelection)) return false
  const caret = view.coordsAtPos(view.state.selection.head, 1)
  const { top, bottom } = canvas.getBoundingClientRect()
  // A phone's keyboard covers part of the page.
  const seen = window.visualViewport?.height ?? window.innerHeight
  return caret.top >= top + caretMargin && caret.bottom <= Math.min(bottom, seen) - caretMargin
}
