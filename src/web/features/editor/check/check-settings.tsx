// Settings of the newsroom check, and what is ignored or turned off, with a way to restore it.
import { useState } from 'react'
import { type CheckPreferences, isWordCount, readLines } from '#domain/check/preferences.ts'
import { wireProfiles } from '#domain/check/wires.ts'
import type { StateStyle, StyleProfile } from '#domain/rules/release/settings.ts'
import { findRule } from '#domain/rules/rulebook.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import type { CheckView, NewsroomCheck } from './newsroom-check.ts'

interface CheckSettingsProps {
  check: NewsroomCheck
  view: CheckView
}

const stateStyles: readonly [StateStyle, string][] = [
  ['either', 'Colo. or Colorado'],
  ['abbreviated', 'Abbreviated: Colo.'],
  ['spelled out', 'Spelled out: Colorado'],
]

export function CheckSettings({ check, view }: CheckSettingsProps) {
  const { preferences } = view
  return (
    <div className="grid gap-4">
      <Checkbox checked={preferences.marks} onChange={(marks) => check.change(() => ({ marks }))}>
        Underline issues in the text
      </Checkbox>
      <SelectField
        label="Style"
        hint="Applies to all your documents."
        value={preferences.profile ?? 'ap'}
        onValueChange={(profile) => check.change(() => ({ profile }))}
        options={styleProfiles}
      />
      {preferences.profile !== 'british' && <StateStyleChoice check={check} preferences={preferences} />}
      <Target
        key={`${preferences.target.from} ${preferences.target.to}`}
        check={check}
        preferences={preferences}
      />
      <WireChoice check={check} preferences={preferences} />
      <Names
        key={`companies ${preferences.companies.join()}`}
        label="Your company names"
        hint="One per line, spelled exactly as they should appear."
        names={preferences.companies}
        onChange={(companies) => check.change(() => ({ companies }))}
      />
      <Names
        key={`people ${preferences.spokespeople.join()}`}
        label="Your spokespeople"
        hint="One per line: name, title"
        names={preferences.spokespeople}
        onChange={(spokespeople) => check.change(() => ({ spokespeople }))}
      />
      <IgnoredIssues check={check} view={view} />
    </div>
  )
}

const styleProfiles: readonly [StyleProfile, string][] = [
  ['ap', 'American (AP)'],
  ['british', 'British'],
]

interface SettingProps {
  check: NewsroomCheck
  preferences: CheckPreferences
}

function StateStyleChoice({ check, preferences }: SettingProps) {
  return (
    <SelectField
      label="States in datelines"
      value={preferences.stateStyle}
      onValueChange={(stateStyle) => check.change(() => ({ stateStyle }))}
      options={stateStyles}
    />
  )
}

function Target({ check, preferences: { target } }: SettingProps) {
  const [draft, setDraft] = useState({ from: String(target.from), to: String(target.to) })
  const [from, to] = [Number(draft.from), Number(draft.to)]
  const isRight = isWordCount(from) && isWordCount(to) && from <= to
  const keep = () =>
    isRight && (from !== target.from || to !== target.to) && check.change(() => ({ target: { from, to } }))
  return (
    <fieldset onBlur={keep}>
      <legend className="mb-1.5 text-14 font-medium">Target length in words</legend>
      <div className="flex items-center gap-2">
        {(['from', 'to'] as const).map((end) => (
          <Input
            key={end}
            inputMode="numeric"
            aria-label={end === 'from' ? 'At least' : 'At most'}
            aria-invalid={isRight ? undefined : true}
            value={draft[end]}
            onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
            className="w-24 md:text-14"
          />
        ))}
      </div>
      {!isRight && (
        <p className="mt-1.5 text-13 text-bad">Enter numbers from 50 to 5,000, smaller number first.</p>
      )}
    </fieldset>
  )
}

function WireChoice({ check, preferences }: SettingProps) {
  return (
    <SelectField
      label="Wire to check against"
      value={preferences.wire ?? ''}
      onValueChange={(wire) => check.change(() => ({ wire }))}
      options={[['', 'None'], ...wireProfiles.map(({ id, name }) => [id, name] as const)]}
    />
  )
}

interface NamesProps {
  label: string
  hint: string
  names: readonly string[]
  onChange: (names: readonly string[]) => void
}

function Names({ label, hint, names, onChange }: NamesProps) {
  const [draft, setDraft] = useState(names.join('\n'))
  return (
    <TextAreaField
      label={label}
      hint={hint}
      rows={2}
      value={draft}
      onValueChange={setDraft}
      onBlur={() => {
        const read = readLines(draft)
        if (read.join('\n') !== names.join('\n')) onChange(read)
      }}
      className="md:text-14"
    />
  )
}

function IgnoredIssues({ check, view: { preferences, ignored } }: CheckSettingsProps) {
  const count = ignored.once.length + ignored.rules.length
  return (
    <>
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-13">
          <span>{count} ignored in this document</span>
          <Button variant="secondary" size="small" onClick={() => check.forgetIgnored()}>
            Show again
          </Button>
        </div>
      )}
      {preferences.off.length > 0 && (
        <div className="grid gap-2">
          <h4 className="text-14 font-medium">Rules turned off</h4>
          <ul className="grid gap-1.5 text-13">
            {preferences.off.map((id) => (
              <li key={id} className="flex items-center justify-between gap-2">
                <span>
                  {id} {findRule(id)?.title}
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Turn ${id} on`}
                  onClick={() => check.turnOn(id)}
                >
                  Turn on
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
