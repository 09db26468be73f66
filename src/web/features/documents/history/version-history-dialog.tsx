// The version history (Ctrl+H): versions by day on the left, changes on the right; on phones one after the other.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { VersionListRow } from '#contract/tables.ts'
import { countWords } from '#domain/text/word-count.ts'
import { Legend } from '#web/features/documents/compare/word-compare.tsx'
import { ListMessage } from '#web/features/documents/list-message.tsx'
import { copyRichText } from '#web/lib/clipboard.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { useIsSmallScreen, useIsTouch } from '#web/lib/use-media-query.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { showKeys } from '#web/ui/commands/key-names.ts'
import { showToast, toastOutcome } from '#web/ui/feedback/toast.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { readLines } from '#web/ui/word-diff/read-lines.ts'
import { type RestoreVersion, useRestoreVersion } from './use-restore-version.ts'
import { currentTextId, useSavers, useVersions, useVersionText } from './use-versions.ts'
import { VersionChanges, VersionsFailed } from './version-changes.tsx'
import { VersionList } from './version-list.tsx'

interface VersionHistoryDialogProps {
  /** With the toast of a restored version, if any. */
  onClose: (toast?: string) => void
  documentId: string
  /** The text in the editor. */
  readHtml: () => string
  /** Replaces the text; the current one becomes a version. */
  onRestore: RestoreVersion
}

/** Mounted only while open: it compares with the text at the moment it was opened. */
export function VersionHistoryDialog(props: VersionHistoryDialogProps) {
  const { onClose, documentId, readHtml, onRestore } = props
  const [current] = useState(readHtml)
  const { data: saved, error, isPending, refetch } = useVersions(documentId)
  const { versions, currentId } = useWithCurrent(saved, current)
  const [chosen, setChosen] = useState<VersionListRow>()
  const isSmallScreen = useIsSmallScreen()
  const isReadOnly = useIsReadOnly()
  const [newest] = versions
  const isEmpty = versions.length === 0 && !isPending
  const shown = chosen ?? (isSmallScreen ? undefined : newest)
  const { restore, isRestoring } = useRestoreVersion({ readHtml, onRestore, onDone: onClose })

  useEffect(() => {
    if (error !== null) showToast(errorMessages.loadVersions, 'error')
  }, [error])

  const foot = shown && (
    <VersionActions
      version={shown}
      current={current}
      isCompared={versions.length > 1}
      mayRestore={shown.id !== currentId && !isReadOnly}
      isRestoring={isRestoring}
      onRestore={restore}
    />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isRestoring && onClose()}
      title="Version history"
      width="wide"
      isSheet
      startsAtTitle
      {...(foot && { foot })}
    >
      <div
        className={classNames(
          '-mx-6 -mb-6 flex min-w-0 border-t border-line',
          !isEmpty && 'md:h-[min(38rem,calc(100dvh-12rem))]',
        )}
      >
        {versions.length === 0 ? (
          <div className="p-4">
            <HistoryMessage isPending={isPending} isFailed={error !== null} onRetry={() => void refetch()} />
          </div>
        ) : (
          <HistoryPanes
            {...{ documentId, versions, shown, current, currentId, isSmallScreen }}
            onChoose={setChosen}
          />
        )}
      </div>
    </Dialog>
  )
}

/**
 * The versions with the current text among them: it is the newest version, or a row of its own at the top while it differs from
 * that one. Which of the two is known once the newest version's text is there.
 */
function useWithCurrent(saved: readonly VersionListRow[] | undefined, html: string) {
  const [openedAt] = useState(() => new Date().toISOString())
  const [newest] = saved ?? []
  const { data: newestText } = useVersionText(newest?.id)
  const differs = newest !== undefined && newestText !== undefined && newestText !== html
  const versions = useMemo(() => {
    if (!(differs && newest && saved)) return saved ?? []
    const row: VersionListRow = {
      ...{
        id: currentTextId,
        version: newest.version + 1,
        cause: 'save',
        detail: null,
        created_at: openedAt,
        comment_count: 0,
      },
      words: countWords(readLines(html).text),
    }
    return [row, ...saved]
  }, [saved, newest, differs, html, openedAt])
  return { versions, currentId: newestText === undefined ? undefined : versions[0]?.id }
}

interface HistoryPanesProps {
  documentId: string
  versions: readonly VersionListRow[]
  shown: VersionListRow | undefined
  current: string
  currentId: string | undefined
  isSmallScreen: boolean
  onChoose: (version: VersionListRow | undefined) => void
}

function HistoryPanes(props: HistoryPanesProps) {
  const { documentId, versions, shown, current, currentId, isSmallScreen, onChoose } = props
  const savers = useSavers(documentId)
  return (
    <>
      {!(isSmallScreen && shown) && (
        <div className="flex w-full flex-none flex-col md:w-64 md:border-r md:border-line">
          <VersionList chosen={shown} {...{ versions, currentId, savers, onChoose }} />
        </div>
      )}
      {shown && (
        <div className="flex min-w-0 flex-1 flex-col">
          {isSmallScreen && (
            <Button
              variant="quiet"
              size="small"
              className="mt-2 ml-3 self-start"
              onClick={() => onChoose(undefined)}
            >
              <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
              All versions
            </Button>
          )}
          <VersionChanges shown={shown} versions={versions} current={current} />
        </div>
      )}
    </>
  )
}

interface HistoryMessageProps {
  isPending: boolean
  isFailed: boolean
  onRetry: () => void
}

function HistoryMessage({ isPending, isFailed, onRetry }: HistoryMessageProps) {
  const isTouch = useIsTouch()
  if (isFailed) return <VersionsFailed onRetry={onRetry} />
  if (isPending) return <ListMessage isLoading>Loading versions</ListMessage>
  return (
    <ListMessage>
      No versions yet. Saving{isTouch ? '' : ` (${showKeys('Mod+S')})`} creates one. Autosave doesn’t.
    </ListMessage>
  )
}

interface VersionActionsProps {
  version: VersionListRow
  current: string
  /** There is another version, so that changes are marked. */
  isCompared: boolean
  mayRestore: boolean
  isRestoring: boolean
  onRestore: (html: string, version: string) => Promise<void>
}

function VersionActions(props: VersionActionsProps) {
  const { version, current, isCompared, mayRestore, isRestoring, onRestore } = props
  const { data: text } = useVersionText(version.id, current)
  const isMissing = text === undefined
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2">
      {isCompared && (
        <span className="mr-auto">
          <Legend />
        </span>
      )}
      <Button
        variant="quiet"
        disabled={isMissing || isRestoring}
        onClick={() => text !== undefined && void copyVersion(text)}
      >
        Copy this version
      </Button>
      {mayRestore && (
        <Button
          disabled={isMissing}
          busy={isRestoring}
          onClick={() => text !== undefined && void onRestore(text, version.id)}
        >
          Restore this version
        </Button>
      )}
    </div>
  )
}

/** Copies a version to the clipboard, formatted and as plain text. */
const copyVersion = (html: string): Promise<void> =>
  toastOutcome(
    copyRichText(html, readLines(html).text.replaceAll('\n', '\n\n')),
    successMessages.contentCopied,
    errorMessages.copyContent,
  )
