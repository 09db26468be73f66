// generate-content: writes a release from a prompt, or rewrites the draft. For signed-in people with a trial or plan.
import type { GenerateContentRequest } from '#contract/functions.ts'
import { aiLimits } from '#contract/functions.ts'
import { checkPrompt, checkRewrite } from '#domain/ai/ai-input.ts'
import { kitFacts } from '#domain/client/kit.ts'
import { hasRealText } from '#domain/document/document.ts'
import { cleanAnswer, cleanHtml } from '#server/ai/answer-html.ts'
import { AiError } from '#server/ai/errors.ts'
import { keepVisible } from '#server/ai/fence.ts'
import { showPlain } from '#server/ai/plain-pieces.ts'
import type { Run, Writer } from '#server/ai/writer.ts'
import { type AiAnswer, answerJob } from './ai/ai-job.ts'
import { requireEditorAi } from './editor-ai.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { readKit } from './workspaces/read-client.ts'

export async function generateContent(call: Call<GenerateContentRequest>): Promise<Response> {
  const { input, user, deps } = call
  const kit = input.client_id === undefined ? [] : kitFacts(await readKit(deps.db, input.client_id, user.id))
  const write = chooseTask(input, deps.writer, kit)
  await requireEditorAi(deps.db, user)
  return answerJob(call, { name: 'generate-content', write, show: showPlain, finish })
}

/** The facts of the kit are lines of the brief, after what the user wrote. */
function chooseTask(
  input: GenerateContentRequest,
  writer: Writer,
  kit: readonly string[],
): (run: Run) => AsyncIterable<string> {
  const instruction = keepVisible(input.instruction ?? '').trim()
  const besides = { ...(instruction && { instruction }) }
  if (input.type === 'generate') {
    const prompt = checkPrompt(keepVisible(input.content))
    if (!prompt.ok) throw functionErrors.invalid(prompt.message)
    if (prompt.input.length > aiLimits.prompt) throw functionErrors.promptTooLong(aiLimits.prompt)
    const brief = [prompt.input, ...kit.map(keepVisible)].join('\n')
    const { kinds } = input
    return (run) => writer.generate({ prompt: brief, ...besides, ...(kinds && { kinds }) }, run)
  }
  const html = readDraft(input.content)
  const selection = input.selection === undefined ? undefined : readDraft(input.selection)
  const { preset } = input
  const task = { html, ...besides, ...(preset && { preset }), ...(selection && { selection }) }
  return (run) => writer.rewrite(task, run)
}

/** The draft as the editor holds it. */
function readDraft(html: string): string {
  const draft = checkRewrite(cleanHtml(keepVisible(html)))
  if (!draft.ok) throw functionErrors.invalid(draft.message)
  return draft.input
}

function finish(text: string): AiAnswer {
  const generatedText = cleanAnswer(text)
  if (!hasRealText(generatedText)) throw new AiError('empty')
  return { generatedText }
}
