// Which writer serves: the configured model, or the built-in one.
import type { AiConfig } from '#server/config/ai.ts'
import type { Log } from '#server/log.ts'
import type { TextReader } from '#server/reading/text-reader.ts'
import { type AskReader, connectReader } from './builtin/thread-work.ts'
import { createBuiltinWriter } from './builtin/writer.ts'
import { AiError } from './errors.ts'
import { createModel, type Model } from './model.ts'
import type { PromptTask } from './prompts.ts'
import type { Run, Writer } from './writer.ts'

export interface Writers {
  /** The one that is configured. */
  writer: Writer
  /** The one that sends no text anywhere. */
  builtin: Writer
}

export function createWriters({ writer }: AiConfig, log: Log, reader: TextReader): Writers {
  const ask = connectReader(reader)
  const builtin = createBuiltinWriter(ask)
  return {
    writer: writer.kind === 'builtin' ? builtin : createModelWriter(createModel(writer, log), ask),
    builtin,
  }
}

/** A rewrite is about as long as what it rewrites; one that cannot fit the answer is not begun. */
const charactersPerToken = 3

function createModelWriter(model: Model, ask: AskReader): Writer {
  async function* write(task: PromptTask, run: Run): AsyncGenerator<string> {
    yield* model.stream(await ask('prompt', task, run), run)
  }
  return {
    generate: (task, run) => write({ kind: 'generate', ...task }, run),
    repair: (task, run) => write({ kind: 'repair', ...task }, run),
    async *rewrite(task, run) {
      const { length } = task.selection ?? task.html
      if (length > model.maxOutputTokens * charactersPerToken) throw new AiError('too_long')
      yield* write({ kind: 'rewrite', ...task }, run)
    },
    analyze: (task, run) => write({ kind: 'analyze', ...task }, run),
    specialized: (task, run) => write({ kind: 'specialized', ...task }, run),
  }
}
