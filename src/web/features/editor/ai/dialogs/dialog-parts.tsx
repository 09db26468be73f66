import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { isShortcut } from '#web/ui/commands/key-names.ts'

interface ChipProps {
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

/** One of several choices; pressing it again takes it back. */
export function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        'h-8 cursor-pointer rounded-full border px-3 text-13 font-medium transition-colors focus-visible:rounded-full',
        isOn
          ? 'border-ink bg-inverse text-on-inverse'
          : 'border-line-strong text-ink-soft hover:border-ink-soft hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}

/** Why the last run failed, where the server said more. */
export function Reason({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="rounded-control bg-bad-tint px-3 py-2 text-13 text-bad">
      {text}
    </p>
  )
}

/** What a stopped run had written, for as long as it is neither kept nor discarded. */
export function Aside({ onShow }: { onShow: (() => void) | undefined }) {
  if (onShow === undefined) return null
  return (
    <p className="rounded-control bg-fill px-3 py-2 text-13">
      The text that arrived before you stopped is kept.{' '}
      <button type="button" className="link cursor-pointer" onClick={onShow}>
        Show it
      </button>
    </p>
  )
}

/** Ctrl+Enter sends the form from anywhere in it. */
export function sendOnModEnter(send: () => void) {
  return (event: KeyboardEvent) => {
    if (!isShortcut(event.nativeEvent, 'Mod+Enter')) return
    event.preventDefault()
    send()
  }
}

/** Puts the focus into the field with the cursor after what is there: at first, and when a run has given the dialog back. */
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

/** Gives the focus to the form when a run has given its dialog back; at first the dialog chooses itself. */
export function useFocusBack(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) form.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return form
}
