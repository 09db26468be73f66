// Launch Timeline Planner. Dates are calendar dates, the same in every time zone.
import type { FormEvent } from 'react'
import { nameWeekday } from '#domain/time/weekdays.ts'
import { isLaunchDate, launchDateRange, launchTypeLabels, mayPlan } from '#domain/timeline/input.ts'
import { preload, useLazyModule } from '#web/features/tools/use-lazy-module.ts'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

const empty = { date: '', type: '', isOffWeekends: false, plannedDate: '', plannedType: '' }

const loadResults = () => import('./timeline-results.tsx')

export function LaunchTimeline({ title, description }: { title: string; description: string }) {
  const [input, change] = useSessionStorage('launch-timeline', empty)
  const { module, load } = useLazyModule(loadResults, input.plannedDate !== '')
  const { date, type, isOffWeekends, plannedDate, plannedType } = input
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mayPlan(date, type)) return
    change({ plannedDate: date, plannedType: type })
    void load().then((later) => later?.showPlan(date, type))
  }
  const controls = (
    <form onSubmit={submit} onFocus={() => preload(loadResults)} className="grid gap-4">
      <TextField
        label="Launch date"
        hint={date === '' ? 'The day your news goes public.' : describeDay(date)}
        type="date"
        data-stored-field="date"
        min={launchDateRange.earliest}
        max={launchDateRange.latest}
        value={date}
        onValueChange={(date) => change({ date })}
      />
      <SelectField
        label="Launch type"
        data-stored-field="type"
        value={type}
        onValueChange={(type) => change({ type })}
        options={[['', 'Choose a type'], ...Object.entries(launchTypeLabels)]}
      />
      <Checkbox
        checked={isOffWeekends}
        data-stored-field="isOffWeekends"
        onChange={(checked) => change({ isOffWeekends: checked })}
      >
        Keep tasks off weekends
      </Checkbox>
      <Button type="submit" className="h-11 w-full" disabled={!mayPlan(date, type)}>
        Generate Timeline
      </Button>
    </form>
  )
  return (
    <ToolPage title={title} description={description} controls={controls}>
      {plannedDate !== '' && module ? (
        <module.TimelineResults date={plannedDate} type={plannedType} isOffWeekends={isOffWeekends} />
      ) : (
        <Invitation />
      )}
    </ToolPage>
  )
}

function describeDay(date: string): string {
  if (!isLaunchDate(date)) return 'Choose a date between January 1, 1900, and December 24, 9999.'
  return nameWeekday(date)
}

function Invitation() {
  return (
    <div>
      <hr className="scotch mb-5" />
      <p className="title-3 max-w-[34ch]">From the first fact sheet to the coverage report, day by day.</p>
      <p className="mt-3 max-w-[60ch] text-16 text-pretty text-ink-soft">
        Every launch gets 10 dated tasks, from 21 days before to seven days after; most launch types add two
        more. Download the plan as a spreadsheet or calendar file. Weekend tasks are flagged. You choose
        whether to move them.
      </p>
    </div>
  )
}
