// What the screen shows of the editor's AI.
import type { RewritePreset } from '#contract/functions.ts'
import type { FactKind } from '#domain/language/fact.ts'
import type { Analysis } from './analysis/analysis.ts'
import { type Brief, emptyBrief } from './dialogs/brief.ts'
import type { Range } from './facts/text-places.ts'
import type { Proposal } from './proposal/propose-change.ts'

export interface RewriteInput {
  preset: RewritePreset | undefined
  instruction: string
  /** What was selected when the dialog opened. */
  selection: Range | undefined
  /** The whole release although a part is selected. */
  isWhole: boolean
}

export interface FactReport {
  /** What it brought in beyond the material. */
  kinds: readonly FactKind[]
  /** What it left out or changed, in a sentence; '' for nothing. */
  losses: string
}

export interface AiState {
  dialog: 'generate' | 'rewrite' | 'upgrade' | undefined
  /** Kept with the document for this tab (kept-writing.ts). */
  brief: Brief
  request: RewriteInput
  /** Which dialog holds what arrived before a stop and is neither kept nor discarded yet. */
  aside: 'generate' | 'rewrite' | undefined
  /** Why the last run of the open dialog failed, where more is known. */
  reason: string | undefined
  proposal: Proposal | undefined
  /** The old text is being kept as a version. */
  isKeeping: boolean
  analysis: Analysis | undefined
  isPanelOpen: boolean
  /** Which tab of the panel is shown; the second one is the newsroom check. */
  tab: 'first' | 'second'
  /** The marked facts were asked for; else they make way for the suggestions. */
  isReviewing: boolean
  /** What the last run did to the facts; undefined when the strip is put away. */
  strip: FactReport | undefined
  /** For readers of the screen. */
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
  announcement: '',
}
