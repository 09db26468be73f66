// The two functions behind the editor's AI actions.
import type { AnalyzeContentRequest, GenerateContentRequest } from '#contract/functions.ts'
import { CallError } from '#web/lib/api/call.ts'
import { streamFunction } from '#web/lib/api/function-stream.ts'

interface Listening {
  signal: AbortSignal
  /** Plain text, piece by piece. */
  onDelta: (delta: string) => void
}

/** HTML of the editor's schema: a release, or the rewritten draft or part. */
export async function generateContent(
  request: GenerateContentRequest,
  listening: Listening,
): Promise<string> {
  const { generatedText = '' } = await streamFunction('generate-content', request, listening)
  return generatedText
}

/** Blocks of 'Original: …' and 'Improved: …'; '' when there is nothing to improve. */
export async function analyzeContent(request: AnalyzeContentRequest, listening: Listening): Promise<string> {
  const { analysis } = await streamFunction('analyze-content', request, listening)
  if (analysis === undefined)
    throw new CallError({ message: 'No analysis was made. Please try again.', code: 'ai_empty' })
  return analysis
}
