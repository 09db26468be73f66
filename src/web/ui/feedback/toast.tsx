// The one toast system: react-hot-toast keeps the list and the timers, toaster.tsx renders the first visible one.
import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { toast as store } from 'react-hot-toast/headless'
import { toastDurationMs } from '#domain/editor/interface-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Spinner } from './spinner.tsx'

type ToastKind = 'blank' | 'success' | 'error' | 'loading'

export interface ToastContent {
  title: string
  text?: string
  /** The red style for what must not be missed; announced at once. */
  isDestructive?: boolean
  action?: { label: string; onSelect: () => void }
}

const politely = { role: 'status', 'aria-live': 'polite' } as const
const atOnce = { role: 'alert', 'aria-live': 'assertive' } as const

/** Shows a toast and returns its id, which can be chosen. One with an action stays until it is dismissed. */
export function showToast(content: ToastContent, kind?: ToastKind, id?: string): string {
  const shown = kind ?? (content.isDestructive ? 'error' : 'blank')
  const add = shown === 'blank' ? store : store[shown]
  return add((toast) => <ToastCard id={toast.id} kind={shown} content={content} />, {
    ariaProps: shown === 'error' ? atOnce : politely,
    duration: content.action ? Number.POSITIVE_INFINITY : toastDurationMs[shown],
    ...(id !== undefined && { id }),
  })
}

/** Says how a task ended. */
export async function toastOutcome(
  task: Promise<unknown>,
  done: ToastContent,
  failed: ToastContent,
): Promise<void> {
  try {
    await task
    showToast(done, 'success')
  } catch (error) {
    console.error(error)
    showToast(failed, 'error')
  }
}

export function dismissToast(id: string): void {
  store.dismiss(id)
}

function ToastCard({ id, kind, content }: { id: string; kind: ToastKind; content: ToastContent }) {
  const { title, text, action } = content
  return (
    <div
      className={classNames(
        'flex w-full animate-slide-in items-start gap-3 rounded-card py-3.5 pr-3 pl-4 text-14 shadow-pop',
        content.isDestructive ? 'bg-bad-tint outline outline-bad' : 'bg-sheet',
      )}
    >
      <ToastGlyph kind={kind} />
      <div className="min-w-0 flex-1 py-0.5 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {text !== undefined && <p>{text}</p>}
        {action && (
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            onClick={() => {
              dismissToast(id)
              action.onSelect()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} label="Dismiss" className="size-7" onClick={() => dismissToast(id)} />
    </div>
  )
}

const glyphs = {
  blank: { icon: Info, look: 'bg-info-tint text-info' },
  success: { icon: Check, look: 'bg-good-tint text-good' },
  error: { icon: TriangleAlert, look: 'bg-bad-tint text-bad' },
}

function ToastGlyph({ kind }: { kind: ToastKind }) {
  if (kind === 'loading')
    return (
      <span className="grid size-6 shrink-0 place-items-center text-ink-soft">
        <Spinner />
      </span>
    )
  const { icon: Icon, look } = glyphs[kind]
  return (
    <span className={classNames('grid size-6 shrink-0 place-items-center rounded-full', look)}>
      <Icon size={14} strokeWidth={2} aria-hidden />
    </span>
  )
}
