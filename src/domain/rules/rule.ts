// How a rule is written. One file per family exports its rules as data; rulebook.ts lists the families.
//
//   const percentWord = /(\d) ?percent\b/g
//   export const numberRules: readonly Rule[] = [
//     {
//       id: 'NUM-03',
//       severity: 'warning',
//       title: 'Write % with figures',
//       reason: 'AP has used % with figures since 2019.',
//       roles: proseRoles,
//       check: (paragraph) =>
//         findOutsideQuotes(paragraph, percentWord).map((match) => toRuleMatch(match, `${match[1]}%`)),
//     },
//   ]
//
// `roles` makes it a rule for single paragraphs: it sees nothing else, so its result is kept until that paragraph, its role or the
// settings change. A rule with `checkRelease` sees the whole release and runs at every check: it must be linear and take what it
// needs from `paragraph.recall(readSomething)`, which reads each paragraph once. PhraseList (phrases.ts) finds long word lists fast.
//
// Its test cases are in a file of tests/rule-cases under its id, three texts each: one where the rule fires, a correct one that is similar and
// stays silent, and the corrected text. The files are named by topic: search the folder for the prefix of the id ('NUM-), which can be in several.
// If the rule offers a fix, applying it to the first text must give the third; the third must always be silent. `part` says which part of a sample
// release the texts replace (body by default; 'release' for all of it).
//
//   'NUM-03': [{ fires: 'Sales rose 30 percent.', silent: 'Sales rose 30%.', fixed: 'Sales rose 30%.' }],
import type { Range } from '#domain/language/ranges.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Part, Release } from './release/release.ts'
import type { CheckSettings, NewBlock, StyleProfile } from './release/settings.ts'
import type { Role } from './release/structure.ts'

/** Error: newsrooms would reject it, or it would embarrass. Warning: an editor would change it. Hint: worth a look. */
export type Severity = 'error' | 'warning' | 'hint'

export type TextEdit = Range & { readonly text: string }

/** A place in a paragraph where a rule fires. Missing values are taken from the rule. */
export type RuleMatch = Range & {
  readonly message?: string
  readonly severity?: Severity
  /** The replacement, or several edits of the same paragraph. */
  readonly fix?: string | readonly TextEdit[]
  /** The subject of the match, if each subject is an issue of its own. */
  readonly subject?: string
  readonly reason?: string
}

/** A place in the release; without `part` the finding is about the whole release. */
export type ReleaseMatch = {
  readonly part?: Part
  readonly from?: number
  readonly to?: number
  readonly message?: string
  readonly reason?: string
  readonly severity?: Severity
  readonly fix?: string | readonly TextEdit[]
  /** The fix as a new paragraph, or as blocks of the client's kit, before the block of this index. */
  readonly insert?: { readonly before: number } & (
    | { readonly text: string }
    | { readonly fromKit: readonly NewBlock[] }
  )
}

type RuleBase = {
  /** Must never change: settings and ignored issues are stored by it. */
  readonly id: string
  readonly severity: Severity
  /** What is wrong, in a few words; used if a match has no message. */
  readonly title: string
  /** Why a newsroom minds. */
  readonly reason: string
  /** What the headline analyzer says if a headline follows the rule; without it, nothing. */
  readonly passed?: (headline: string) => string
  /** Title and reason for British newsrooms, if they differ. */
  readonly british?: { readonly title?: string; readonly reason: string }
  /** The only style the rule applies in; without it, the rule applies in all. */
  readonly profile?: StyleProfile
}

export type ParagraphRule = RuleBase & {
  readonly roles: readonly Role[]
  readonly check: (paragraph: Paragraph, role: Role, settings: CheckSettings) => readonly RuleMatch[]
}

export type ReleaseRule = RuleBase & {
  readonly checkRelease: (release: Release) => readonly ReleaseMatch[]
}

export type Rule = ParagraphRule | ReleaseRule

/** Running text, quotations included. */
export const proseRoles: readonly Role[] = ['lead', 'body', 'boilerplate']

/** Running text and the lines above it. */
export const textRoles: readonly Role[] = ['headline', 'subhead', 'lead', 'body', 'boilerplate']
