// The content of a finding's card: severity, message, reason and actions.
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Report } from '#domain/check/checker.ts'
import { familyOf, labelFamily } from '#domain/check/families.ts'
import type { Finding } from '#domain/check/finding.ts'
import type { NewBlock, StyleProfile } from '#domain/rules/release/settings.ts'
import { SuggestionDiff } from '#web/features/editor/ai/analysis/suggestion-diff.tsx'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SeverityGlyph, severityLooks } from './severity-glyph.tsx'

export interface FindingActions {
  onFix: () => void
  /** Undefined if the place is visible anyway. */
  onShow?: () => void
  onIgnoreOnce: () => void
  onIgnoreHere: () => void
  onTurnOff: () => void
}

interface FindingDetailsProps extends FindingActions {
  finding: Finding
  profile: StyleProfile | undefined
  /** The affected words; empty for the whole release. */
  matchedText: string
  isActive: boolean
  /** Where else the same is wrong. */
  places?: Places
}

interface Places {
  at: number
  count: number
  onStep: (by: number) => void
}

/** The affected words of a finding. */
export function textOf({ release }: Report, { place }: Finding): string {
  if (!place) return ''
  return release.parts[place.block]?.paragraph.text.slice(place.from, place.to) ?? ''
}

export function FindingDetails(props: FindingDetailsProps) {
  const { finding, matchedText: words, places } = props
  const { severity, message, reason, rule } = finding
  const { word, color } = severityLooks[severity]
  const family = labelFamily(familyOf(rule), props.profile)
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-12">
        <SeverityGlyph severity={severity} />
        <span className={classNames('font-medium', color)}>{word}</span>
        <Badge>{family}</Badge>
        <span className="ml-auto flex-none text-ink-soft tabular-nums">{rule}</span>
      </div>
      <p className="text-14 font-medium [overflow-wrap:anywhere]">{message}</p>
      <Preview finding={finding} words={words} />
      <p className="mt-1.5 text-13 text-ink-soft">{reason}</p>
      {places && <PlaceSteps {...places} />}
      <Actions {...props} />
    </>
  )
}

/** '3 of 13', with a button to either side. */
function PlaceSteps({ at, count, onStep }: Places) {
  return (
    <div className="mt-2 -ml-1.5 flex items-center gap-0.5 text-12 text-ink-soft">
      <IconButton
        icon={ChevronLeft}
        label="Previous instance"
        className="size-7 max-md:size-11"
        onClick={() => onStep(-1)}
      />
      <span role="status" className="tabular-nums">
        {at + 1} of {count}
      </span>
      <IconButton
        icon={ChevronRight}
        label="Next instance"
        className="size-7 max-md:size-11"
        onClick={() => onStep(1)}
      />
    </div>
  )
}

const maxPreviewLength = 160

/** The current words and, for a fix, the new ones. */
function Preview({ finding: { fix, message }, words }: { finding: Finding; words: string }) {
  const [edit] = fix && 'edits' in fix && fix.edits.length === 1 ? fix.edits : []
  if (fix && 'insert' in fix) return <Line>{<ins>{fix.insert}</ins>}</Line>
  if (fix && 'fromKit' in fix) return <KitBlocks blocks={fix.fromKit} />
  if (edit && words.length > maxPreviewLength)
    return (
      <div className="mt-1 font-serif text-16 [overflow-wrap:anywhere]">
        <SuggestionDiff suggestion={{ original: words, improved: edit.text }} />
      </div>
    )
  if (words === '' || words.length > maxPreviewLength) return null
  if (!edit) return <Passage words={words} message={message} />
  return (
    <Line>
      <del>{words}</del> {edit.text !== '' && <ins>{edit.text}</ins>}
    </Line>
  )
}

/** Unless the message quotes it. */
function Passage({ words, message }: { words: string; message: string }) {
  return message.includes(`“${words}”`) ? null : <Line>{words}</Line>
}

/** What would be inserted, as far as it fits a card. */
function KitBlocks({ blocks }: { blocks: readonly NewBlock[] }) {
  const lines = blocks.flatMap((block) => ('heading' in block ? [block.heading] : block.lines))
  return (
    <p className="mt-1 line-clamp-6 font-serif text-16 whitespace-pre-line [overflow-wrap:anywhere]">
      <ins>{lines.join('\n')}</ins>
    </p>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="mt-1 font-serif text-16 [overflow-wrap:anywhere]">{children}</p>
}

function Actions({ finding, isActive, ...props }: FindingDetailsProps) {
  const [isIgnoring, setIgnoring] = useState(false)
  const isReadOnly = useIsReadOnly()
  return (
    <>
      <div className="mt-2.5 flex flex-wrap items-center gap-1">
        {finding.fix && !isReadOnly && (
          <Button variant={isActive ? 'primary' : 'secondary'} size="small" onClick={props.onFix}>
            {'fromKit' in finding.fix ? 'Insert from client kit' : 'Fix'}
          </Button>
        )}
        {finding.place && props.onShow && (
          <Button variant="quiet" size="small" className="first:-ml-3" onClick={props.onShow}>
            Show
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          className="-mr-3 ml-auto"
          aria-expanded={isIgnoring}
          onClick={() => setIgnoring(!isIgnoring)}
        >
          Ignore
          <ChevronDown
            size={14}
            strokeWidth={1.5}
            aria-hidden
            className={classNames('transition-transform', isIgnoring && 'rotate-180')}
          />
        </Button>
      </div>
      {isIgnoring && (
        <div className="mt-1 -mr-3 grid justify-items-end">
          <Button variant="quiet" size="small" onClick={props.onIgnoreOnce}>
            Ignore once
          </Button>
          <Button variant="quiet" size="small" onClick={props.onIgnoreHere}>
            Ignore in this document
          </Button>
          <Button variant="quiet" size="small" onClick={props.onTurnOff}>
            Turn rule off
          </Button>
        </div>
      )}
    </>
  )
}
