import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { parseHtml } from './document/parse-html.ts'
import { emptyHint } from './extensions/empty-placeholder.ts'
import { createExtensions } from './extensions/extensions.ts'

interface ReleaseEditorOptions {
  html: string
  /** Another one means another text. */
  textKey: string
  describedBy: string
  onChange: () => void
}

/**
 * Builds an editor for each text into the element, so that the text is there with the first paint. What surrounds it gets the
 * editor right after. A text is read once: changes of it come through the handle.
 */
export function useReleaseEditor(
  host: RefObject<HTMLElement | null>,
  { html, textKey, describedBy, onChange }: ReleaseEditorOptions,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>()
  const newest = useRef<Editor>(undefined)
  const create = useEffectEvent((element: HTMLElement, _textKey: string) =>
    createEditor(element, html, describedBy, () => changed()),
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
): Editor {
  return new Editor({
    element,
    extensions: createExtensions(),
    // A pasted URL or **word** is left as it was written; over 5 MB of text these rules would run for seconds.
    enablePasteRules: false,
    enableCoreExtensions: { delete: false },
    // prosemirror.css has it: a style sheet that comes and goes with each text makes the browser style the whole page anew.
    injectCSS: false,
    // The text is parsed with the editor's own schema, which exists from here on.
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
        'aria-placeholder': emptyHint,
        spellcheck: 'true',
      },
      handleScrollToSelection: isCaretInView,
      scrollMargin: caretMargin,
      scrollThreshold: caretMargin,
    },
  })
}

/** The caret keeps this far from the edges of what is seen, in pixels. */
const caretMargin = 48

/**
 * Whether the caret is well in view, so that nothing has to scroll. ProseMirror would find that out by trying to scroll every
 * element around it, and make the browser look at the layout dozens of times for each key.
 */
function isCaretInView(view: EditorView): boolean {
  const canvas = view.dom.closest('.release-canvas')
  if (!canvas || !(view.state.selection instanceof TextSelection)) return false
  const caret = view.coordsAtPos(view.state.selection.head, 1)
  const { top, bottom } = canvas.getBoundingClientRect()
  // A phone's keyboard covers a part of the page.
  const seen = window.visualViewport?.height ?? window.innerHeight
  return caret.top >= top + caretMargin && caret.bottom <= Math.min(bottom, seen) - caretMargin
}
