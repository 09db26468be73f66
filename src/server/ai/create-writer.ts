// Which writer serves: the configured model, or the built-in one.
import type { AiConfig } from '#server/config/ai.ts'
import type { Log } from '#server/log.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { AiError } from './errors.ts'
import type { Model } from './model.ts'
import { createModel } from './model.ts'
import {
  promptToAnalyze,
  promptToGenerate,
  promptToRepair,
  promptToRewrite,
  promptToSpecialise,
  promptVersion,
} from './prompts.ts'
import { listParagraphs } from './release-text.ts'
import type { Run, Writer } from './writer.ts'

export interface Writers {
  /** The one that is configured. */
  writer: Writer
  /** The one that sends no text anywhere. */
  builtin: Writer
}

export function createWriters({ writer }: AiConfig, log: Log): Writers {
  const builtin = loadOnFirstUse(loadBuiltin)
  if (writer.kind === 'builtin') return { writer: builtin, builtin }
  log.debug('ai writer', { provider: writer.kind, model: writer.model, prompts: promptVersion })
  return { writer: createModelWriter(createModel(writer, log)), builtin }
}

const loadBuiltin = async (): Promise<Writer> => {
  const { createBuiltinWriter } = await import('./builtin/writer.ts')
  return createBuiltinWriter()
}

/** Its word lists cost start-up time that most processes never need. */
function loadOnFirstUse(load: () => Promise<Writer>): Writer {
  let loading: Promise<Writer> | undefined
  const write = <Task>(choose: (writer: Writer) => (task: Task, run: Run) => AsyncIterable<string>) =>
    async function* (task: Task, run: Run): AsyncGenerator<string> {
      loading ??= load()
      yield* choose(await loading)(task, run)
    }
  return {
    generate: write((writer) => writer.generate),
    rewrite: write((writer) => writer.rewrite),
    analyze: write((writer) => writer.analyze),
    specialized: write((writer) => writer.specialized),
  }
}

/** A rewrite is about as long as what it rewrites; one that cannot fit the answer is not begun. */
const charactersPerToken = 3

function createModelWriter(model: Model): Writer {
  return {
    generate: (task, run) => model.stream(promptToGenerate(task), run),
    repair: (task, run) => model.stream(promptToRepair(task), run),
    async *rewrite(task, run) {
      const { length } = task.selection ?? task.html
      if (length > model.maxOutputTokens * charactersPerToken) throw new AiError('too_long')
      yield* model.stream(promptToRewrite(task), run)
    },
    analyze: (task, run) =>
      model.stream(promptToAnalyze(listParagraphs(parseRelease(task.html)), undefined, task.profile), run),
    specialized: (task, run) => model.stream(promptToSpecialise(task), run),
  }
}
