// Shown before a release with serious issues is exported. Nothing is blocked: Export anyway is one click.
import type { Editor } from '@tiptap/core'
import { FactActions } from '#web/features/editor/ai/facts/fact-actions.tsx'
import { findFact } from '#web/features/editor/ai/facts/use-facts.ts'
import type { CheckView } from '#web/features/editor/check/newsroom-check.ts'
import type { PreflightItem } from '#web/features/editor/check/read-preflight.ts'
import { resolvePreflightItem, showPreflightItem } from '#web/features/editor/check/resolve-preflight.ts'
import { Store, useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface PreflightDialogProps {
  editor: Editor
  /** The issues, read again after each change of the text. */
  items: readonly PreflightItem[]
  /** How many quotes nobody has approved. */
  openQuotes: number
  /** The newsroom check; undefined until it is loaded. */
  check?: { state: Store<Pick<CheckView, 'issues'>> } | undefined
  /** It is about to be sent for review instead of exported. */
  isReview?: boolean
  onExport: () => void
  onClose: () => void
}

const unchecked = new Store<Pick<CheckView, 'issues'>>({ issues: [] })

export function PreflightDialog({
  editor,
  items,
  openQuotes,
  check,
  isReview = false,
  onExport,
  onClose,
}: PreflightDialogProps) {
  const isClear = items.length === 0
  const issues = useStore(check?.state ?? unchecked, (view) => view.issues.length)
  const show = (item: PreflightItem) => {
    onClose()
    // The dialog returns the focus once it has closed.
    setTimeout(() => showPreflightItem(editor, item), 50)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isReview ? 'Before you send it' : 'Before you export'}
      description={
        isClear
          ? describeRest(issues, openQuotes)
          : `Check these first. If you ${isReview ? 'send' : 'export'} anyway, we’ll note them in the version history.`
      }
      startsAtTitle
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onExport}>{nameAction(isReview, isClear)}</Button>
        </>
      }
    >
      <ul aria-label="Open issues" className="grid">
        {items.map((item, index) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be open twice
            key={`${index} ${item.message}`}
            editor={editor}
            item={item}
            onShow={() => show(item)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** What is left once nothing serious is open. */
function describeRest(issues: number, quotes: number): string {
  const parts = [
    ...(issues === 0 ? [] : [issues === 1 ? '1 newsroom issue open' : `${issues} newsroom issues open`]),
    ...(quotes === 0 ? [] : [quotes === 1 ? '1 quote not approved' : `${quotes} quotes not approved`]),
  ]
  return parts.length === 0 ? 'You’ve resolved everything.' : `No blanks left. ${parts.join(', ')}.`
}

function nameAction(isReview: boolean, isClear: boolean): string {
  const action = isReview ? 'Send' : 'Export'
  return isClear ? action : `${action} anyway`
}

const kindNames: Readonly<Record<PreflightItem['kind'], string>> = {
  private: 'Private',
  embargo: 'Embargo',
  blank: 'Blank',
  quote: 'Quote',
  fact: 'Fact',
  approval: 'Approval',
}

function Item({ editor, item, onShow }: { editor: Editor; item: PreflightItem; onShow: () => void }) {
  const { kind, message, count, open, edit } = item
  return (
    <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="text-14">
        <span className="mr-2 font-medium text-bad">{kindNames[kind]}</span>
        <span className="[overflow-wrap:anywhere]">{message}</span>
        {count !== undefined && <span className="text-ink-soft"> · {count} places</span>}
      </p>
      {open?.place.kind === 'quote' && <p className="line-clamp-3 font-serif text-16">{open.place.text}</p>}
      <div className="flex flex-wrap items-start gap-1">
        {kind !== 'approval' && (
          <Button variant="secondary" size="small" onClick={onShow}>
            {kind === 'blank' ? 'Show and fill in' : 'Show'}
          </Button>
        )}
        {open && (
          <FactActions
            editor={editor}
            place={open.place}
            find={() => findFact(editor, open.index, open.place)}
          />
        )}
        {edit && (
          <Button variant="quiet" size="small" onClick={() => resolvePreflightItem(editor, item)}>
            {edit.label}
          </Button>
        )}
        {kind === 'blank' && item.range && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => item.range && resolvePreflightItem(editor, { ...item, edit: removal(item.range) })}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  )
}

const removal = (range: { from: number; to: number }): NonNullable<PreflightItem['edit']> => ({
  ...range,
  label: 'Remove',
  text: '',
  isNewLine: false,
})
