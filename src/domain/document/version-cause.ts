// Why a version exists, in the words the history shows.

/** The causes a version can carry; the database stores these names. */
const versionCauses = [
  'save',
  'before_ai',
  'before_export',
  'import',
  'restore',
  'replaced',
  'export',
] as const

export type VersionCauseKind = (typeof versionCauses)[number]

/**
 * A cause with what it concerns: the AI action of `before_ai`, the format of `before_export`, the file name of `import`, what was open
 * at an `export`.
 */
export type VersionCause = { kind: VersionCauseKind; detail?: string | null | undefined }

/** Labels of causes whose detail is one of a few: the AI action, or the format in which a text left the desk. */
const detailLabels: Readonly<Partial<Record<string, string>>> = {
  'before_ai generate': 'Before AI generation',
  'before_ai rewrite': 'Before AI rewrite',
  'before_ai suggestion': 'Before AI suggestion',
  'before_export word': 'Word export',
  'before_export pdf': 'PDF export or print',
  'before_export markdown': 'Markdown export',
  'before_export html': 'Web page export',
  'before_export text': 'Plain text export',
  'before_export mail': 'Copied for email',
  'save review': 'Sent for review',
}

/** Labels that need no detail, or are shown when the detail is missing. */
const causeLabels = {
  save: 'Saved',
  before_ai: 'Before AI change',
  before_export: 'Exported',
  import: 'Imported document',
  restore: 'Before restore',
  replaced: 'Before text was replaced',
  export: 'Exported with open issues',
} as const satisfies Record<VersionCauseKind, string>

/** Before what was open when a text was sent for review instead of exported. */
export const reviewPrefix = 'review: '

/** Before what was open when an earlier version left with its sign-off record. */
export const recordPrefix = (version: number): string => `record ${version}: `
const recorded = /^record (\d+): (.*)$/s

/** The cause as the version history shows it. */
export function labelVersionCause({ kind, detail }: VersionCause): string {
  const known = detail?.trim() ?? ''
  if (kind === 'import' && known !== '') return `Imported ${known}`
  if (kind === 'export' && known.startsWith(reviewPrefix))
    return `Sent for review with ${known.slice(reviewPrefix.length)}`
  const [, version, open] = recorded.exec(known) ?? []
  if (kind === 'export' && version !== undefined) return `Version ${version} exported with ${open}`
  if (kind === 'export' && known !== '') return `Exported with ${known}`
  return detailLabels[`${kind} ${known}`] ?? causeLabels[kind]
}
