// What the screen provides to the editor's AI.
import type { WhoWritesAnswer } from '#contract/functions.ts'
import type { DecisionRow } from '#contract/reviews.ts'
import type { Kit } from '#domain/client/kit.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import type { DocumentFacts } from '#web/features/editor/facts/document-facts.ts'

export interface ClientOfDocument {
  name: string
  /** Undefined until it is loaded. */
  kit: Kit | undefined
}

/** What the screen provides: saving, saving a version before a change, and sign-in. */
export interface AiContext {
  /** Undefined before the first save. */
  documentId: string | undefined
  /** The client whose kit a generated release uses. */
  clientId?: string | undefined
  client?: ClientOfDocument | undefined
  /** The facts of that kit: they count as the user's own. */
  kit?: readonly string[] | undefined
  /** The embargo of the document's details, as text: a generated release begins with it. */
  embargo?: string | undefined
  /** Whose style the document follows, as the check does. */
  profile?: StyleProfile | undefined
  flush: () => Promise<boolean>
  saveVersionBefore: (change: 'generate' | 'rewrite' | 'suggestion') => Promise<boolean>
  signIn: () => void
  /** What is kept with the document; undefined until it is opened. */
  facts?: DocumentFacts | undefined
  /** A run has ended, so something may have left this server. */
  onEnd?: () => void
  /** Who writes; undefined until it is known. */
  writer?: WhoWritesAnswer | undefined
  /** What reviewers decided, oldest first. */
  decisions?: readonly DecisionRow[] | undefined
  /** The key the document will be saved with; needed before it has an id. */
  readDraftKey?: () => string | undefined
}

/** What a text may draw on besides the draft: what was given for it, the client's kit and the document's embargo. */
export const withKit = ({ kit = [], embargo = '' }: AiContext, ...given: string[]): string[] => [
  ...given,
  ...kit,
  ...(embargo === '' ? [] : [embargo]),
]
