// Which writer serves: the configured model, or the built-in one (decision 18).
import type { AiConfig } from '#server/config/ai.ts'
import type { Log } from '#server/log.ts'
import { createModel } from './model.ts'
import { createModelWriter } from './model-writer.ts'
import { promptVersion } from './prompts.ts'
import type { Run, Writer } from './writer.ts'

export function createWriter({ writer }: AiConfig, log: Log): Writer {
  if (writer.kind === 'builtin') return loadOnFirstUse(loadBuiltin)
  log.debug('ai writer', { provider: writer.kind, model: writer.model, prompts: promptVersion })
  return createModelWriter(createModel(writer, log))
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
    specialised: write((writer) => writer.specialised),
  }
}
