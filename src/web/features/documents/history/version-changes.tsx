import { useId, useState } from 'react'
import type { VersionListRow } from '#contract/tables.ts'
import { formatOwnClock } from '#domain/time/calendar.ts'
import { WordCompare } from '#web/features/documents/compare/word-compare.tsx'
import { ListMessage } from '#web/features/documents/list-message.tsx'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { errorMessages } from '#web/messages.ts'
import { CommentList } from '#web/ui/comment-list.tsx'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { currentTextId, useVersionComments, useVersionText } from './use-versions.ts'
import { VersionPictures } from './version-pictures.tsx'

interface VersionChangesProps {
  /** What is compared: a version, or the current text. */
  shown: VersionListRow
  /** Everything it can be compared with, newest first; the current text is the first. */
  versions: readonly VersionListRow[]
  /** The text in the editor. */
  current: string
}

/** One version as a word diff against any other: the older text is always the one before. */
export function VersionChanges({ shown, versions, current }: VersionChangesProps) {
  const [chosenId, setChosenId] = useState<string>()
  const previous = versions[versions.indexOf(shown) + 1]
  const other = versions.find(({ id }) => id === chosenId && id !== shown.id) ?? previous
  const { texts, isFailed, retry } = useTexts(shown, other, current)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <VersionComments version={shown} />
      {texts && <VersionPictures {...texts} />}
      {texts ? (
        <WordCompare
          {...texts}
          {...(other === undefined && { before: texts.after, isPlain: true })}
          tools={
            versions.length === 1 ? (
              <p className="text-13 text-ink-soft">The only version so far</p>
            ) : (
              <CompareChoice
                versions={versions.filter(({ id }) => id !== shown.id)}
                previous={previous}
                value={other?.id ?? ''}
                onChange={setChosenId}
              />
            )
          }
        />
      ) : (
        <div className="px-6">
          {isFailed ? (
            <VersionsFailed onRetry={retry} />
          ) : (
            <ListMessage isLoading>Loading version</ListMessage>
          )}
        </div>
      )}
    </div>
  )
}

/** Trying again doesn't help without a network. */
export function VersionsFailed({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline()
  return (
    <ListMessage onRetry={onRetry}>
      {isOnline
        ? errorMessages.loadVersions.text
        : 'You’re offline. Your versions will be here when you’re back online.'}
    </ListMessage>
  )
}

function VersionComments({ version }: { version: VersionListRow }) {
  const comments = useVersionComments(version)
  if (!comments || comments.length === 0) return null
  const label = comments.length === 1 ? '1 comment in the file' : `${comments.length} comments in the file`
  return (
    <details className="group max-h-[45%] flex-none overflow-y-auto border-b border-line px-6 py-3">
      <summary className="touch-target flex cursor-pointer list-none items-center justify-between gap-2 text-14 font-medium [&::-webkit-details-marker]:hidden">
        {label}
        <DisclosureIcon />
      </summary>
      <div className="pt-3">
        <CommentList label={label} comments={comments} />
      </div>
    </details>
  )
}

function useTexts(shown: VersionListRow, other: VersionListRow | undefined, current: string) {
  const text = useVersionText(shown.id, current)
  const otherText = useVersionText(other?.id, current)
  const isNewer = other !== undefined && other.version > shown.version
  const [before, after] = isNewer ? [text.data, otherText.data] : [otherText.data, text.data]
  return {
    texts: before === undefined || after === undefined ? undefined : { before, after },
    isFailed: text.isError || otherText.isError,
    retry: () => void Promise.all([text.refetch(), otherText.refetch()]),
  }
}

interface CompareChoiceProps {
  versions: readonly VersionListRow[]
  previous: VersionListRow | undefined
  value: string
  onChange: (id: string) => void
}

function CompareChoice({ versions, previous, value, onChange }: CompareChoiceProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-2 text-13 text-ink-soft">
      <label htmlFor={id} className="whitespace-nowrap">
        Compare with
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-8! max-w-60 text-13! max-md:text-16!"
      >
        {previous === undefined && <option value="">Nothing (first version)</option>}
        {versions.map((version) => (
          <option key={version.id} value={version.id}>
            {describeOption(version, version.id === previous?.id)}
          </option>
        ))}
      </Select>
    </div>
  )
}

function describeOption({ id, version, created_at }: VersionListRow, isPrevious: boolean): string {
  if (id === currentTextId) return 'Current text'
  return `Version ${version}, ${formatOwnClock(created_at)}${isPrevious ? ' (previous)' : ''}`
}
