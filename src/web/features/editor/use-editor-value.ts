import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

/**
 * What `read` finds in the editor now; renders again when that changes. TipTap's own hook hands its selector the editor of the document
 * before until the next transaction, and a document that was just opened would look like that one: so `read` gets none and has to
 * name the editor itself.
 */
export function useEditorValue<T>(
  editor: Editor | undefined,
  read: () => T,
  isSame?: (one: T, other: T) => boolean,
): T {
  return useEditorState<T>({
    editor: editor ?? null,
    selector: read,
    ...(isSame && { equalityFn: (one, other) => other !== null && isSame(one, other) }),
  }) as T
}
