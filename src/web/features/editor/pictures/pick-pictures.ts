import type { Editor } from '@tiptap/core'
import { pictureTypes } from '#domain/document/picture.ts'
import { pickFiles } from '#web/features/editor/files/pick-file.ts'
import { insertPictures } from './insert-picture.ts'
import { libraryOf } from './paste-pictures.ts'

/** Opens the file picker and inserts what was chosen. */
export async function pickPictures(editor: Editor): Promise<void> {
  const files = await pickFiles({ accept: pictureTypes.join(','), isMany: true })
  await insertPictures(editor, libraryOf(editor), files)
}
