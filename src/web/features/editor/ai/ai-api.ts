// The two functions behind the editor's AI actions.

import type { Node } from '@tiptap/pm/model'
import type { AnalyzeContentRequest, GenerateContentRequest } from '#contract/functions.ts'
import { readHtml } from '#web/features/editor/document/read-document.ts'
import { CallError } from '#web/lib/api/call.ts'
import { streamFunction } from '#web/lib/api/function-stream.ts'
import type { AiTask } from './ai-task.ts'
import { readRangeHtml } from './proposal/selected-text.ts'

interface Listening {
  signal: AbortSignal
  /** Plain text, piece by piece. */
  onDelta: (delta: string) => void
}

/** HTML of the editor's schema: a release, or the rewritten draft or part. */
async function generateContent(request: GenerateContentRequest, listening: Listening): Promise<string> {
  const { generatedText = '' } = await streamFunction('generate-content', request, listening)
  return generatedText
}

/** Blocks of 'Original: …' and 'Improved: …'; '' when there is nothing to improve. */
async function analyzeContent(request: AnalyzeContentRequest, listening: Listening): Promise<string> {
  const { analysis } = await streamFunction('analyze-content', request, listening)
  if (analysis === undefined)
    throw new CallError({ message: 'No analysis was made. Please try again.', code: 'ai_empty' })
  return analysis
}

// Sends a task with the text it is about. What is unsaved is saved first (decision 8).
interface Listening {
  signal: AbortSignal
  onDelta: (delta: string) => void
}

/** A save that takes longer goes on by itself. */
const longestSaveMs = 4_000

export async function sendTask(
  task: AiTask,
  doc: Node,
  listening: Listening,
  flush: () => Promise<boolean>,
): Promise<string> {
  await settleWithin(longestSaveMs, flush(), listening.signal)
  listening.signal.throwIfAborted()
  if (task.kind === 'analyze') return await analyzeContent({ content: readHtml(doc) }, listening)
  if (task.kind === 'generate')
    return await generateContent({ type: 'generate', content: task.prompt }, listening)
  const { preset, instruction, selection } = task
  const request = instruction.trim()
  return await generateContent(
    {
      type: 'rewrite',
      content: readHtml(doc),
      ...(preset && { preset }),
      ...(request !== '' && { instruction: request }),
      ...(selection && { selection: readRangeHtml(doc, selection) }),
    },
    listening,
  )
}

/** The text is kept in the browser whatever becomes of the save: it is no reason not to ask. */
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
