// The API calls of the editor's AI actions.
import type { Node } from '@tiptap/pm/model'
import type { AnalyzeContentRequest, GenerateContentRequest } from '#contract/functions.ts'
import { readHtml } from '#web/features/editor/document/read-document.ts'
import { CallError } from '#web/lib/api/call.ts'
import { type StreamOptions, streamFunction } from '#web/lib/api/function-stream.ts'
import type { AiContext } from './ai-context.ts'
import type { AiTask } from './ai-task.ts'
import { readRangeHtml } from './proposal/selected-text.ts'

/** HTML of the editor's schema: a release, or the rewritten draft or selection. */
async function generateContent(request: GenerateContentRequest, options: StreamOptions): Promise<string> {
  const { generatedText = '' } = await streamFunction('generate-content', request, options)
  return generatedText
}

/** Blocks of 'Original: …' and 'Improved: …'; '' if there is nothing to improve. */
async function analyzeContent(request: AnalyzeContentRequest, options: StreamOptions): Promise<string> {
  const { analysis } = await streamFunction('analyze-content', request, options)
  if (analysis === undefined)
    throw new CallError({ message: 'The analysis came back empty. Try again.', code: 'ai_empty' })
  return analysis
}

/** AI doesn't wait longer for a save. */
const maxSaveWaitMs = 4_000

/** Sends a task with its text. Unsaved text is saved first. */
export async function sendTask(
  task: AiTask,
  doc: Node,
  options: StreamOptions,
  context: AiContext,
): Promise<string> {
  await settleWithin(maxSaveWaitMs, context.flush(), options.signal)
  options.signal.throwIfAborted()
  const { profile } = context
  const place = { ...readPlace(context), ...(profile && { profile }) }
  if (task.kind === 'analyze') return await analyzeContent({ content: readHtml(doc), ...place }, options)
  if (task.kind === 'generate')
    return await generateContent(
      {
        type: 'generate',
        content: task.prompt,
        ...(task.kinds && { kinds: task.kinds }),
        ...(task.sheet && { sheet: task.sheet }),
        ...(context.clientId !== undefined && { client_id: context.clientId }),
        ...place,
      },
      options,
    )
  const { preset, instruction, selection } = task
  const trimmed = instruction.trim()
  return await generateContent(
    {
      type: 'rewrite',
      content: readHtml(doc),
      ...(preset && { preset }),
      ...(trimmed !== '' && { instruction: trimmed }),
      ...(selection && { selection: readRangeHtml(doc, selection) }),
      ...place,
    },
    options,
  )
}

/** The document the text belongs to: it decides who writes, and what is sent to a model is recorded with it. */
function readPlace({ documentId, facts, readDraftKey }: AiContext): Partial<AnalyzeContentRequest> {
  if (documentId !== undefined) return { content_id: documentId }
  const draftKey = readDraftKey?.()
  return {
    ...(draftKey !== undefined && { draft_key: draftKey }),
    ...(facts?.state.read().keepOnServer && { keep_on_server: true }),
  }
}

/** A failed save doesn't prevent the request: the text is backed up in the browser. */
async function settleWithin(ms: number, saving: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    const settle = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', settle, { once: true })
    saving.then(settle, settle)
  })
}
