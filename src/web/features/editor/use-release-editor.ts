import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { emptyHint } from './empty-hint.ts'
import { createExtensions } from './extensions.ts'
import { parseHtml } from './parse-html.ts'

interface ReleaseEditorOptions {
  html: string
  describedBy: string
  onChange: () => void
}

/** Builds the editor into the element once both are there. The text is read once: later texts come through the handle. */
export function useReleaseEditor(
  element: HTMLElement | null,
  { html, describedBy, onChange }: ReleaseEditorOptions,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>()
  const create = useEffectEvent((host: HTMLElement) => createEditor(host, html, describedBy, () => changed()))
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (!element) return
    const created = create(element)
    setEditor(created)
    return () => {
      setEditor(undefined)
      created.destroy()
    }
  }, [element])
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
      // The caret keeps clear of the sheet's edges when the text scrolls under it.
      scrollMargin: 48,
      scrollThreshold: 48,
    },
  })
}
