// Finds a template or a structure by the name in an address and fills the sheet with it.
import type { Editor } from '@tiptap/core'
import { releaseStructures } from '#domain/release/structure.ts'
import { isStructureType } from '#domain/release/structure-types.ts'
import { findTemplate } from '#domain/release/templates.ts'
import { replaceDocument } from '#web/features/editor/document/replace-document.ts'
import { enterTemplate } from './template-blanks.ts'
import { writeTemplateHtml } from './template-html.ts'

/** One of the five templates of the landing page, or one of the four structures of the builder. */
export type TemplateChoice = { template: string } | { structure: string }

/** Fills the sheet in one undo step and selects the first placeholder; false when there is no such template. */
export function fillTemplate(editor: Editor, choice: TemplateChoice): boolean {
  const blocks = findBlocks(choice)
  if (!blocks) return false
  replaceDocument(editor, writeTemplateHtml(blocks))
  editor.commands.setTextSelection(1)
  enterTemplate(editor)
  return true
}

function findBlocks(choice: TemplateChoice): readonly string[] | undefined {
  if ('template' in choice) return findTemplate(choice.template)?.blocks
  return isStructureType(choice.structure) ? releaseStructures[choice.structure].blocks : undefined
}
