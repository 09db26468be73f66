// Under the prompt, while it is typed: what was understood, in one quiet line. Opened, every line of the notes with its class and a way
// to change it.
import { type ChangedKinds, type LineKind, lineKinds, type SortedUnit } from '#domain/brief/unit.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { describeKeptOut, describeSheet, kindNames } from './describe-sheet.ts'
import type { ReadNotes } from './read-notes.ts'

interface SheetStripProps {
  read: ReadNotes
  changed: ChangedKinds
  onChange: (changed: ChangedKinds) => void
}

export function SheetStrip({ read, changed, onChange }: SheetStripProps) {
  const keptOut = describeKeptOut(read.units)
  return (
    <details className="group -mt-2">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-2 rounded-control text-13 text-ink-soft hover:text-ink">
        <span>
          {describeSheet(read.sheet).join(' · ')}
          {keptOut.length > 0 && <span className="font-medium text-ink"> · {keptOut.join(' · ')}</span>}
        </span>
        <DisclosureIcon />
      </summary>
      <ul
        aria-label="Lines of your notes"
        className="mt-2 grid max-h-72 gap-1.5 overflow-y-auto rounded-control bg-fill p-2"
      >
        {read.units.map((unit) => (
          <Line
            key={unit.from}
            unit={unit}
            isChanged={Object.hasOwn(changed, unit.text)}
            onChange={(kind) => onChange({ ...changed, [unit.text]: kind })}
          />
        ))}
      </ul>
    </details>
  )
}

interface LineProps {
  unit: SortedUnit
  isChanged: boolean
  onChange: (kind: LineKind) => void
}

const kept: readonly LineKind[] = ['private', 'foreign', 'unsure']

function Line({ unit, isChanged, onChange }: LineProps) {
  return (
    <li className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[1fr_11rem]">
      <span
        className={classNames(
          'min-w-0 break-words text-13',
          kept.includes(unit.kind) ? 'text-ink' : 'text-ink-soft',
        )}
      >
        {unit.text}
      </span>
      <Select
        aria-label={`Class of “${unit.text.slice(0, 60)}”`}
        value={unit.kind}
        onChange={(event) => onChange(event.target.value as LineKind)}
        className={classNames('h-8 text-13', isChanged && 'font-medium')}
      >
        {lineKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Select>
    </li>
  )
}
