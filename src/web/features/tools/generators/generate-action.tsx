// What the Generate Content button does. Loaded shortly before it is needed.
import { errorMessages, generated, type Message } from '#web/messages.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import * as api from './generators-api.ts'
import { type GenerationOptions, type Outcome, runGeneration } from './run-generation.ts'

/** Generates and shows the outcome in a toast. */
export async function generateAndReport(options: Omit<GenerationOptions, 'api'>): Promise<Outcome> {
  const outcome = await runGeneration({ ...options, api })
  if (outcome.kind === 'done') showToast(generated(options.type), 'success')
  if (outcome.kind === 'failed') showToast(outcome.message, 'error')
  if (outcome.kind === 'limit') showToast(errorMessages.dailyLimit, 'error')
  return outcome
}

/** What went wrong; it stays on the page after the toast is gone. */
export function GeneratorAlert({ problem }: { problem: Message }) {
  return <Alert title={problem.title} text={problem.text} />
}
