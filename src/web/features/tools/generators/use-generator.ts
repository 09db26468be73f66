// The state of a generator page. Idle, validating, generating, then success or error. The server counts and saves;
// the web reads the counters only for its message.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { GeneratorType } from '#domain/ai/generator.ts'
import { showResult } from '#web/features/tools/show-result.ts'
import { useLazyModule } from '#web/features/tools/use-lazy-module.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts'
import type { Message } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import type { Outcome } from './run-generation.ts'

const empty = { context: '', result: '', contentId: '', ownerId: '' }

export const loadGeneration = () => import('./generate-action.tsx')

export function useGenerator(type: GeneratorType) {
  const { session } = useSession()
  const navigate = useNavigate()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const [input, change] = useSessionStorage(`generator-${type}`, empty)
  /** The text of the running generation so far; undefined if none is running. */
  const [arriving, setArriving] = useState<string>()
  const [turn, setTurn] = useState(0)
  const [problem, setProblem] = useState<Message>()
  const running = useRef<AbortController>(undefined)
  const { module, load } = useLazyModule(loadGeneration)
  // Leaving the page also cancels the request.
  useEffect(() => () => running.current?.abort(), [])

  function settle(outcome: Outcome): void {
    if (outcome.kind === 'done') {
      change({ result: outcome.text, contentId: outcome.contentId, ownerId: userId ?? '' })
      showResult()
    } else if (outcome.kind === 'failed') setProblem(outcome.message)
    else if (outcome.kind === 'limit') void navigate(paths.pricing)
    else if (outcome.text !== '') change({ result: outcome.text, contentId: '' })
  }

  async function generate(): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setProblem(undefined)
    setArriving('')
    const { signal } = controller
    const { context } = input
    const later = await load()
    if (later) settle(await later.generateAndReport({ type, context, userId, signal, onText: setArriving }))
    setArriving(undefined)
    setTurn((last) => last + 1)
  }

  return {
    context: input.context,
    setContext: (context: string) => change({ context }),
    text: arriving ?? input.result,
    /** The saved row, if it belongs to the current user. */
    contentId: userId !== undefined && input.ownerId === userId ? input.contentId : '',
    isBusy: arriving !== undefined,
    isReady: session.status !== 'loading',
    problem,
    GeneratorAlert: module?.GeneratorAlert,
    turn,
    generate,
    stop: () => running.current?.abort(),
  }
}

export type Generator = ReturnType<typeof useGenerator>
