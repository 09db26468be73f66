// Shown before an uploaded text is placed: what the file has besides its text, what happens to it, and where the text goes.
import { useState } from 'react'
import { describeUpload, explainUpload } from '#domain/document/upload-report.ts'
import { Button } from '#web/ui/button.tsx'
import { CommentList } from '#web/ui/comment-list.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { ImportQuestion } from './use-import.ts'

export function ImportQuestionDialog({ question }: { question: ImportQuestion }) {
  const { name, report, hasText, answer } = question
  const [isRejecting, setRejecting] = useState(false)
  const html = isRejecting ? (report.rejectedHtml ?? '') : question.html
  const place = (target: 'this document' | 'new document') => answer({ html, target })
  const found = describeUpload(report)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && answer(undefined)}
      title={`Import ${name}`}
      foot={
        <>
          <Button variant="quiet" onClick={() => answer(undefined)}>
            Cancel
          </Button>
          {hasText && (
            <Button variant="secondary" onClick={() => place('this document')}>
              Replace
            </Button>
          )}
          <Button onClick={() => place(hasText ? 'new document' : 'this document')}>
            {hasText ? 'New document' : 'Import'}
          </Button>
        </>
      }
    >
      {found !== '' && <p className="text-14">This file contains {found}.</p>}
      {explainUpload(report).map((sentence) => (
        <p key={sentence} className="text-14 text-ink-soft">
          {sentence}
        </p>
      ))}
      {report.rejectedHtml !== undefined && (
        <ChangesChoice
          isRejecting={isRejecting}
          mayReject={report.rejectedHtml !== ''}
          onChange={setRejecting}
        />
      )}
      {report.comments.length > 0 && (
        <section>
          <h3 className="text-14 font-semibold">Comments</h3>
          <p className="mb-2 text-13 text-ink-soft">
            We’ll save them with this version in the version history.
          </p>
          <div className="max-h-60 overflow-y-auto">
            <CommentList label="Comments in the file" comments={report.comments} />
          </div>
        </section>
      )}
      {hasText && (
        <p className="text-14">
          Open the file as a new document, or replace the text you have now? The text you replace stays in the
          version history.
        </p>
      )}
    </Dialog>
  )
}

interface ChangesChoiceProps {
  isRejecting: boolean
  /** Without its tracked changes the file has text. */
  mayReject: boolean
  onChange: (isRejecting: boolean) => void
}

function ChangesChoice({ isRejecting, mayReject, onChange }: ChangesChoiceProps) {
  const choices = [
    { label: 'Accept all', hint: 'The text with all changes applied.', value: false },
    {
      label: 'Reject all',
      hint: mayReject ? 'The text before the changes.' : 'There was no text before the changes.',
      value: true,
    },
  ]
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold">Tracked changes</legend>
      {choices.map(({ label, hint, value }) => (
        <label key={label} className="flex cursor-pointer items-start gap-2.5 py-1 text-14 max-md:py-2">
          <input
            type="radio"
            name="tracked-changes"
            className="mt-px size-[18px] shrink-0"
            checked={isRejecting === value}
            disabled={value && !mayReject}
            onChange={() => onChange(value)}
          />
          <span>
            <span className="font-medium">{label}</span>
            <span className="block text-13 text-ink-soft">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
