import { hasText, isBlank, readHeadline } from './document/read-document.ts'
import { deskOf, type EditorDesk, type EditorHandle } from './editor-handle.ts'
import { countBlanks, isFillingBlanks } from './templates/template-blanks.ts'
import { type FormatState, readFormat } from './toolbar/format-commands.ts'
import { useEditorValue } from './use-editor-value.ts'

/** The formatting at the cursor; renders again only when it changes. */
export function useFormat(desk: EditorDesk): FormatState {
  return useEditorValue(desk.editor, () => readFormat(desk.editor.state))
}

/** Whether there is text, and whether the page is untouched. */
export function useContentState(desk: EditorDesk): { hasContent: boolean; isUntouched: boolean } {
  return useEditorValue(desk.editor, () => ({
    hasContent: hasText(desk.editor.state.doc),
    isUntouched: isBlank(desk.editor.state.doc),
  }))
}

/** How many blanks are left, and whether Tab goes from one to the next. */
export function useBlanks(desk: EditorDesk): { count: number; isFilling: boolean } {
  return useEditorValue(desk.editor, () => ({
    count: countBlanks(desk.editor.state),
    isFilling: isFillingBlanks(desk.editor.state),
  }))
}

/** The headline as it is typed; undefined without one. */
export function useHeadline(handle: EditorHandle | undefined): string | undefined {
  const editor = handle && deskOf(handle).editor
  return useEditorValue(editor, () => editor && readHeadline(editor.state.doc))
}
