// Under the prompt, while it is typed: what was understood, in one quiet line. Opened, it is the fact sheet: every value to correct, and
// every line of the notes with its class. A filled sheet needs no prompt.

import { announcementTypes } from '#domain/brief/announcement-types.ts'
import { setCheckedOnly, usesCheckedOnly } from '#domain/brief/checked-lines.ts'
import type { DocumentBrief } from '#domain/brief/document-brief.ts'
import type { ChangedKinds } from '#domain/brief/unit.ts'
import { Chip } from '#web/features/editor/ai/dialogs/dialog-parts.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { typeNames } from './brief-hints.ts'
import { describeLines, describeSheet } from './describe-sheet.ts'
import { LineList } from './line-list.tsx'
import { SheetFields } from './sheet-fields.tsx'
import type { CountedNotes } from './use-read-notes.ts'

interface SheetStripProps {
  brief: DocumentBrief
  /** The fact sheet as it is read and corrected; undefined while nothing is given. */
  read: CountedNotes | undefined
  /** A client's kit is read with the notes. */
  hasKit: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChange: (brief: DocumentBrief) => void
}

const noKinds: ChangedKinds = {}

export function SheetStrip({ brief, read, hasKit, isOpen, onToggle, onChange }: SheetStripProps) {
  const { type } = brief
  // A kit alone announces nothing.
  const ofNotes = read?.isOfKitAlone ? undefined : read
  const effective = type ?? ofNotes?.sheet.type
  return (
    <>
      <CheckedOnly
        brief={brief}
        read={read}
        onChange={(kinds) => {
          onChange({ ...brief, kinds })
          if (usesCheckedOnly(kinds)) onToggle(true)
        }}
      />
      <fieldset>
        <legend className="mb-2 text-13 text-ink-soft">Optional: choose a release type</legend>
        <div className="flex flex-wrap gap-1.5">
          {announcementTypes.map((each) => (
            <Chip
              key={each}
              isOn={effective === each}
              onPress={() => {
                onChange({ ...brief, type: type === each ? undefined : each })
                if (type !== each) onToggle(true)
              }}
            >
              {typeNames[each]}
            </Chip>
          ))}
        </div>
        {type === undefined && effective !== undefined && (
          <p className="mt-1.5 text-13 text-ink-soft">
            Based on your notes. Choose another type to change it.
          </p>
        )}
      </fieldset>
      <details className="group" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className="touch-target flex cursor-pointer list-none items-start justify-between gap-2 rounded-control text-13 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
          <Summary read={ofNotes} hasKit={hasKit} />
          <DisclosureIcon />
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          <SheetFields
            brief={brief}
            values={read?.values}
            source={hasKit ? 'your notes and the client kit' : 'your notes'}
            type={effective}
            onChange={onChange}
          />
          {read !== undefined && read.units.length > 0 && (
            // Where lines must be checked, they come first.
            <section className={classNames('grid gap-2', usesCheckedOnly(brief.kinds) && 'order-first')}>
              <h3 className="text-14 font-medium">Your notes, line by line</h3>
              <div className="rounded-control bg-fill p-2">
                <LineList
                  label="Lines of your notes"
                  lines={read.units}
                  changed={brief.kinds ?? noKinds}
                  onChange={(kinds) => onChange({ ...brief, kinds })}
                />
              </div>
            </section>
          )}
        </div>
      </details>
    </>
  )
}

interface CheckedOnlyProps extends Pick<SheetStripProps, 'brief' | 'read'> {
  onChange: (kinds: ChangedKinds) => void
}

/** The switch for sensitive notes, offered as soon as anything in them is private. */
function CheckedOnly({ brief: { kinds = noKinds }, read, onChange }: CheckedOnlyProps) {
  const isOn = usesCheckedOnly(kinds)
  const isOffered = read?.units.some(({ kind }) => kind === 'private' || kind === 'foreign')
  if (!isOn && isOffered !== true) return null
  return (
    <div className="-mt-2">
      <Checkbox checked={isOn} onChange={(isChecked) => onChange(setCheckedOnly(kinds, isChecked))}>
        Use only the lines I check
        <span className="block text-13 text-ink-soft">
          {isOn
            ? 'Nothing else in your notes gets into the draft or goes to an AI model.'
            : 'Some of these notes look private. Turn this on to choose every line yourself.'}
        </span>
      </Checkbox>
    </div>
  )
}

function Summary({ read, hasKit }: Pick<SheetStripProps, 'read' | 'hasKit'>) {
  if (read === undefined)
    return <span>{hasKit ? 'Fact sheet, filled in from the client kit' : 'Fact sheet'}</span>
  const lines = describeLines(read.lines)
  return (
    <span>
      <span className="font-medium text-ink">Fact sheet: </span>
      {describeSheet(read.sheet).join(' · ')}
      {lines.length > 0 && <span className="font-medium text-ink"> · {lines.join(', ')}</span>}
    </span>
  )
}
