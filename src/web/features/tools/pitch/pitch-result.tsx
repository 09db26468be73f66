import { fromPlainText } from '#domain/formats/from-plain-text.ts'
import { generateOpener, type PitchDetails } from '#domain/pitch/pitch.ts'
import { countWords } from '#domain/text/word-count.ts'
import { CopyButton } from '#web/features/tools/copy-button.tsx'
import { EditableResult } from '#web/features/tools/editable-result.tsx'
import { OpenInEditor } from '#web/features/tools/open-in-editor.tsx'
import { ResultBlock } from '#web/features/tools/result-block.tsx'
import { showResult } from '#web/features/tools/show-result.ts'
import { successMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/** Shows a new opener from one of the five templates, or a toast about what is missing. */
export function makeOpener(details: PitchDetails): string | undefined {
  const made = generateOpener(details, Math.random())
  if (!made.ok) {
    showToast(validationMessages.pitchIncomplete, 'error')
    return undefined
  }
  showResult(`Opener ready, ${countWords(made.opener)} words.`)
  return made.opener
}

interface PitchResultProps {
  opener: string
  onChange: (opener: string) => void
  /** The edited opener that this one replaced, if any. */
  onBringBack?: () => void
}

export function PitchResult({ opener, onChange, onBringBack }: PitchResultProps) {
  const isEmpty = opener.trim() === ''
  return (
    <ResultBlock
      title="Your opener"
      actions={
        <>
          <CopyButton text={opener} done={successMessages.openerCopied} disabled={isEmpty} />
          <OpenInEditor makeBlocks={() => fromPlainText(opener)} disabled={isEmpty} />
        </>
      }
    >
      <EditableResult label="Your opener" text={opener} onChange={onChange} />
      {onBringBack && (
        <p className="mt-3 text-14">
          Your edited opener was replaced.{' '}
          <button
            type="button"
            className="link min-h-6 cursor-pointer"
            onClick={(event) => {
              // This line disappears, so focus moves to the restored text.
              event.currentTarget.closest('section')?.querySelector('textarea')?.focus()
              onBringBack()
            }}
          >
            Undo
          </button>
        </p>
      )}
      <p className="mt-3 text-13 text-ink-soft">
        {countWords(opener)} words. Fill in the [BLANKS]. Each time you generate, you get one of five openers
        at random.
      </p>
    </ResultBlock>
  )
}
