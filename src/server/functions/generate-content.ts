// generate-content: writes a release from a prompt, or rewrites the draft. For signed-in people with a trial or plan.
import type { GenerateContentRequest } from '#contract/functions.ts'
import { aiLimits } from '#contract/functions.ts'
import { checkPrompt, checkRewrite } from '#domain/ai/ai-input.ts'
import { accountFor } from '#domain/brief/account-for.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { kitFacts } from '#domain/client/kit.ts'
import { hasRealText } from '#domain/document/document.ts'
import { cleanAnswer, cleanHtml } from '#server/ai/answer-html.ts'
import { findDraftFaults } from '#server/ai/draft-faults.ts'
import { AiError } from '#server/ai/errors.ts'
import { keepVisible } from '#server/ai/fence.ts'
import { showPlain } from '#server/ai/plain-pieces.ts'
import type { GenerateTask, Run, Writer } from '#server/ai/writer.ts'
import { type AiJob, answerJob } from './ai/ai-job.ts'
import { chooseWriter } from './ai/choose-writer.ts'
import { requireEditorAi } from './editor-ai.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { readKit } from './workspaces/read-client.ts'

export async function generateContent(call: Call<GenerateContentRequest>): Promise<Response> {
  const { input, user, deps } = call
  const kit = input.client_id === undefined ? [] : kitFacts(await readKit(deps.db, input.client_id, user.id))
  const { writer, onSend } = await chooseWriter(call, input.type)
  const { write, finish } =
    input.type === 'generate' ? toGenerate(input, writer, kit) : toRewrite(input, writer)
  await requireEditorAi(deps.db, user)
  return answerJob(call, { name: 'generate-content', write, onSend, show: showPlain, finish })
}

type Writing = Pick<AiJob, 'write' | 'finish'>

/** The facts of the kit are lines of the brief, after what the user wrote. */
function toGenerate(input: GenerateContentRequest, writer: Writer, kit: readonly string[]): Writing {
  const checked = checkPrompt(keepVisible(input.content))
  if (!checked.ok) throw functionErrors.invalid(checked.message)
  if (checked.input.length > aiLimits.prompt) throw functionErrors.promptTooLong(aiLimits.prompt)
  const prompt = [checked.input, ...kit.map(keepVisible)].join('\n')
  const { kinds, sheet } = input
  const task = { prompt, ...readInstruction(input), ...(kinds && { kinds }), ...(sheet && { sheet }) }
  return {
    write: (run) => writer.generate(task, run),
    async finish(text, run) {
      const generatedText = await repairOnce(readAnswer(text), task, writer, run)
      return { generatedText, account: accountFor(sortBrief(prompt, kinds).units, generatedText) }
    },
  }
}

/** One repair of a model's draft before it reaches the editor (decision 40); the draft stays when the repair fails or is no better. */
async function repairOnce(html: string, task: GenerateTask, writer: Writer, run: Run): Promise<string> {
  const faults = writer.repair === undefined ? [] : findDraftFaults(html, task)
  if (writer.repair === undefined || faults.length === 0) return html
  try {
    let answer = ''
    for await (const piece of writer.repair({ task, html, faults }, run)) answer += piece
    const repaired = cleanAnswer(answer)
    return hasRealText(repaired) && findDraftFaults(repaired, task).length < faults.length ? repaired : html
  } catch (error) {
    run.signal.throwIfAborted()
    if (error instanceof AiError) return html
    throw error
  }
}

function toRewrite(input: GenerateContentRequest, writer: Writer): Writing {
  const html = readDraft(input.content)
  const selection = input.selection === undefined ? undefined : readDraft(input.selection)
  const { preset } = input
  const task = { html, ...readInstruction(input), ...(preset && { preset }), ...(selection && { selection }) }
  return {
    write: (run) => writer.rewrite(task, run),
    finish: (text) => ({ generatedText: readAnswer(text) }),
  }
}

function readInstruction(input: GenerateContentRequest): { instruction?: string } {
  const instruction = keepVisible(input.instruction ?? '').trim()
  return { ...(instruction && { instruction }) }
}

/** The draft as the editor holds it. */
function readDraft(html: string): string {
  const draft = checkRewrite(cleanHtml(keepVisible(html)))
  if (!draft.ok) throw functionErrors.invalid(draft.message)
  return draft.input
}

function readAnswer(text: string): string {
  const html = cleanAnswer(text)
  if (!hasRealText(html)) throw new AiError('empty')
  return html
}
