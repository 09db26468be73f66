import { fromPlainText } from '#domain/formats/from-plain-text.ts'
import { CopyButton } from '#web/features/tools/copy-button.tsx'
import { OpenIcon, OpenInEditor } from '#web/features/tools/open-in-editor.tsx'
import { ResultBlock, ResultSheet } from '#web/features/tools/result-block.tsx'
import { WriterNote } from '#web/layout/writer-note.tsx'
import { useAppConfig } from '#web/lib/api/app-config.ts'
import { successMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { Generator } from './use-generator.ts'

export function GeneratedContent({ generator: { text, contentId, isBusy } }: { generator: Generator }) {
  const isBuiltin = useAppConfig()?.ai?.writer === 'builtin'
  return (
    <ResultBlock
      title="Generated Content"
      isBusy={isBusy}
      actions={
        <>
          <CopyButton text={text} done={successMessages.contentCopied} disabled={isBusy} />
          {contentId === '' || isBusy ? (
            <OpenInEditor makeBlocks={() => fromPlainText(text)} disabled={isBusy} />
          ) : (
            <LinkButton variant="secondary" to={paths.write(contentId)}>
              <OpenIcon />
              Open in editor
            </LinkButton>
          )}
        </>
      }
    >
      <ResultSheet text={text} />
      <p className="mt-4 max-w-[65ch] text-13 text-ink-soft">
        Check every name, number and date against your own material before it goes out.
        {contentId !== '' && ' Saved to your documents.'}
      </p>
      {isBuiltin && (
        <div className="mt-4 max-w-[65ch]">
          <WriterNote />
        </div>
      )}
    </ResultBlock>
  )
}
