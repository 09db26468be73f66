// Finds a template or structure by the name in the URL and inserts it.

import type { Editor } from '@tiptap/core'
import { splitBold } from '#domain/release/bold-parts.ts'
import { releaseStructures } from '#domain/release/structure.ts'
import { isStructureType } from '#domain/release/structure-types.ts'
import { findTemplate } from '#domain/release/templates.ts'
import { escapeHtml } from '#web/features/editor/document/escape-html.ts'
import { replaceDocument } from '#web/features/editor/document/replace-document.ts'
import { selectBlank } from './template-blanks.ts'

/** A template of the landing page, or a structure of the builder. */
export type TemplateChoice = { template: string } | { structure: string }

/** Inserts it in one undo step and selects the first blank; false if there is no such template. */
export function fillTemplate(editor: Editor, choice: TemplateChoice): boolean {
  const blocks = findBlocks(choice)
  if (!blocks) return false
  replaceDocument(editor, writeTemplateHtml(blocks))
  editor.commands.setTextSelection(1)
  selectBlank(editor, 1)
  return true
}

function findBlocks(choice: TemplateChoice): readonly string[] | undefined {
  if ('template' in choice) return findTemplate(choice.template)?.blocks
  return isStructureType(choice.structure) ? releaseStructures[choice.structure].blocks : undefined
}

// A template's blocks as HTML of the schema: release line, headline, subhead, dateline, boilerplate, contact, end mark.
/** The first three blocks of every template: release line, headline, subhead. */
const leading = ['strong', 'h1', 'em'] as const

export function writeTemplateHtml(blocks: readonly string[]): string {
  return blocks.map((block, index) => writeBlock(block, leading[index])).join('')
}

function writeBlock(block: string, look: (typeof leading)[number] | undefined): string {
  const text = escapeHtml(block)
  if (look === 'h1') return `<h1>${text}</h1>`
  if (look) return `<p><${look}>${text}</${look}></p>`
  const lines = splitBold(text)
  const [first, second] = lines
  // 'About …' heads its paragraph; 'Media contact' heads lines that belong together.
  if (lines.length === 2 && first?.plain === '' && second)
    return `<h2>${first.bold}</h2><p>${second.plain}</p>`
  return `<p>${lines.map(({ bold, plain }) => (bold ? `<strong>${bold}</strong>${plain}` : plain)).join('<br>')}</p>`
}
