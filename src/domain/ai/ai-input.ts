// What the editor's AI actions need before they start.
import { hasRealText } from '#domain/document/document.ts'

/** Messages when the need is not met. */
export const aiInputMessages = {
  promptMissing: 'Please enter a prompt',
  nothingToRewrite: 'Please enter some content to rewrite.',
  nothingToAnalyze: 'Please enter some content to analyze.',
} as const

export type AiInputCheck = { ok: true; input: string } | { ok: false; message: string }

/** Checks the prompt of Generate; returns it trimmed. */
export function checkPrompt(prompt: string): AiInputCheck {
  const input = prompt.trim()
  return input === '' ? { ok: false, message: aiInputMessages.promptMissing } : { ok: true, input }
}

/** Checks that there is text to rewrite. */
export function checkRewrite(html: string): AiInputCheck {
  return hasRealText(html)
    ? { ok: true, input: html }
    : { ok: false, message: aiInputMessages.nothingToRewrite }
}

/** Checks that there is text to analyze. */
export function checkAnalyze(html: string): AiInputCheck {
  return hasRealText(html)
    ? { ok: true, input: html }
    : { ok: false, message: aiInputMessages.nothingToAnalyze }
}
