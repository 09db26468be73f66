// The panel of a proposal: what it does to the facts, and the list of changes.

import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Meaning } from '#domain/facts/compare-meaning.ts'
import {
  describeChange,
  describeClaim,
  describeMeaningChange,
  sameFacts,
} from '#web/features/editor/ai/facts/describe-changes.ts'
import { nameKind } from '#web/features/editor/ai/facts/describe-facts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { InOrder } from '#web/ui/in-order.tsx'
import type { DiffParagraph } from '#web/ui/word-diff/diff-paragraphs.ts'
import type { ProposalDecisions } from './proposal-decisions.ts'
import type { Proposal } from './propose-change.ts'
import { RowActions } from './row-actions.tsx'
import { type RowClass, rowClassNames } from './row-classes.ts'
import type { ProposalView } from './use-proposal.ts'

interface ChangesPanelProps {
  view: ProposalView
  /** Undefined while nothing can be decided. */
  decisions: ProposalDecisions | undefined
}

/** The whole row is that of the change that is shown, its two buttons included. */
const rowLook =
  'flex items-start border-b border-line transition-colors has-[>button:hover]:bg-sheet-hover has-[>[aria-current]]:bg-sheet has-[>[aria-current]]:shadow-[inset_2px_0_0_var(--accent)]'

export function ChangesPanel({ view, decisions }: ChangesPanelProps) {
  const { proposal, compared, current, goTo, rows, classes } = view
  return (
    <>
      <FactReport proposal={proposal} />
      <ol>
        <InOrder items={listChanges(compared?.paragraphs ?? [], compared?.changes)}>
          {(change, index) => (
            <li className={rowLook}>
              <ChangeLine
                change={change}
                kind={classes[index]}
                index={index}
                isCurrent={index === current}
                onShow={() => goTo(index)}
              />
              {rows[index] && <RowActions row={rows[index]} index={index} decisions={decisions} />}
            </li>
          )}
        </InOrder>
      </ol>
    </>
  )
}

interface ChangeLineProps {
  change: TextChange
  kind: RowClass | undefined
  index: number
  isCurrent: boolean
  onShow: () => void
}

function ChangeLine({ change: { removed, added }, kind, index, isCurrent, onShow }: ChangeLineProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onShow}
      className="grid min-w-0 flex-1 cursor-pointer grid-cols-[22px_1fr] gap-2 py-3 pr-2 pl-4 text-left text-13 focus-visible:-outline-offset-2"
    >
      <span className="text-ink-soft tabular-nums">{index + 1}</span>
      <span className="font-serif text-14 [overflow-wrap:anywhere]">
        {removed === '' && added === '' && <span className="font-sans text-13">Paragraph break</span>}
        {removed !== '' && <del>{shorten(removed)}</del>} {added !== '' && <ins>{shorten(added)}</ins>}
        {kind !== undefined && (
          <span className="block pt-0.5 font-sans text-12 text-ink-soft">{rowClassNames[kind]}</span>
        )}
      </span>
    </button>
  )
}

const maxShownLength = 90

function shorten(text: string): string {
  return text.length <= maxShownLength ? text : `${text.slice(0, maxShownLength).trimEnd()}…`
}

