// generate-content: writes a release from a prompt, or rewrites the draft. For signed-in people with a trial or plan.
import type { GenerateContentRequest } from '#contract/functions.ts'
import { aiLimits } from '#contract/functions.ts'
import { checkPrompt, checkRewrite } from '#domain/ai/ai-input.ts'
import type { SheetEdits } from '#domain/brief/sheet.ts'
import { kitFacts } from '#domain/client/kit.ts'
import { hasRealText } from '#domain/document/document.ts'
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { writeEmbargoEnd } from '#domain/document/write-embargo.ts'
import { AiError } from '#server/ai/errors.ts'
import { keepVisible } from '#server/ai/fence.ts'
import { showPlain } from '#server/ai/plain-pieces.ts'
import type { GenerateTask, Run, Writer } from '#server/ai/writer.ts'
import type { ClientData } from '#server/stores/kits/clients.ts'
import { type AiJob, answerJob } from './ai/ai-job.ts'
import { chooseWriter } from './ai/choose-writer.ts'
import { askReader } from './ask-reader.ts'
import { requireEditorAi } from './editor-ai.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { readKit } from './workspaces/read-client.ts'

export async function generateContent(call: Call<GenerateContentRequest>): Promise<Response> {
  const { input, user, deps } = call
  const client = input.client_id === undefined ? undefined : await readKit(deps.db, input.client_id, user.id)
  const kit = client === undefined ? [] : kitFacts(client, input.content)
  const { writer, onSend, style, embargoEnd } = await chooseWriter(call, input.type)
  const { write, finish } =
    input.type === 'generate'
      ? await toGenerate(call, writer, { kit, embargoEnd, style: { ...styleOf(client), ...style } })
      : await toRewrite(call, writer, style)
  await requireEditorAi(deps.db, user)
  return answerJob(call, { name: 'generate-content', write, onSend, show: showPlain, finish })
}

/** Where nobody has said otherwise, the style of the client whose kit is used. */
const styleOf = (client: ClientData | undefined): Style =>
  client?.style === 'british' ? { profile: 'british' } : {}

type GenerateCall = Call<GenerateContentRequest>
type Writing = Pick<AiJob, 'write' | 'finish'>
type Style = Pick<GenerateTask, 'profile'>

interface KnownOfDocument {
  kit: readonly string[]
  style: Style
  embargoEnd: EmbargoEnd | undefined
}

/** The facts of the kit are lines of the brief, after what the user wrote. */
async function toGenerate(
  call: GenerateCall,
  writer: Writer,
  { kit, style, embargoEnd }: KnownOfDocument,
): Promise<Writing> {
  const { input } = call
  const checked = checkPrompt(keepVisible(input.content))
  if (!checked.ok) throw functionErrors.invalid(checked.message)
  if (checked.input.length > aiLimits.prompt) throw functionErrors.promptTooLong(aiLimits.prompt)
  const prompt = [checked.input, ...kit.map(keepVisible)].join('\n')
  const sheet = withEmbargo(input.sheet, embargoEnd)
  const kinds =
    input.kinds &&
    (await askReader(call, 'kinds', { kinds: input.kinds, text: kit.map(keepVisible).join('\n') }))
  const task = {
    prompt,
    ...style,
    ...readInstruction(input),
    ...(kinds && { kinds }),
    ...(sheet && { sheet }),
  }
  return {
    write: (run) => writer.generate(task, run),
    async finish(text, run) {
      const generatedText = await repairOnce(call, { html: await readAnswer(call, text), task }, writer, run)
      return { generatedText, account: await askReader(call, 'account', { html: generatedText, task }) }
    },
  }
}

/** The document's own embargo counts for more than the notes; what a person typed into the sheet counts most. */
function withEmbargo(
  sheet: SheetEdits | undefined,
  embargoEnd: EmbargoEnd | undefined,
): SheetEdits | undefined {
  const embargo = embargoEnd && writeEmbargoEnd(embargoEnd)
  return embargo === undefined ? sheet : { embargo, ...sheet }
}

/** Repairs a model's draft once before it reaches the editor; the draft stays if the repair fails or isn't better. */
async function repairOnce(
  call: GenerateCall,
  { html, task }: { html: string; task: GenerateTask },
  writer: Writer,
  run: Run,
): Promise<string> {
  const faults = writer.repair === undefined ? [] : await askReader(call, 'faults', { html, task })
  if (writer.repair === undefined || faults.length === 0) return html
  try {
    let answer = ''
    for await (const piece of writer.repair({ task, html, faults }, run)) answer += piece
    const repaired = await askReader(call, 'answer', answer)
    if (!hasRealText(repaired)) return html
    const left = await askReader(call, 'faults', { html: repaired, task })
    return left.length < faults.length ? repaired : html
  } catch (error) {
    run.signal.throwIfAborted()
    if (error instanceof AiError) return html
    throw error
  }
}

async function toRewrite(call: GenerateCall, writer: Writer, style: Style): Promise<Writing> {
  const { input } = call
  const html = await readDraft(call, input.content)
  const selection = input.selection === undefined ? undefined : await readDraft(call, input.selection)
  const { preset } = input
  const task = {
    html,
    ...style,
    ...readInstruction(input),
    ...(preset && { preset }),
    ...(selection && { selection }),
  }
  return {
    write: (run) => writer.rewrite(task, run),
    finish: async (text) => ({ generatedText: await readAnswer(call, text) }),
  }
}

function readInstruction(input: GenerateContentRequest): { instruction?: string } {
  const instruction = keepVisible(input.instruction ?? '').trim()
  return { ...(instruction && { instruction }) }
}

/** The draft in the editor's format. */
async function readDraft(call: GenerateCall, html: string): Promise<string> {
  const draft = checkRewrite(await askReader(call, 'draft', html))
  if (!draft.ok) throw functionErrors.invalid(draft.message)
  return draft.input
}

async function readAnswer(call: GenerateCall, text: string): Promise<string> {
  const html = await askReader(call, 'answer', text)
  if (!hasRealText(html)) throw new AiError('empty')
  return html
}
