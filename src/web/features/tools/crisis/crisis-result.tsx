// The statement. If it raises legal questions, it can't be copied or opened until legal review is confirmed.

import type { KeptOutReason } from '#domain/crisis/confirmed.ts'
import { findCounselReasons, findCounselWords, findEditedReasons } from '#domain/crisis/counsel-review.ts'
import { generateStatement } from '#domain/crisis/statement.ts'
import { isCrisisType } from '#domain/crisis/types.ts'
import { fromPlainText } from '#domain/formats/from-plain-text.ts'
import { CopyButton } from '#web/features/tools/copy-button.tsx'
import { EditableResult } from '#web/features/tools/editable-result.tsx'
import { OpenInEditor } from '#web/features/tools/open-in-editor.tsx'
import { ResultBlock } from '#web/features/tools/result-block.tsx'
import { showResult } from '#web/features/tools/show-result.ts'
import { successMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

interface Statement {
  statement: string
  /** Why it needs legal review; empty if it doesn't. */
  reasons: readonly string[]
  /** The sensitive words it was generated with. */
  words: readonly string[]
  /** Sentences of the user's details that it leaves out. */
  keptOut?: readonly { text: string; reason: KeptOutReason }[]
}

/** Shows a new statement, or a toast about what is missing. */
export function makeStatement(type: string, details: string): Statement | undefined {
  const made = generateStatement(type, details)
  if (!(made.ok && isCrisisType(type))) {
    showToast(validationMessages.crisisIncomplete, 'error')
    return undefined
  }
  const reasons = findCounselReasons(type, details)
  const gate =
    reasons.length > 0 ? ` Check with counsel first: it raises legal questions (${reasons.join(', ')}).` : ''
  showResult(`Statement ready.${gate}`)
  return {
    statement: made.statement,
    reasons,
    words: findCounselWords(made.statement),
    keptOut: made.keptOut,
  }
}

interface CrisisResultProps {
  /** `clearedFor` are the reasons the box was checked for: a new reason, typed later, locks the statement again. */
  statement: Statement & { clearedFor: readonly string[] }
  onChange: (part: { statement?: string; clearedFor?: readonly string[] }) => void
}

export function CrisisResult({ statement: kept, onChange }: CrisisResultProps) {
  const { statement, clearedFor } = kept
  const reasons = findEditedReasons(statement, kept)
  const needsConfirmation = reasons.some((reason) => !clearedFor.includes(reason))
  const isEmpty = statement.trim() === ''
  return (
    <ResultBlock
      title="Your statement"
      actions={
        <>
          <CopyButton
            text={statement}
            done={successMessages.statementCopied}
            disabled={needsConfirmation || isEmpty}
          />
          <OpenInEditor makeBlocks={() => fromPlainText(statement)} disabled={needsConfirmation || isEmpty} />
        </>
      }
    >
      {reasons.length > 0 && (
        <div className="mb-5 rounded-control bg-warn-tint px-4 py-3.5 text-14">
          <p className="font-semibold">Check with counsel first</p>
          <p className="mt-0.5 mb-2 max-w-[65ch] text-pretty wrap-anywhere">
            This statement raises legal questions ({reasons.join(', ')}). Confirm before copying or opening
            it:
          </p>
          <Checkbox
            checked={!needsConfirmation}
            onChange={(checked) => onChange({ clearedFor: checked ? reasons : [] })}
          >
            Counsel will clear this statement before anyone outside the response team sees it.
          </Checkbox>
        </div>
      )}
      <KeptOut sentences={kept.keptOut ?? []} />
      <EditableResult
        label="Your statement"
        text={statement}
        onChange={(next) => onChange({ statement: next })}
      />
      <p className="mt-3 text-13 text-ink-soft">
        Fill in the [BLANKS] and delete anything that doesn’t apply.
      </p>
    </ResultBlock>
  )
}

const reasonTexts: Readonly<Record<KeptOutReason, string>> = {
  unconfirmed: 'not confirmed',
  blame: 'assigns blame or admits fault',
  private: 'not for the public',
}

/** What the user wrote that the statement leaves out. */
function KeptOut({ sentences }: { sentences: NonNullable<Statement['keptOut']> }) {
  if (sentences.length === 0) return null
  return (
    <div className="mb-5 rounded-control bg-fill px-4 py-3.5 text-14">
      <p className="font-semibold">Left out of the statement</p>
      <ul className="mt-1 grid gap-1">
        {sentences.map(({ text, reason }) => (
          <li key={text} className="wrap-anywhere">
            {text} <span className="text-ink-soft">({reasonTexts[reason]})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
