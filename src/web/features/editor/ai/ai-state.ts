// What the screen shows about the editor's AI.
import type { RewritePreset } from '#contract/functions.ts'
import { type DocumentBrief, emptyBrief } from '#domain/brief/document-brief.ts'
import type { FactKind } from '#domain/language/fact.ts'
import type { Analysis } from './analysis/analysis.ts'
import type { Range } from './facts/text-places.ts'
import type { Proposal } from './proposal/propose-change.ts'

export interface RewriteInput {
  preset: RewritePreset | undefined
  instruction: string
  /** The selection when the dialog opened. */
  selection: Range | undefined
  /** Rewrite the whole release despite a selection. */
  isWhole: boolean
}

/** What happened to the lines of the notes. */
export interface AccountCounts {
  used: number
  usedInPart: number
  notUsed: number
  notUnderstood: number
  keptOut: number
}

export interface FactReport {
  /** Facts it added beyond the material. */
  kinds: readonly FactKind[]
  /** What it left out or changed, as text; '' for nothing. */
  losses: string
  account?: AccountCounts
}

export interface AiState {
  dialog: 'generate' | 'rewrite' | 'upgrade' | undefined
  /** Stored with the document for this tab (ai-session-storage.ts). */
  brief: DocumentBrief
  request: RewriteInput
  /** Which dialog has the text of a stopped run that is neither accepted nor discarded yet. */
  aside: 'generate' | 'rewrite' | undefined
  /** Why the last run of the open dialog failed, if known. */
  reason: string | undefined
  proposal: Proposal | undefined
  /** The old text is being saved as a version. */
  isKeeping: boolean
  analysis: Analysis | undefined
  isPanelOpen: boolean
  /** Which tab of the panel is open; the second one is the newsroom check. */
  tab: 'first' | 'second' | 'facts' | 'review'
  /** The marked facts are expanded; otherwise they leave room for the suggestions. */
  isReviewing: boolean
  /** What the last run did to the facts; undefined once the strip is dismissed. */
  strip: FactReport | undefined
  /** How many drafts have arrived: each is shown with its facts from the top. */
  drafts: number
  /** For screen readers. */
  announcement: string
}

export const startState: AiState = {
  dialog: undefined,
  brief: emptyBrief,
  request: { preset: undefined, instruction: '', selection: undefined, isWhole: false },
  aside: undefined,
  reason: undefined,
  proposal: undefined,
  isKeeping: false,
  analysis: undefined,
  isPanelOpen: false,
  tab: 'first',
  isReviewing: false,
  strip: undefined,
  drafts: 0,
  announcement: '',
}
