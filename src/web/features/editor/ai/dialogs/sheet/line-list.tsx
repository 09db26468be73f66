// Lines of the notes, each with its class and a way to change it. In sensitive notes each has a checkbox, and its class once it is checked.
import { checkLine, mayUse, usesCheckedOnly } from '#domain/brief/checked-lines.ts'
import { type ChangedKinds, type LineKind, lineKinds } from '#domain/brief/unit.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { kindNames } from './describe-sheet.ts'

export interface NoteLine {
  text: string
  kind: LineKind
  /** Of a line nobody has checked: what it would be. */
  unchecked?: LineKind
}

interface LineListProps {
  label: string
  lines: readonly NoteLine[]
  changed: ChangedKinds
  /** The class below the words, where there is no room beside them. */
  isNarrow?: boolean
  /** A button that makes a line a fact, beside its class. */
  hasUseAsFact?: boolean
  onChange: (changed: ChangedKinds) => void
}

const keptOut: readonly LineKind[] = ['private', 'foreign', 'unsure']

export function LineList(props: LineListProps) {
  const { label, lines, changed, isNarrow = false, hasUseAsFact = false, onChange } = props
  // The same words have the same class.
  const unique = [...new Map(lines.map((line) => [line.text, withChoice(line, changed)])).values()]
  const hasChecks = usesCheckedOnly(changed)
  return (
    <ul
      aria-label={label}
      // For a finger a checkbox has room of its own around it.
      className={classNames('grid gap-3', hasChecks && 'max-md:gap-0', !isNarrow && 'sm:gap-1.5')}
    >
      {unique.map((line) => (
        <li
          key={line.text}
          className={classNames(
            'grid items-center gap-x-3 gap-y-1',
            !isNarrow && 'sm:grid-cols-[1fr_12.5rem]',
          )}
        >
          <span
            className={classNames(
              'min-w-0 break-words text-13',
              keptOut.includes(line.kind) ? 'text-ink' : 'text-ink-soft',
            )}
          >
            {hasChecks ? (
              <Checkbox
                checked={mayUse(line.kind)}
                onChange={(isChecked) => onChange(checkLine(changed, line, isChecked))}
              >
                {line.text}
              </Checkbox>
            ) : (
              line.text
            )}
          </span>
          {hasChecks && !mayUse(line.kind) ? (
            // Where a checked line has its class.
            !isNarrow && <span className="pl-3.5 text-13 text-ink-soft max-sm:hidden">Kept out</span>
          ) : (
            <div
              className={classNames(
                'flex items-center gap-2',
                hasChecks && 'max-md:pb-2',
                // Its column ends where the lines end.
                !isNarrow && 'sm:[&>:first-child]:grow',
              )}
            >
              <KindSelect line={line} changed={changed} onChange={onChange} />
              {hasUseAsFact && (
                <Button
                  variant="secondary"
                  size="small"
                  className="flex-none"
                  aria-label={`Use as fact: “${line.text.slice(0, 60)}”`}
                  onClick={() => onChange({ ...changed, [line.text]: 'fact' })}
                >
                  Use as fact
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The notes are read again a moment after a choice; what was chosen shows at once. */
function withChoice(line: NoteLine, changed: ChangedKinds): NoteLine {
  const { text, kind, unchecked = kind } = line
  const chosen = Object.hasOwn(changed, text) ? changed[text] : undefined
  if (!usesCheckedOnly(changed)) return { ...line, kind: chosen ?? kind }
  return { ...line, kind: chosen ?? 'private', unchecked }
}

function KindSelect({
  line,
  changed,
  onChange,
}: Pick<LineListProps, 'changed' | 'onChange'> & { line: NoteLine }) {
  const { text, kind } = line
  return (
    <Select
      aria-label={`Type of “${text.slice(0, 60)}”`}
      value={kind}
      onChange={({ target }) => onChange({ ...changed, [text]: target.value as LineKind })}
      className={classNames('md:h-8! md:text-13!', Object.hasOwn(changed, text) && 'font-medium')}
    >
      {lineKinds.map((each) => (
        <option key={each} value={each}>
          {kindNames[each]}
        </option>
      ))}
    </Select>
  )
}
