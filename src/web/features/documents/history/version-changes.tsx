import { useState } from 'react'
import type { VersionListRow } from '#contract/tables.ts'
import { WordCompare } from '#web/features/documents/compare/word-compare.tsx'
import { ListMessage } from '#web/features/documents/list-message.tsx'
import { errorMessages } from '#web/messages.ts'
import { useVersionText } from './use-versions.ts'

type Against = 'previous' | 'current'

interface VersionChangesProps {
  version: VersionListRow
  previous: VersionListRow | undefined
  /** The text in the editor. */
  current: string
}

const choices = [
  { value: 'previous', label: 'Against previous' },
  { value: 'current', label: 'Against current' },
] as const

/** One version as a word diff, from the previous version or to the current text. */
export function VersionChanges({ version, previous, current }: VersionChangesProps) {
  const [against, setAgainst] = useState<Against>('previous')
  const text = useVersionText(version.id)
  const before = useVersionText(previous?.id)
  const isFailed = text.isError || before.isError
  const isReady = text.data !== undefined && before.data !== undefined
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {isReady ? (
        <WordCompare
          before={against === 'previous' ? before.data : text.data}
          after={against === 'previous' ? text.data : current}
          tools={<AgainstChoice value={against} onChange={setAgainst} />}
        />
      ) : (
        <div className="px-6">
          {isFailed ? (
            <ListMessage onRetry={() => void Promise.all([text.refetch(), before.refetch()])}>
              {errorMessages.loadVersions.text}
            </ListMessage>
          ) : (
            <ListMessage isLoading>Loading this version</ListMessage>
          )}
        </div>
      )}
    </div>
  )
}

function AgainstChoice({ value, onChange }: { value: Against; onChange: (value: Against) => void }) {
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-paper-sunk p-[3px]">
      <legend className="sr-only">Compare this version</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="h-8 cursor-pointer rounded-[5px] px-3 text-13 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-pressed:bg-segment-on aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)]"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
