// A writer that asks a model.
import { parseRelease } from '#server/release-html/parse-release.ts'
import { AiError } from './errors.ts'
import type { Model } from './model.ts'
import { promptToAnalyze, promptToGenerate, promptToRewrite, promptToSpecialise } from './prompts.ts'
import { listParagraphs } from './release-text.ts'
import type { Writer } from './writer.ts'

/** A rewrite is about as long as what it rewrites; one that cannot fit the answer is not begun. */
const charactersPerToken = 3

export function createModelWriter(model: Model): Writer {
  return {
    generate: (task, run) => model.stream(promptToGenerate(task), run),
    async *rewrite(task, run) {
      const { length } = task.selection ?? task.html
      if (length > model.maxOutputTokens * charactersPerToken) throw new AiError('too_long')
      yield* model.stream(promptToRewrite(task), run)
    },
    analyze: (task, run) => model.stream(promptToAnalyze(listParagraphs(parseRelease(task.html))), run),
    specialised: (task, run) => model.stream(promptToSpecialise(task), run),
  }
}
