import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { isShortcut } from '#web/ui/commands/key-names.ts'

interface ChipProps {
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

/** One of several choices; pressing it again deselects it. */
export function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        'h-8 cursor-pointer rounded-full max-md:h-11 border px-3 text-13 font-medium transition-colors focus-visible:rounded-full',
        isOn
          ? 'border-ink bg-inverse text-on-inverse'
          : 'border-line-strong text-ink-soft hover:border-ink-soft hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}

/** The server's reason for the last failure, if any. */
export function Reason({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="rounded-control bg-bad-tint px-3 py-2 text-13 text-bad">
      {text}
    </p>
  )
}

/** Offers the text of a stopped run until it is accepted or discarded. */
export function SetAsideNote({ onShow }: { onShow: (() => void) | undefined }) {
  if (onShow === undefined) return null
  return (
    <p className="rounded-control bg-fill px-3 py-2 text-13">
      We saved the text written before you stopped.{' '}
      <button type="button" className="link cursor-pointer" onClick={onShow}>
        Show it
      </button>
    </p>
  )
}

/** Ctrl+Enter submits the form from any field. */
export function sendOnModEnter(send: () => void) {
  return (event: KeyboardEvent) => {
    if (!isShortcut(event.nativeEvent, 'Mod+Enter')) return
    event.preventDefault()
    send()
  }
}

/** Focuses the field with the cursor at the end: at first, and when a run has ended. */
export function useFocusAtEnd(isBusy: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    if (isBusy || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [isBusy])
  return field
}

/** Focuses the form when a run has ended; at first the dialog chooses the focus itself. */
export function useFocusBack(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) form.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return form
}
