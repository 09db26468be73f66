// Decision 27a: on phones one button of the top bar opens a sheet with formatting, AI and upload.
import { Search, Type } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { isActionEnabled } from '#domain/editor/toolbar.ts'
import { deskOf, type EditorDesk, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import { useContentState, useFormat } from '#web/features/editor/use-desk-state.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BottomSheet } from '#web/ui/overlay/bottom-sheet.tsx'
import { type FormatEntry, formatEntries } from './format-entries.ts'
import { isToolShown, runTool, type ToolName, tools } from './tool-entries.ts'

const aiAndUpload: readonly ToolName[] = ['generate', 'rewrite', 'analyze', 'upload']
/** These keep the sheet open, because they are often combined. A link opens its own form. */
const isStaying = ({ id, group }: FormatEntry) => id !== 'link' && (group === 'mark' || group === 'undo')

/** Runs after the sheet has closed, which would take the focus from a form that an entry opens. */
type CloseThen = (run: () => void) => void

export function FormatSheetButton({ handle }: { handle: EditorHandle | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const next = useRef<() => void>(undefined)
  const closeThen = (run: () => void) => {
    next.current = run
    setOpen(false)
  }
  return (
    <>
      <IconButton
        icon={Type}
        label="Format and tools"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={handle === undefined}
        className="size-11"
        onClick={() => setOpen(true)}
      />
      <BottomSheet
        open={isOpen && handle !== undefined}
        onOpenChange={setOpen}
        title="Format and tools"
        onClosed={() => {
          const run = next.current
          next.current = undefined
          run?.()
        }}
      >
        {handle && <SheetContent desk={deskOf(handle)} closeThen={closeThen} />}
      </BottomSheet>
    </>
  )
}

function SheetContent({ desk, closeThen }: { desk: EditorDesk; closeThen: CloseThen }) {
  return (
    <div className="grid gap-5">
      <ToolRows desk={desk} closeThen={closeThen} />
      <Section title="Text">
        <SheetButton
          entry={{ icon: Search, label: 'Find and replace' }}
          enabled={desk.openFind !== undefined}
          onPress={() => closeThen(() => desk.openFind?.())}
        />
        <Formats desk={desk} groups={['mark', 'undo']} closeThen={closeThen} />
      </Section>
      <Section title="Paragraph">
        <Formats desk={desk} groups={['block', 'list', 'insert']} closeThen={closeThen} />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="eyebrow mb-2">{title}</h3>
      <div className="grid grid-cols-2 gap-2">{children}</div>
    </section>
  )
}

interface SheetButtonProps {
  entry: { icon: FormatEntry['icon']; label: string }
  pressed?: boolean | undefined
  enabled: boolean
  onPress: () => void
}

function SheetButton({ entry: { icon: Icon, label }, pressed, enabled, onPress }: SheetButtonProps) {
  return (
    <button
      type="button"
      disabled={!enabled}
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'flex h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line bg-sheet px-3 text-left text-14 disabled:opacity-45',
        'aria-pressed:border-line-strong aria-pressed:bg-fill aria-pressed:font-medium',
      )}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-soft" />
      {label}
    </button>
  )
}

function ToolRows({ desk, closeThen }: { desk: EditorDesk; closeThen: CloseThen }) {
  const { hasContent } = useContentState(desk)
  const { isBusy, isSavedDocument } = desk
  const shown = aiAndUpload.filter((name) => isToolShown(name, desk.actions))
  if (shown.length === 0) return null
  return (
    <Section title="AI and upload">
      {shown.map((name) => (
        <SheetButton
          key={name}
          entry={{ icon: tools[name].icon, label: tools[name].word }}
          enabled={isActionEnabled(name, { isBusy, isSavedDocument, hasContent })}
          onPress={() => closeThen(() => runTool(name, desk))}
        />
      ))}
    </Section>
  )
}

function Formats(props: { desk: EditorDesk; groups: readonly FormatEntry['group'][]; closeThen: CloseThen }) {
  const { desk, groups, closeThen } = props
  const format = useFormat(desk)
  return formatEntries
    .filter((entry) => groups.includes(entry.group))
    .map((entry) => (
      <SheetButton
        key={entry.id}
        entry={entry}
        pressed={entry.isOn?.(format)}
        enabled={!desk.isBusy && !(entry.isOff?.(format) ?? false)}
        onPress={() => (isStaying(entry) ? entry.run(desk) : closeThen(() => entry.run(desk)))}
      />
    ))
}
