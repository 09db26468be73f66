// Why a version exists, in the words the history shows.

/** The causes a version can carry; the database stores these names. */
const versionCauses = ['save', 'before_ai', 'import', 'restore', 'replaced', 'export'] as const

export type VersionCauseKind = (typeof versionCauses)[number]

/** A cause with what it concerns: the AI action of `before_ai`, the file name of `import`, what was open at an `export`. */
export type VersionCause = { kind: VersionCauseKind; detail?: string | null | undefined }

/** Label for each AI action that may follow a version. */
const beforeAiLabels = {
  generate: 'Before AI generation',
  rewrite: 'Before AI rewrite',
  suggestion: 'Before AI suggestion',
} as const

/** Labels that need no detail, or are shown when the detail is missing. */
const causeLabels = {
  save: 'Saved',
  before_ai: 'Before AI change',
  import: 'Imported document',
  restore: 'Before restore',
  replaced: 'Before text was replaced',
  export: 'Exported with open issues',
} as const satisfies Record<VersionCauseKind, string>

/** Before what was open when a text was sent for review instead of exported. */
export const reviewPrefix = 'review: '

/** The cause as the version history shows it. */
export function labelVersionCause({ kind, detail }: VersionCause): string {
  const known = detail?.trim() ?? ''
  if (kind === 'import' && known !== '') return `Imported ${known}`
  if (kind === 'export' && known.startsWith(reviewPrefix))
    return `Sent for review with ${known.slice(reviewPrefix.length)}`
  if (kind === 'export' && known !== '') return `Exported with ${known}`
  if (kind === 'save' && known === 'review') return 'Sent for review'
  if (kind === 'before_ai' && isAiAction(known)) return beforeAiLabels[known]
  return causeLabels[kind]
}

function isAiAction(detail: string): detail is keyof typeof beforeAiLabels {
  return Object.hasOwn(beforeAiLabels, detail)
}
