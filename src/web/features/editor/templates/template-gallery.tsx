// Five templates and four structures to begin with; picking one fills the page.
import { findBlanks } from '#domain/release/blanks.ts'
import { releaseStructures } from '#domain/release/structure.ts'
import { describeFacts, releaseTemplates } from '#domain/release/templates.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { TemplateChoice } from './fill-template.ts'

interface TemplateGalleryProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The page has text that a template would replace. */
  replacesText: boolean
  onPick: (choice: TemplateChoice) => void
}

export function TemplateGallery({ open, onOpenChange, replacesText, onPick }: TemplateGalleryProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title="Use a template"
      description={
        replacesText
          ? 'The template replaces your text. You can undo.'
          : 'Each one opens with its blanks marked. Press Tab to move to the next.'
      }
    >
      <ul className="grid gap-3 md:grid-cols-6">
        {releaseTemplates.map(({ id, name, headline, facts }, index) => (
          <li key={id} className={index < 2 ? 'md:col-span-3' : 'md:col-span-2'}>
            <button
              type="button"
              onClick={() => onPick({ template: id })}
              className="flex h-full w-full cursor-pointer flex-col rounded-sheet border border-line px-5 pt-4 pb-4 text-left transition-colors hover:border-line-strong hover:bg-sheet-hover"
            >
              <span className="eyebrow mb-3 border-t-3 border-b border-rule py-2">{name}</span>
              <span className="mb-4 font-serif text-22 leading-[1.18] font-medium tracking-[-0.015em] text-balance">
                {headline}
              </span>
              <span className="mt-auto text-13 text-ink-soft">{describeFacts(facts)}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3 className="title-3 mt-4">Structures</h3>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(releaseStructures).map(([id, { label, blocks }]) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick({ structure: id })}
              className="w-full cursor-pointer rounded-sheet border border-line px-4 py-3 text-left transition-colors hover:border-line-strong hover:bg-sheet-hover"
            >
              <span className="block font-serif text-18 font-medium">{label}</span>
              <span className="text-13 text-ink-soft">{countBlanks(blocks)} blanks to fill in</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function countBlanks(blocks: readonly string[]): number {
  return blocks.reduce((sum, block) => sum + findBlanks(block).length, 0)
}
