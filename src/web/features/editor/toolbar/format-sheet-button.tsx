// The buttons of the top bar on phones: undo, and two that open sheets: AI, and formatting and upload.
import { type LucideIcon, Search, Sparkles, Type } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { isActionEnabled } from '#domain/editor/toolbar.ts'
import { canEdit, deskOf, type EditorDesk, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import { useContentState, useFormat } from '#web/features/editor/use-desk-state.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BottomSheet } from '#web/ui/overlay/bottom-sheet.tsx'
import { type FormatEntry, formatEntries } from './format-entries.ts'
import { aiTools, isToolShown, runTool, type ToolName, tools } from './tool-entries.ts'

/** These keep the bottom sheet open, because they are often combined. A link opens its own form. */
const isStaying = ({ id, group }: FormatEntry) => id !== 'link' && (group === 'mark' || group === 'undo')

/** Runs after the bottom sheet has closed, which would take the focus from a form that an entry opens. */
type CloseThen = (run: () => void) => void

interface PhoneSheetProps {
  handle: EditorHandle | undefined
}

/** Undo, AI and formatting on phones, beside each other in the top bar. */
export function PhoneSheetButtons({ handle }: PhoneSheetProps) {
  const isReadOnly = useIsReadOnly()
  // A viewer has nothing to undo, to write or to format.
  if (isReadOnly)
    return (
      <IconButton
        icon={Search}
        label="Find"
        disabled={handle === undefined}
        className="size-11"
        onClick={() => handle && deskOf(handle).openFind?.()}
      />
    )
  return (
    <div className="flex flex-none items-center">
      {handle && <UndoButton desk={deskOf(handle)} />}
      <SheetOpener
        handle={handle}
        icon={Sparkles}
        label="AI"
        content={(desk, closeThen) => (
          <div className="grid gap-2">
            <ToolRows desk={desk} names={aiTools} closeThen={closeThen} />
          </div>
        )}
      />
      <SheetOpener
        handle={handle}
        icon={Type}
        label="Format and tools"
        content={(desk, closeThen) => <FormatContent desk={desk} closeThen={closeThen} />}
      />
    </div>
  )
}

const undoEntry = formatEntries.find(({ id }) => id === 'undo')

/** In reach of one tap: a slip of the thumb is frequent. */
function UndoButton({ desk }: { desk: EditorDesk }) {
  const format = useFormat(desk)
  if (!undoEntry) return null
  return (
    <IconButton
      icon={undoEntry.icon}
      label={undoEntry.label}
      disabled={!canEdit(desk) || (undoEntry.isOff?.(format) ?? false)}
      className="size-11 max-[22rem]:hidden"
      onClick={() => undoEntry.run(desk)}
    />
  )
}

interface SheetOpenerProps extends PhoneSheetProps {
  icon: LucideIcon
  label: string
  content: (desk: EditorDesk, closeThen: CloseThen) => ReactNode
}

function SheetOpener({ handle, icon, label, content }: SheetOpenerProps) {
  const [isOpen, setOpen] = useState(false)
  const next = useRef<() => void>(undefined)
  const closeThen = (run: () => void) => {
    next.current = run
    setOpen(false)
  }
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={handle === undefined}
        className="size-11"
        onClick={() => setOpen(true)}
      />
      <BottomSheet
        open={isOpen && handle !== undefined}
        onOpenChange={setOpen}
        title={label}
        onClosed={() => {
          const run = next.current
          next.current = undefined
          run?.()
        }}
      >
        {handle && content(deskOf(handle), closeThen)}
      </BottomSheet>
    </>
  )
}

function FormatContent({ desk, closeThen }: { desk: EditorDesk; closeThen: CloseThen }) {
  return (
    <div className="grid gap-5">
      <Section title="Tools">
        <ToolRows desk={desk} names={['upload']} closeThen={closeThen} />
        <SheetButton
          entry={{ icon: Search, label: 'Find and replace' }}
          enabled={desk.openFind !== undefined}
          onPress={() => closeThen(() => desk.openFind?.())}
        />
      </Section>
      <Section title="Text">
        <Formats desk={desk} groups={['mark', 'undo']} closeThen={closeThen} />
      </Section>
      <Section title="Paragraph">
        <Formats desk={desk} groups={['block', 'list', 'other']} closeThen={closeThen} />
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

interface ToolRowsProps {
  desk: EditorDesk
  names: readonly ToolName[]
  closeThen: CloseThen
}

function ToolRows({ desk, names, closeThen }: ToolRowsProps) {
  const { hasContent } = useContentState(desk)
  const { isBusy, isSavedDocument } = desk
  return names
    .filter((name) => isToolShown(name, desk.actions))
    .map((name) => (
      <SheetButton
        key={name}
        entry={{ icon: tools[name].icon, label: tools[name].word }}
        enabled={isActionEnabled(name, { isBusy, isSavedDocument, hasContent })}
        onPress={() => closeThen(() => runTool(name, desk))}
      />
    ))
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
        enabled={canEdit(desk) && !(entry.isOff?.(format) ?? false)}
        onPress={() => (isStaying(entry) ? entry.run(desk) : closeThen(() => entry.run(desk)))}
      />
    ))
}
