import { showToast } from '#web/ui/feedback/toast.tsx'
import { CallError } from './call.ts'
import { serverMessage } from './function-call.ts'

const general = 'That didn’t work. Try again.'

/** Codes of our own database functions and triggers; other refusals of the data service are for programs. */
const ownCode = /^PT\d{3}$/
/** Codes of functions. */
const functionCode = /^[a-z_]+$/

/** What a refused change says: the server's own sentence if there is one for people. */
export function describeRefusal(error: unknown): string {
  const code = error instanceof CallError ? (error.code ?? '') : ''
  if (error instanceof CallError && ownCode.test(code)) return error.message
  return (functionCode.test(code) ? serverMessage(error) : undefined) ?? general
}

/** What every change of a list or a card does when it fails. */
export function showRefusal(error: unknown): void {
  console.error(error)
  showToast({ title: 'Error', text: describeRefusal(error) }, 'error')
}
