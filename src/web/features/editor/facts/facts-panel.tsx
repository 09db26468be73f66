// The tab 'Facts': what was given for the document, what of it the draft tells, what is kept out, and what left the server.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import type { DecisionRow } from '#contract/reviews.ts'
import { type DocumentBrief, isEmptyBrief } from '#domain/brief/document-brief.ts'
import { LineList } from '#web/features/editor/ai/dialogs/sheet/line-list.tsx'
import { SheetFields } from '#web/features/editor/ai/dialogs/sheet/sheet-fields.tsx'
import { hasText, readHtml } from '#web/features/editor/document/read-document.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { PanelSection } from '#web/features/editor/panel-section.tsx'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import type { FactsView } from './document-facts.ts'
import { ModelCalls, type ModelCallsProps } from './model-calls.tsx'
import { NeverSay } from './never-say.tsx'
import { QuotesSection } from './quotes-section.tsx'
import type { AccountLine, FactsAccount } from './read-account.ts'
import { useReading } from './use-reading.ts'

interface FactsPanelProps extends ModelCallsProps {
  editor: Editor
  brief: DocumentBrief
  facts: FactsView
  onChange: (brief: DocumentBrief) => void
  /** Opens the dialog where notes are given. */
  onAddNotes: () => void
  /** Closes the panel where it covers the page. */
  beforeShow: () => Promise<void>
  /** Of the document's reviews, oldest first. */
  decisions?: readonly DecisionRow[] | undefined
}

export function FactsPanel(props: FactsPanelProps) {
  const { editor, brief, facts, onChange } = props
  const isReadOnly = useIsReadOnly()
  const account = useReading(
    editor,
    useCallback(
      async (doc) => (await import('./read-account.ts')).readAccount(brief, readHtml(doc)),
      [brief],
    ),
  )
  const isEmpty = isEmptyBrief(brief) && (brief.files ?? []).length === 0
  return (
    <fieldset disabled={isReadOnly} className="contents">
      {isEmpty ? (
        <div className="grid justify-items-start gap-3 border-b border-line px-4 py-5 text-14 text-ink-soft">
          <p>No facts yet. Paste your notes or upload a document, and we’ll list them here.</p>
          <Button variant="secondary" size="small" onClick={props.onAddNotes}>
            Add notes
          </Button>
        </div>
      ) : (
        account && <Account {...props} account={account} />
      )}
      <QuotesSection editor={editor} beforeShow={props.beforeShow} decisions={props.decisions} />
      <NeverSay brief={brief} neverSay={facts.neverSay} onChange={onChange} />
      <ModelCalls {...props} />
    </fieldset>
  )
}

function Account(props: FactsPanelProps & { account: FactsAccount }) {
  const { account, brief, onChange, editor, beforeShow } = props
  const insert = (line: AccountLine) => void beforeShow().then(() => insertParagraph(editor, line.insertion))
  const kinds = {
    changed: brief.kinds ?? noKinds,
    isNarrow: true,
    onChange: (changed: DocumentBrief['kinds']) => onChange({ ...brief, ...(changed && { kinds: changed }) }),
  }
  return (
    <>
      <PanelSection title="Not used yet" count={account.notUsed.length} isOpen>
        <InsertList label="Not used yet" lines={account.notUsed} onInsert={insert} />
      </PanelSection>
      <PanelSection title="Used in part" count={account.usedInPart.length} isOpen>
        <p className="mb-2 text-13 text-ink-soft">
          Insert adds the whole line. Then delete what the draft already says.
        </p>
        <InsertList label="Used in part" lines={account.usedInPart} onInsert={insert} />
      </PanelSection>
      <PanelSection title="Not understood" count={account.notUnderstood.length} isOpen>
        <p className="mb-2 text-13 text-ink-soft">We won’t use these lines until you choose a type.</p>
        <LineList label="Not understood" lines={account.notUnderstood} hasUseAsFact {...kinds} />
      </PanelSection>
      <PanelSection title="Kept out" count={account.keptOut.length} isOpen>
        <p className="mb-2 text-13 text-ink-soft">
          We won’t put these in a draft or include them when your notes go to an AI model.
        </p>
        <LineList label="Kept out" lines={account.keptOut} {...kinds} />
      </PanelSection>
      <PanelSection title="Writing requests" count={account.requests.length} isOpen>
        <p className="mb-2 text-13 text-ink-soft">The draft may not follow these. Check each one.</p>
        <LineList label="Writing requests" lines={account.requests} {...kinds} />
      </PanelSection>
      <PanelSection title="Used" count={account.used.length}>
        <LineList label="Used" lines={account.used} {...kinds} />
      </PanelSection>
      <PanelSection title="Greetings and signatures" count={account.aside.length}>
        <LineList label="Greetings and signatures" lines={account.aside} {...kinds} />
      </PanelSection>
      <PanelSection title="Fact sheet">
        {hasText(editor.state.doc) && hasTypedValue(brief) && (
          <div className="mb-3 grid justify-items-start gap-2 text-13 text-ink-soft">
            <p>The draft follows what you type here once you generate it again.</p>
            <Button variant="secondary" size="small" onClick={props.onAddNotes}>
              Generate again
            </Button>
          </div>
        )}
        <SheetFields
          brief={brief}
          values={account.read.values}
          type={account.read.sheet.type}
          isNarrow
          onChange={onChange}
        />
      </PanelSection>
    </>
  )
}

const noKinds = {}

const hasTypedValue = ({ answers }: DocumentBrief): boolean =>
  Object.values(answers).some((value) => value.trim() !== '')

interface InsertListProps {
  label: string
  lines: readonly (AccountLine & { missing?: string })[]
  onInsert: (line: AccountLine) => void
}

function InsertList({ label, lines, onInsert }: InsertListProps) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {lines.map((line) => (
        <li key={line.text} className="flex items-start gap-2">
          <span className="min-w-0 flex-1 break-words text-13">
            {line.text}
            {line.missing !== undefined && (
              <span className="block text-ink-soft">Missing: {line.missing}</span>
            )}
          </span>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Insert “${line.text.slice(0, 60)}”`}
            onClick={() => onInsert(line)}
          >
            <Plus size={14} strokeWidth={1.5} aria-hidden />
            Insert
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Puts a paragraph after the one with the cursor, in one undo step, and shows it selected. */
function insertParagraph(editor: Editor, text: string): void {
  const { doc, selection, schema, tr } = editor.state
  const { $head } = selection
  const at = $head.depth === 0 ? doc.content.size : $head.after(1)
  const paragraph = schema.nodes.paragraph?.create(null, schema.text(text))
  if (!paragraph) return
  tr.insert(at, paragraph)
  tr.setSelection(TextSelection.create(tr.doc, at + 1, at + 1 + text.length))
  const view = liveView(editor)
  view?.dispatch(closeHistory(tr).scrollIntoView())
  view?.dispatch(closeHistory(editor.state.tr))
  view?.focus()
}
