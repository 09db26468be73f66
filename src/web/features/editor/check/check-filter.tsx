import type { FamilyId } from '#domain/check/families.ts'
import type { FindingGroup } from '#domain/check/group-findings.ts'
import { countFamilies } from '#domain/check/readiness.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import { classNames } from '#web/ui/class-names.ts'

interface CheckFilterProps {
  issues: readonly FindingGroup[]
  profile: StyleProfile | undefined
  /** Undefined for all. */
  family: FamilyId | undefined
  onChange: (family: FamilyId | undefined) => void
}

/** Counts by family; pressing one shows only that family. */
export function CheckFilter({ issues, profile, family, onChange }: CheckFilterProps) {
  const chips: { id: FamilyId | undefined; label: string; count: number }[] = [
    { id: undefined, label: 'All', count: issues.length },
    ...countFamilies(issues, profile),
  ]
  return (
    <fieldset className="flex min-w-0 gap-1.5 border-y border-line px-4 py-3 max-md:overflow-x-auto md:flex-wrap">
      <legend className="sr-only">Show issues in</legend>
      {chips.map(({ id, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={family === id}
          onClick={() => onChange(id)}
          className={classNames(
            'inline-flex h-7 flex-none cursor-pointer items-center gap-1.5 rounded-full border px-2.5 text-12 max-md:h-11 max-md:px-3.5 max-md:text-13 font-medium transition-colors',
            family === id
              ? 'border-transparent bg-inverse text-on-inverse'
              : 'border-line-strong bg-sheet hover:border-ink-soft',
          )}
        >
          {label}
          <span className="tabular-nums">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
