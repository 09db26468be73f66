// Shown before a release with serious issues is exported. Nothing is blocked: Export anyway is one click.
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import type { ReviewerDraft } from '#domain/review/review.ts'
import { FactActions } from '#web/features/editor/ai/facts/fact-actions.tsx'
import { findFact } from '#web/features/editor/ai/facts/use-facts.ts'
import type { CheckView } from '#web/features/editor/check/newsroom-check.ts'
import type { PreflightItem } from '#web/features/editor/check/read-preflight.ts'
import { resolvePreflightItem, showPreflightItem } from '#web/features/editor/check/resolve-preflight.ts'
import { Store, useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { InOrder } from '#web/ui/in-order.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

export interface PreflightDialogProps {
  /** Undefined for a text that isn't open: it can't be changed, and its issues are only listed. */
  editor?: Editor | undefined
  /** The issues, read again after each change of the text. */
  items: readonly PreflightItem[]
  /** How many quotes nobody has approved. */
  openQuotes: number
  /** The newsroom check; undefined until it is loaded. */
  check?: { state: Store<Pick<CheckView, 'issues'>> } | undefined
  /** It is about to be sent for review instead of exported. */
  isReview?: boolean
  /** Opens the dialog that asks this person. */
  onAsk?: ((people: readonly ReviewerDraft[]) => void) | undefined
  /** Opens the tab that says who approved what. */
  onShowReview?: (() => void) | undefined
  /** Below the list. */
  link?: ReactNode
  onExport: () => void
  onClose: () => void
}

const unchecked = new Store<Pick<CheckView, 'issues'>>({ issues: [] })

export function PreflightDialog(props: PreflightDialogProps) {
  const { editor, items, openQuotes, check, isReview = false, link, onExport, onClose } = props
  const isClear = items.length === 0
  const issues = useStore(check?.state ?? unchecked, (view) => view.issues.length)
  const onAsk = props.onAsk && leaveFor(onClose, props.onAsk)
  // Who has to approve it isn't a place in the text.
  const show = (item: PreflightItem) =>
    item.kind === 'approval' && !item.range
      ? props.onShowReview && leaveFor(onClose, props.onShowReview)
      : editor && leaveFor(onClose, () => showPreflightItem(editor, item))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isReview ? 'Before you send it' : 'Before you export'}
      description={
        isClear ? describeRest(issues, openQuotes) : warn(isReview ? 'send' : 'export', items.length === 1)
      }
      startsAtTitle
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onExport}>{nameAction(isReview, isClear)}</Button>
        </>
      }
    >
      <ul aria-label="Open issues" className="grid">
        <InOrder items={items}>
          {(item) => <Item key={item.message} {...{ editor, item, onAsk }} onShow={show(item)} />}
        </InOrder>
      </ul>
      {link}
    </Dialog>
  )
}

/** The dialog returns the focus once it has closed; then comes what takes it. */
const leaveFor =
  <Given extends unknown[]>(close: () => void, run: (...given: Given) => void) =>
  (...given: Given): void => {
    close()
    setTimeout(() => run(...given), 50)
  }

function warn(action: string, isOne: boolean): string {
  const [these, them] = isOne ? ['this', 'it'] : ['these', 'them']
  return `Check ${these} first. If you ${action} anyway, we’ll note ${them} in the version history.`
}

/** What is left once nothing serious is open. */
function describeRest(issues: number, quotes: number): string {
  const parts = [
    ...(issues === 0 ? [] : [issues === 1 ? '1 open newsroom issue' : `${issues} open newsroom issues`]),
    ...(quotes === 0 ? [] : [quotes === 1 ? '1 quote not approved' : `${quotes} quotes not approved`]),
  ]
  return parts.length === 0 ? 'You’ve resolved everything.' : `No serious issues left. ${parts.join(', ')}.`
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

interface ItemProps {
  editor: Editor | undefined
  item: PreflightItem
  onShow: (() => void) | undefined
  onAsk: PreflightDialogProps['onAsk']
}

function Item({ editor, item, onShow, onAsk }: ItemProps) {
  const { kind, message, count, open, text } = item
  const quote = open?.place.kind === 'quote' ? open.place.text : kind === 'approval' ? text : ''
  return (
    <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="text-14">
        <span className="mr-2 font-medium text-bad">{kindNames[kind]}</span>
        <span className="[overflow-wrap:anywhere]">{message}</span>
        {count !== undefined && <span className="text-ink-soft"> · {count} places</span>}
      </p>
      {quote !== '' && <p className="line-clamp-3 font-serif text-16">{quote}</p>}
      <div className="flex flex-wrap items-start gap-1 empty:hidden">
        {onShow && (
          <Button variant="secondary" size="small" onClick={onShow}>
            {kind === 'blank' ? 'Fill in' : 'Show'}
          </Button>
        )}
        {onAsk && <AskButton item={item} onAsk={onAsk} />}
        {editor && <Fixes editor={editor} item={item} />}
      </div>
    </li>
  )
}

function AskButton({
  item: { ask },
  onAsk,
}: {
  item: PreflightItem
  onAsk: NonNullable<ItemProps['onAsk']>
}) {
  if (!ask) return null
  return (
    <Button variant="quiet" size="small" onClick={() => onAsk([ask])}>
      {ask.name === '' ? 'Send to Legal' : `Ask ${ask.name}`}
    </Button>
  )
}

/** What settles it in the text. */
function Fixes({ editor, item }: { editor: Editor; item: PreflightItem }) {
  const { kind, open, edit, range } = item
  return (
    <>
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
      {kind === 'blank' && range && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => resolvePreflightItem(editor, { ...item, edit: removal(range) })}
        >
          Remove
        </Button>
      )}
    </>
  )
}

const removal = (range: { from: number; to: number }): NonNullable<PreflightItem['edit']> => ({
  ...range,
  label: 'Remove',
  text: '',
  isNewLine: false,
})
