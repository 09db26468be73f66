// Mod+K: finds commands by a few letters, and whatever the screen's own search finds. A combobox with a listbox, as ARIA describes it.
import { Search } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { dialogScrim } from '#web/ui/overlay/dialog.tsx'
import { useIsInFront, useReturnFocus } from '#web/ui/overlay/dialog-behavior.ts'
import { fuzzyFilter, hasWordStart } from './fuzzy-match.ts'
import { KeyCap } from './key-cap.tsx'
import { ListboxOption } from './listbox-option.tsx'
import { useShortcutToggle } from './use-shortcut-toggle.ts'

export interface CommandEntry {
  id: string
  label: string
  /** What tells it from others of the same label. */
  note?: string
  /** Such as 'Mod+S'. */
  keys?: string
  group: string
  disabled?: boolean
  run: () => void
}

interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  entries: readonly CommandEntry[]
  /** What was used last, shown before anything is typed and found by its label. */
  recent?: readonly CommandEntry[]
  /** Results of the screen's own search, shown without further filtering. */
  results?: readonly CommandEntry[]
  /** Receives the typed text, for that search. */
  onSearch?: (typed: string) => void
}

export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, entries, recent = [], results = [], onSearch } = props
  const returnFocus = useReturnFocus()
  useIsInFront(open)
  const picked = useRef<CommandEntry>(undefined)
  useShortcutToggle('Mod+K', open, () => onOpenChange(!open))
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrim} />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={() => {
            returnFocus.onCloseAutoFocus()
            // Only after closing, so that a dialog the command opens can restore the focus.
            picked.current?.run()
            picked.current = undefined
          }}
          className="fixed inset-x-0 top-[12dvh] z-40 mx-auto flex max-h-[70dvh] w-[calc(100%-2rem)] max-w-[36rem] animate-appear flex-col overflow-hidden rounded-card bg-sheet shadow-pop focus:outline-none"
        >
          <Primitive.Title className="sr-only">Commands</Primitive.Title>
          <PaletteList
            {...{ entries, recent, results, onSearch }}
            onPick={(entry) => {
              picked.current = entry
              onOpenChange(false)
            }}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface Findable {
  entries: readonly CommandEntry[]
  recent: readonly CommandEntry[]
  results: readonly CommandEntry[]
}

interface PaletteListProps extends Findable {
  onSearch: ((typed: string) => void) | undefined
  onPick: (entry: CommandEntry) => void
}

const maxRecent = 5
const maxListed = 8

/** What matches, by group: groups are in the order of their best entries. What is disabled comes last in its group. */
function findEntries({ entries, recent, results }: Findable, typed: string): Map<string, CommandEntry[]> {
  const sought = typed.trim().toLowerCase()
  const group = 'Recent documents'
  if (sought === '')
    return groupEntries([...recent.slice(0, maxRecent).map((entry) => ({ ...entry, group })), ...entries])
  const has = ({ label }: CommandEntry) => label.toLowerCase().includes(sought)
  const commands = fuzzyFilter(entries, typed)
  const enabled = commands.filter(({ disabled }) => !disabled)
  const strong = enabled.filter(({ label }) => hasWordStart(label, sought))
  const listed = recent.filter(has).slice(0, maxListed)
  const others = results.filter(({ id }) => !listed.some((entry) => entry.id === id))
  const first = [...strong, ...listed]
  // Letters inside a word or scattered over several are a weaker match than the words of a title: no group may carry them up.
  const weak = enabled.filter((entry) => !strong.includes(entry))
  return groupEntries([
    ...first,
    ...(first.length > 0 ? weak.map((entry) => ({ ...entry, group: 'Other matches' })) : weak),
    ...others,
    ...commands.filter(({ disabled }) => disabled),
  ])
}

const groupEntries = (entries: readonly CommandEntry[]) => Map.groupBy(entries, ({ group }) => group)

function PaletteList({ entries, recent, results, onSearch, onPick }: PaletteListProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setActive] = useState<number>()
  const groups = findEntries({ entries, recent, results }, typed)
  const found = [...groups.values()].flat()
  const label = onSearch ? 'Find a command or document' : 'Find a command'
  const active = chosen ?? found.findIndex(({ disabled }) => !disabled)
  const current = found[active]

  function move(to: number): void {
    const next = found.length === 0 ? 0 : (to + found.length) % found.length
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(Math.max(active, 0) - 1)
    else if (event.key !== 'Enter') return
    else if (current && !current.disabled) onPick(current)
    event.preventDefault()
  }

  return (
    <>
      <div className="flex flex-none items-center gap-3 border-b border-line px-4">
        <Search size={18} strokeWidth={1.5} aria-hidden className="text-ink-soft" />
        <input
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${active}`}
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            onSearch?.(event.target.value)
            setActive(undefined)
          }}
          onKeyDown={onKeyDown}
          className="h-14 flex-1 bg-transparent text-16 outline-none placeholder:text-ink-soft"
        />
      </div>
      <div id={id} role="listbox" aria-label="Results" className="overflow-y-auto p-2">
        {[...groups].map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox
          <div key={group} role="group" aria-label={group} className="not-first:mt-2">
            <p aria-hidden className="eyebrow px-3 pt-2 pb-1">
              {group}
            </p>
            {members.map((entry) => (
              <PaletteRow
                key={entry.id}
                id={`${id}-${found.indexOf(entry)}`}
                entry={entry}
                isActive={entry === current}
                onPoint={() => setActive(found.indexOf(entry))}
                onPick={() => onPick(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? 'px-4 pb-5 text-14 text-ink-soft' : 'sr-only'}>
        {found.length === 0 ? 'No matches' : `${found.length} ${found.length === 1 ? 'result' : 'results'}`}
      </p>
    </>
  )
}

interface PaletteRowProps {
  id: string
  entry: CommandEntry
  isActive: boolean
  onPoint: () => void
  onPick: () => void
}

function PaletteRow({ id, entry, isActive, onPoint, onPick }: PaletteRowProps) {
  const { label, note, keys, disabled = false } = entry
  return (
    <ListboxOption
      id={id}
      isActive={isActive}
      aria-disabled={disabled}
      onPointerMove={onPoint}
      onClick={() => !disabled && onPick()}
      className="min-h-10 scroll-mt-10 gap-3 px-3 py-1.5 aria-disabled:opacity-45"
    >
      <span className="min-w-0 flex-1 truncate">
        {label}
        {note && <span className="ml-2 text-12 text-ink-soft">{note}</span>}
      </span>
      {keys !== undefined && <KeyCap keys={keys} />}
    </ListboxOption>
  )
}
