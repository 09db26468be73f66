// analyze-content: suggestions for the draft, each checked to quote words that are in it. For signed-in people with a trial or plan.
import type { AnalyzeContentRequest } from '#contract/functions.ts'
import { checkAnalyze } from '#domain/ai/ai-input.ts'
import { checkBlocks, nothingToImprove } from '#server/ai/analysis-blocks.ts'
import { AiError } from '#server/ai/errors.ts'
import { answerJob } from './ai/ai-job.ts'
import { chooseWriter } from './ai/choose-writer.ts'
import { askReader } from './ask-reader.ts'
import { requireEditorAi } from './editor-ai.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

export async function analyzeContent(call: Call<AnalyzeContentRequest>): Promise<Response> {
  const draft = checkAnalyze(await askReader(call, 'draft', call.input.content))
  if (!draft.ok) throw functionErrors.invalid(draft.message)
  await requireEditorAi(call.deps.db, call.user)
  const { writer, onSend, style } = await chooseWriter(call, 'analyze')
  const html = draft.input
  const paragraphs = await askReader(call, 'paragraphs', html)
  const received: string[] = []
  return answerJob(call, {
    name: 'analyze-content',
    onSend,
    write: (run) =>
      separate(checkBlocks(record(writer.analyze({ html, ...style }, run), received), paragraphs)),
    show: (pieces) => pieces,
    finish(analysis) {
      if (analysis === '' && !meansNothing(received.join(''))) throw new AiError('failed')
      return { analysis }
    },
  })
}

/** An answer without a usable block is a failure, unless it says that there is nothing to suggest. */
const meansNothing = (answer: string): boolean => answer.trim() === '' || answer.includes(nothingToImprove)

/** Notes what was said. What came before the output limit is worth having: only whole blocks are taken. */
async function* record(pieces: AsyncIterable<string>, received: string[]): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      received.push(piece)
      yield piece
    }
  } catch (error) {
    if (!(error instanceof AiError && error.failure === 'cut')) throw error
  }
}

/** A blank line between blocks. */
async function* separate(blocks: AsyncIterable<string>): AsyncGenerator<string> {
  let before = ''
  for await (const block of blocks) {
    yield before + block
    before = '\n\n'
  }
}
