// The state of a generator page. Spec 4: idle, validating, generating, then success or error. The server counts and saves
// (decision 20); this side reads the counters for its message only.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { GeneratorType } from '#domain/generator.ts'
import { useSession } from '#web/lib/session.tsx'
import { useKept } from '#web/lib/use-kept.ts'
import { errorMessages, generated, type Message } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast.tsx'
import * as api from './generators-api.ts'
import { type Outcome, runGeneration } from './run-generation.ts'
import { useUsage } from './use-usage.ts'

const empty = { context: '', result: '', contentId: '', ownerId: '' }

export function useGenerator(type: GeneratorType) {
  const { session } = useSession()
  const navigate = useNavigate()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const { usage, refresh } = useUsage(session.status === 'loading' ? null : userId)
  const [kept, keep] = useKept(`generator-${type}`, empty)
  /** What has arrived of the running generation; undefined when none runs. */
  const [arriving, setArriving] = useState<string>()
  const [problem, setProblem] = useState<Message>()
  const running = useRef<AbortController>(undefined)
  // A visitor who leaves the page stops the server's call too.
  useEffect(() => () => running.current?.abort(), [])

  function settle(outcome: Outcome): void {
    if (outcome.kind === 'done') {
      keep({ result: outcome.text, contentId: outcome.contentId, ownerId: userId ?? '' })
      showToast(generated(type), 'success')
    } else if (outcome.kind === 'failed') {
      setProblem(outcome.message)
      showToast(outcome.message, 'error')
    } else if (outcome.kind === 'limit') {
      showToast(errorMessages.dailyLimit, 'error')
      void navigate(paths.pricing)
    } else if (outcome.text !== '') keep({ result: outcome.text, contentId: '' })
  }

  async function generate(): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setProblem(undefined)
    setArriving('')
    const { signal } = controller
    const { context } = kept
    settle(await runGeneration({ type, context, userId, signal, onText: setArriving, api }))
    setArriving(undefined)
    refresh()
  }

  return {
    context: kept.context,
    setContext: (context: string) => keep({ context }),
    text: arriving ?? kept.result,
    /** The saved row, for the user it was saved for. */
    contentId: userId !== undefined && kept.ownerId === userId ? kept.contentId : '',
    isBusy: arriving !== undefined,
    isReady: session.status !== 'loading',
    problem,
    usage,
    generate,
    stop: () => running.current?.abort(),
  }
}
