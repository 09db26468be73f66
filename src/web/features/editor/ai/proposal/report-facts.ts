// Which sentences about its facts a proposal shows, and which the fact strip shows once it is accepted. A rewrite is compared with the text before
// it, generated text with the prompt.
import type { FactReport } from '#web/features/editor/ai/ai-state.ts'
import {
  describeFactChanges,
  describeLosses,
  describeMissingFacts,
} from '#web/features/editor/ai/facts/describe-changes.ts'
import { describeUnsupported } from '#web/features/editor/ai/facts/describe-facts.ts'
import type { Filled, Proposal } from './propose-change.ts'

/** For a rewrite, what happens to the facts; for generated text, what it adds to and omits from the prompt. */
export function describeProposal({ task, changes, meaning, unsupported, missing }: Proposal): string {
  if (task.kind === 'rewrite') return describeFactChanges(changes, meaning)
  const added = describeUnsupported(unsupported.map(({ kind }) => kind))
  return missing.length === 0 ? added : `${added} ${describeMissingFacts(missing)}`
}

/** Whether the user should look before accepting. */
export function hasLosses({
  task,
  changes: { lost, changed, added },
  meaning: { titles, strength, claims },
  unsupported,
  missing,
}: Proposal): boolean {
  const messages = [lost, changed, added, titles, strength, claims]
  const count = task.kind === 'rewrite' ? messages.flat().length : unsupported.length
  return count + missing.length > 0
}

export function reportProposal({ task, changes, meaning, unsupported, missing }: Proposal): FactReport {
  if (task.kind !== 'rewrite') return reportFilled({ unsupported, missing })
  return { kinds: unsupported.map(({ kind }) => kind), losses: describeLosses(changes, meaning) }
}

export function reportFilled({ unsupported, missing }: Filled): FactReport {
  return {
    kinds: unsupported.map(({ kind }) => kind),
    losses: missing.length === 0 ? '' : describeMissingFacts(missing),
  }
}
