import { fromPlainText } from '#domain/formats/from-plain-text.ts'
import { generateOpener, type PitchDetails } from '#domain/pitch.ts'
import { countWords } from '#domain/word-count.ts'
import { CopyButton } from '#web/features/tools/copy-button.tsx'
import { EditableResult } from '#web/features/tools/editable-result.tsx'
import { OpenInEditor } from '#web/features/tools/open-in-editor.tsx'
import { ResultBlock } from '#web/features/tools/result-block.tsx'
import { showResult } from '#web/features/tools/show-result.ts'
import { successMessages, validationMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/toast.tsx'

/** A new opener, or a toast that says what is missing. */
export function makeOpener(details: PitchDetails): string | undefined {
  const made = generateOpener(details, Math.random())
  if (!made.ok) {
    showToast(validationMessages.pitchIncomplete, 'error')
    return undefined
  }
  showResult()
  return made.opener
}

interface PitchResultProps {
  opener: string
  onChange: (opener: string) => void
}

export function PitchResult({ opener, onChange }: PitchResultProps) {
  return (
    <ResultBlock
      title="Your opener"
      actions={
        <>
          <CopyButton text={opener} done={successMessages.openerCopied} />
          <OpenInEditor makeBlocks={() => fromPlainText(opener)} />
        </>
      }
    >
      <EditableResult label="Your opener" text={opener} onChange={onChange} />
      <p className="mt-3 text-13 text-ink-soft">
        {countWords(opener)} words. Replace what is in [BRACKETS], and press the button again for another
        opening.
      </p>
    </ResultBlock>
  )
}