/** A rewrite reports lost, added and changed facts; generated text those not in the material. */
function FactReport({ proposal: { task, changes, meaning, unsupported, missing } }: { proposal: Proposal }) {
  const isRewrite = task.kind === 'rewrite'
  const { lost, added, changed } = changes
  const isClean = [lost, added, changed, ...Object.values(meaning)].every((list) => list.length === 0)
  return (
    <>
      {isRewrite && lost.length > 0 && (
        <FactNote tone="bad" title={`${count(lost.length)} lost`}>
          {lost.map(({ text, from }) => (
            <li key={from}>“{text}”</li>
          ))}
        </FactNote>
      )}
      {isRewrite && changed.length > 0 && (
        <FactNote tone="bad" title={`${count(changed.length)} changed`}>
          {changed.map(({ before, after }) => (
            <li key={before.from}>{describeChange({ before, after })}</li>
          ))}
        </FactNote>
      )}
      {isRewrite && added.length > 0 && (
        <FactNote tone="fact" title={`${count(added.length)} added`}>
          {added.map(({ text, from }) => (
            <li key={from}>“{text}”</li>
          ))}
        </FactNote>
      )}
      {isRewrite && isClean && <FactNote tone="good" title={sameFacts} />}
      {isRewrite && <MeaningReport meaning={meaning} />}
      {!isRewrite && unsupported.length > 0 && (
        <FactNote tone="fact" title={`${count(unsupported.length)} not in your material`}>
          {unsupported.map(({ text, from, kind }) => (
            <li key={from}>
              “{text}” <span className="text-ink-soft">({nameKind(kind)})</span>
            </li>
          ))}
        </FactNote>
      )}
      {missing.length > 0 && (
        <FactNote tone="bad" title={`${count(missing.length)} from your prompt left out`}>
          {missing.map(({ text, from }) => (
            <li key={from}>“{text}”</li>
          ))}
        </FactNote>
      )}
      {!isRewrite && unsupported.length === 0 && (
        <FactNote tone="good" title="Every fact is from your material" />
      )}
    </>
  )
}

/** Titles, strength and claims: what no comparison of figures and names shows. */
function MeaningReport({ meaning: { titles, strength, claims } }: { meaning: Meaning }) {
  const changed = [
    { title: 'Titles changed', list: titles },
    { title: 'Statements made stronger, weaker or reversed', list: strength },
  ]
  return (
    <>
      {changed
        .filter(({ list }) => list.length > 0)
        .map(({ title, list }) => (
          <FactNote key={title} tone="bad" title={title}>
            {list.map(({ before, after }) => (
              <li key={`${before} ${after}`}>{describeMeaningChange({ before, after })}</li>
            ))}
          </FactNote>
        ))}
      {claims.length > 0 && (
        <FactNote tone="fact" title="New claims">
          {claims.map((claim) => (
            <li key={claim.from}>{describeClaim(claim)}</li>
          ))}
        </FactNote>
      )}
    </>
  )
}

const count = (facts: number): string => (facts === 1 ? '1 fact' : `${facts} facts`)

const tones = {
  bad: { icon: TriangleAlert, look: 'bg-bad-tint text-bad' },
  fact: { icon: CircleHelp, look: 'bg-fact text-fact-line' },
  good: { icon: Check, look: 'bg-good-tint text-good' },
}

function FactNote({
  tone,
  title,
  children,
}: {
  tone: keyof typeof tones
  title: string
  children?: ReactNode
}) {
  const { icon: Icon, look } = tones[tone]
  return (
    <div className="flex gap-3 border-b border-line px-4 py-3.5 text-14">
      <span className={classNames('grid size-6.5 flex-none place-items-center rounded-full', look)}>
        <Icon size={14} strokeWidth={1.5} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="py-0.5 font-semibold">{title}</p>
        {children !== undefined && <ul className="grid gap-0.5 text-13 text-ink-soft">{children}</ul>}
      </div>
    </div>
  )
}

interface TextChange {
  removed: string
  added: string
}

/** The changes of a comparison in order, each with its removed and added words; one without any joins or splits paragraphs. */
export function listChanges(paragraphs: readonly DiffParagraph[], count = 0): TextChange[] {
  const changes: TextChange[] = []
  for (const { kind, text, change } of paragraphs.flatMap(({ pieces }) => pieces)) {
    if (change === undefined || kind === 'same') continue
    const known = changes[change] ?? { removed: '', added: '' }
    const label = [known[kind], text.trim()].filter((part) => part !== '').join(' ')
    changes[change] = { ...known, [kind]: label }
  }
  const length = Math.max(count, changes.length)
  return Array.from({ length }, (_, index) => changes[index] ?? { removed: '', added: '' })
}
