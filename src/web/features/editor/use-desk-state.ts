import { useEditorState } from '@tiptap/react'
import { hasText, isBlank, readHeadline } from './document/read-document.ts'
import { deskOf, type EditorDesk, type EditorHandle } from './editor-handle.ts'
import { countBlanks, isFillingBlanks } from './templates/template-blanks.ts'
import { type FormatState, readFormat } from './toolbar/format-commands.ts'

/** The formatting at the cursor; renders again only when it changes. */
export function useFormat(desk: EditorDesk): FormatState {
  return useEditorState({ editor: desk.editor, selector: ({ editor }) => readFormat(editor.state) })
}

/** Whether there is text, and whether the page is untouched. */
export function useContentState(desk: EditorDesk): { hasContent: boolean; isUntouched: boolean } {
  return useEditorState({
    editor: desk.editor,
    selector: ({ editor }) => ({
      hasContent: hasText(editor.state.doc),
      isUntouched: isBlank(editor.state.doc),
    }),
  })
}

/** How many blanks are left, and whether Tab goes from one to the next. */
export function useBlanks(desk: EditorDesk): { count: number; isFilling: boolean } {
  return useEditorState({
    editor: desk.editor,
    selector: ({ editor }) => ({
      count: countBlanks(editor.state),
      isFilling: isFillingBlanks(editor.state),
    }),
  })
}

/** The headline as it is typed; undefined without one. */
export function useHeadline(handle: EditorHandle | undefined): string | undefined {
  const headline = useEditorState({
    editor: handle ? deskOf(handle).editor : null,
    selector: ({ editor }) => editor && readHeadline(editor.state.doc),
  })
  return headline ?? undefined
}
