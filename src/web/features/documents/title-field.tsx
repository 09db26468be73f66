// The document's title in the top bar: a button that becomes a field. Enter or blur renames, Esc cancels.
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkTitle, hasDefaultTitle } from '#domain/document/document.ts'
import { isShortcut } from '#web/ui/commands/key-names.ts'
import { titleProblems } from './document-messages.ts'

interface TitleFieldProps {
  title: string
  /** What is shown until the title is edited. */
  shown?: string
  onRename: (title: string) => void
  disabled?: boolean
}

const look = '-ml-2 min-w-0 font-serif text-18 leading-6 font-medium tracking-[-0.01em]'
const frame = 'rounded-control border px-2 md:py-[3px] @2xl/bar:py-0 -outline-offset-2'

export function TitleField({ title, shown = title, onRename, disabled = false }: TitleFieldProps) {
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close(hasFocus: boolean): void {
    setEditing(false)
    // The button has to be rendered before it can take the focus back.
    if (hasFocus) requestAnimationFrame(() => button.current?.focus())
  }

  if (isEditing)
    return (
      <TitleInput
        title={title}
        onDone={(next, hasFocus) => {
          if (next !== undefined && next !== title) onRename(next)
          close(hasFocus)
        }}
      />
    )
  return (
    <h1 className="flex min-w-0 md:min-w-24">
      <button
        ref={button}
        type="button"
        disabled={disabled}
        title={shown}
        aria-label={`${shown}, rename`}
        onClick={() => setEditing(true)}
        onKeyDown={(event) => event.key === 'F2' && setEditing(true)}
        className={`${look} group/title cursor-text outline-none max-md:-my-2.5 max-md:py-2.5 disabled:cursor-default`}
      >
        {/* A finger may press around the title; what shows stays within it, off the saved state below. */}
        <span
          className={`${frame} block truncate border-transparent group-hover/title:border-line-strong group-hover/title:bg-sheet group-focus-visible/title:outline-2 group-focus-visible/title:outline-focus`}
        >
          {shown}
        </span>
      </button>
    </h1>
  )
}

interface TitleInputProps {
  title: string
  /** Undefined cancels. */
  onDone: (title: string | undefined, hasFocus: boolean) => void
}

function TitleInput({ title, onDone }: TitleInputProps) {
  const [text, setText] = useState(hasDefaultTitle(title) ? '' : title)
  const isDone = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const check = checkTitle(text)
  const isTooLong = !check.ok && check.problem === 'too_long'
  const isTouched = text !== title && text !== ''
  const problem = check.ok || !isTouched ? undefined : titleProblems[check.problem]

  // The button that had the focus is gone.
  useLayoutEffect(() => field.current?.focus(), [])

  function finish(next: string | undefined, hasFocus: boolean): void {
    if (isDone.current) return
    isDone.current = true
    onDone(next, hasFocus)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') finish(undefined, true)
    if (event.key === 'Enter' && check.ok) finish(check.title, true)
    if (isShortcut(event.nativeEvent, 'Mod+S')) renameOnSave(event)
  }

  /** Mod+S also saves the document: the key bubbles to the screen, which must know the title by then. */
  function renameOnSave(event: KeyboardEvent): void {
    if (isTooLong) {
      event.preventDefault()
      event.stopPropagation()
    } else flushSync(() => finish(check.ok ? check.title : undefined, true))
  }

  function leave(): void {
    // An invalid title stays in the field, with its error.
    if (!isTooLong) finish(check.ok ? check.title : undefined, false)
  }

  return (
    <div className="relative min-w-0 flex-1">
      <input
        ref={field}
        aria-label="Document title"
        aria-invalid={problem === undefined ? undefined : true}
        placeholder="Enter document title"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className={`${look} ${frame} w-full max-w-[32rem] border-line-strong bg-sheet placeholder:text-ink-soft aria-invalid:border-bad`}
      />
      {problem !== undefined && (
        <p
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 rounded-control bg-bad-tint px-2 py-1 text-13 text-bad"
        >
          {problem}
        </p>
      )}
    </div>
  )
}
