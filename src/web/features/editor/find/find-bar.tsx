// Find and replace (Mod+F): a bar above the page. Enter goes to the next match, Shift+Enter to the previous, Esc back to the text.
import type { Editor } from '@tiptap/core'
import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { useEditorValue } from '#web/features/editor/use-editor-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { FindQuery } from './find-matches.ts'
import {
  clearFind,
  type Found,
  readFound,
  replaceAllMatches,
  replaceMatch,
  selectMatch,
  setFindQuery,
  stepToMatch,
} from './find-replace.ts'

interface FindBarProps {
  desk: EditorDesk
  /** Changes with each press of the shortcut: the box takes the focus and the selected words again. */
  openedAt: number
  onClose: () => void
}

export function FindBar({ desk, openedAt, onClose }: FindBarProps) {
  const { editor } = desk
  const [query, setQuery] = useState<FindQuery>({ text: '', matchesCase: false, isWholeWord: false })
  const [replaced, setReplaced] = useState<number>()
  const box = useRef<HTMLInputElement>(null)
  const found = useEditorValue(editor, () => readFound(editor.state))
  const search = (next: FindQuery) => {
    setQuery(next)
    setReplaced(undefined)
    setFindQuery(editor, next)
  }
  const begin = useEffectEvent((_openedAt: number) => {
    const selected = readSelectedText(desk)
    search(selected === '' ? query : { ...query, text: selected })
    box.current?.focus()
    box.current?.select()
  })
  useEffect(() => begin(openedAt), [openedAt])
  useEffect(() => () => clearFind(editor), [editor])

  function close(): void {
    selectMatch(editor)
    onClose()
    liveView(editor)?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target === box.current)
      stepToMatch(editor, event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <search
      aria-label={desk.isReadOnly ? 'Find' : 'Find and replace'}
      onKeyDown={onKeyDown}
      className={`relative z-2 flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper py-2 pr-12 pl-3 text-14 md:pl-6 ${columnsLook}`}
    >
      <div className={`flex min-w-0 basis-full items-center gap-1 @min-[58rem]:basis-auto ${rowLook}`}>
        <Input
          ref={box}
          aria-label="Find"
          placeholder="Find"
          value={query.text}
          onChange={(event) => search({ ...query, text: event.target.value })}
          className={`${fieldLook} @min-[58rem]:w-56`}
        />
        <div className="flex items-center gap-1">
          <QueryToggles query={query} onChange={search} />
          <span
            role="status"
            className="min-w-16 flex-1 px-1 text-13 whitespace-nowrap text-ink-soft tabular-nums"
          >
            {describeFound(query.text, found, replaced)}
          </span>
          <StepButtons editor={editor} count={found.count} />
        </div>
      </div>
      {!desk.isReadOnly && <ReplaceForm desk={desk} isFound={found.count > 0} onReplaced={setReplaced} />}
      <IconButton
        icon={X}
        label={desk.isReadOnly ? 'Close find' : 'Close find and replace'}
        className="absolute top-2 right-2 max-md:top-3"
        onClick={close}
      />
    </search>
  )
}

const fieldLook = 'h-9! min-w-0 flex-1 text-14! max-md:text-16!'

/** Two rows share their columns where there is room for that, and not yet for a single row. */
const columnsLook =
  '@min-[36rem]:grid @min-[36rem]:grid-cols-[minmax(0,1fr)_auto] @min-[36rem]:gap-x-2 @min-[58rem]:flex @min-[58rem]:gap-x-4'

const rowLook = '@min-[36rem]:contents @min-[58rem]:flex'

function QueryToggles({ query, onChange }: { query: FindQuery; onChange: (query: FindQuery) => void }) {
  return (
    <>
      <Toggle
        label="Match case"
        pressed={query.matchesCase}
        onPress={() => onChange({ ...query, matchesCase: !query.matchesCase })}
      >
        <CaseSensitive size={18} strokeWidth={1.5} aria-hidden />
      </Toggle>
      <Toggle
        label="Whole words"
        pressed={query.isWholeWord}
        onPress={() => onChange({ ...query, isWholeWord: !query.isWholeWord })}
      >
        <WholeWord size={18} strokeWidth={1.5} aria-hidden />
      </Toggle>
    </>
  )
}

function StepButtons({ editor, count }: { editor: Editor; count: number }) {
  return (
    <>
      <IconButton
        icon={ChevronUp}
        label="Previous match"
        disabled={count === 0}
        className="size-8"
        onClick={() => stepToMatch(editor, -1)}
      />
      <IconButton
        icon={ChevronDown}
        label="Next match"
        disabled={count === 0}
        className="size-8"
        onClick={() => stepToMatch(editor, 1)}
      />
    </>
  )
}

interface ReplaceFormProps {
  desk: EditorDesk
  isFound: boolean
  onReplaced: (count: number) => void
}

function ReplaceForm({ desk: { editor, isBusy }, isFound, onReplaced }: ReplaceFormProps) {
  const [replacement, setReplacement] = useState('')
  const mayReplace = isFound && !isBusy
  return (
    <form
      className={`flex min-w-0 basis-full items-center gap-2 @min-[58rem]:flex-1 @min-[58rem]:basis-auto ${rowLook}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (mayReplace) replaceMatch(editor, replacement)
      }}
    >
      <Input
        aria-label="Replace with"
        placeholder="Replace with"
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        className={`${fieldLook} @min-[58rem]:max-w-56`}
      />
      <div className="flex items-center gap-2">
        <Button type="submit" variant="secondary" size="small" className="flex-1" disabled={!mayReplace}>
          Replace
        </Button>
        <Button
          variant="secondary"
          size="small"
          className="flex-1"
          disabled={!mayReplace}
          onClick={() => onReplaced(replaceAllMatches(editor, replacement))}
        >
          Replace all
        </Button>
      </div>
    </form>
  )
}

interface ToggleProps {
  label: string
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

function Toggle({ label, pressed, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
      className="touch-target grid size-8 flex-none cursor-pointer place-items-center rounded-control text-ink-soft transition-colors hover:bg-fill hover:text-ink aria-pressed:bg-fill aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--line-strong)]"
    >
      {children}
    </button>
  )
}

function describeFound(text: string, { count, current, field }: Found, replaced?: number): string {
  if (replaced !== undefined) return `${replaced} replaced`
  if (text === '') return ''
  if (count === 0) return 'No matches'
  // The only words that aren't on the page.
  return `${current} of ${count}${field === 'alt' ? ', in alt text' : ''}`
}

const maxSelected = 200

/** The selected words of one paragraph, to search for; '' when there are none. */
function readSelectedText({ editor }: EditorDesk): string {
  const { selection, doc } = editor.state
  const { from, to, $from, $to } = selection
  if (selection.empty || !$from.sameParent($to) || to - from > maxSelected) return ''
  return doc.textBetween(from, to)
}
