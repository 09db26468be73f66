// What writes for the user: a model at a provider, or the built-in writer. Both take the same tasks and produce text in pieces, which a
// function can stream or join.
import type { RewritePreset } from '#contract/functions.ts'
import type { GeneratorType } from '#domain/ai/generator.ts'
import type { SheetEdits } from '#domain/brief/sheet.ts'
import type { ChangedKinds } from '#domain/brief/unit.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'

/** A new release from a prompt. Gives HTML of the editor's schema. */
export interface GenerateTask {
  prompt: string
  /** Classes that a person gave to lines of the prompt. */
  kinds?: ChangedKinds
  /** Values that a person typed into the fact sheet: they win over what is read. */
  sheet?: SheetEdits
  instruction?: string
  /** Whose style the document follows, where anybody has said. */
  profile?: StyleProfile
}

/** The draft in better words. Gives HTML: the whole draft, or with `selection` that part alone. */
export interface RewriteTask {
  /** The whole draft, HTML of the editor's schema. */
  html: string
  preset?: RewritePreset
  instruction?: string
  /** The part to rewrite, HTML of the editor's schema; `html` is then what surrounds it. */
  selection?: string
  /** Whose style the document follows, where anybody has said. */
  profile?: StyleProfile
}

/** Suggestions for the draft. Gives blocks 'Original: …', 'Improved: …', 'Why: …', 'Category: …' with a blank line between them. */
export interface AnalyzeTask {
  /** HTML of the editor's schema. */
  html: string
  /** Whose style the document follows, where anybody has said. */
  profile?: StyleProfile
}

/** One item of a generator page. Gives plain text. */
export interface SpecializedTask {
  type: GeneratorType
  context: string
}

export interface TokenUse {
  input: number
  output: number
  /** True when the provider did not say and it was counted from the text. */
  estimated: boolean
}

/** What a run has to heed, and what it reports. */
export interface Run {
  /** Ends the run: the iteration throws the signal's reason. */
  signal: AbortSignal
  /** Whose turn it is in the queue: a user's id or a visitor's network. */
  turn: string
  /** Called before text goes to a model, with its length; nothing is sent when it throws. The built-in writer never calls it. */
  onSend?(characters: number): Promise<void>
  /** Called once at the end of a run that cost tokens, even if it failed or was stopped. */
  onUse?(use: TokenUse): void
}

/** The answer to a GenerateTask with the faults found in it. Gives the whole release again. */
export interface RepairTask {
  task: GenerateTask
  /** HTML of the editor's schema. */
  html: string
  faults: readonly string[]
}

/** Nothing happens before the first piece is asked for. Failures are AiErrors thrown by the iteration. */
export interface Writer {
  generate(task: GenerateTask, run: Run): AsyncIterable<string>
  /** Only of writers whose text needs looking at: a model's. */
  repair?(task: RepairTask, run: Run): AsyncIterable<string>
  rewrite(task: RewriteTask, run: Run): AsyncIterable<string>
  analyze(task: AnalyzeTask, run: Run): AsyncIterable<string>
  specialized(task: SpecializedTask, run: Run): AsyncIterable<string>
}
