// Test support: the editor with its AI on a page, over a stand-in for the network and for saving.
import { render, screen, within } from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { ReleaseEditor } from '#web/features/editor/release-editor.tsx'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import type { AiContext } from './ai-context.ts'
import { useAiDesk } from './use-ai-desk.tsx'

interface Asked {
  name: string
  body: Record<string, unknown>
  signal: AbortSignal | undefined
}

export interface FakeAi {
  answer: (asked: Asked) => Response | Promise<Response>
  asked: Asked[]
}

/** Answers the functions; everything else is the configuration. */
export function stubFunctions(writer = 'builtin'): FakeAi {
  const fake: FakeAi = { answer: () => Response.json({}), asked: [] }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost:3000')
    if (pathname === '/app-config.json')
      return Response.json({ supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', ai: { writer } })
    const name = pathname.replace('/functions/v1/', '')
    const asked = { name, body: JSON.parse(String(init.body)), signal: init.signal ?? undefined }
    fake.asked.push(asked)
    return await fake.answer(asked)
  })
  return fake
}

/** A stream of these pieces that stays open until its reader stops. */
export function openStream(pieces: readonly string[], signal: AbortSignal | undefined): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const delta of pieces)
        controller.enqueue(encoder.encode(`data: ${JSON.stringify({ type: 'text-delta', delta })}\n\n`))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

interface DeskProps {
  html: string
  context: AiContext
  onHandle: (handle: EditorHandle | undefined) => void
}

function Desk({ html, context, onHandle }: DeskProps) {
  const [handle, setHandle] = useState<EditorHandle>()
  const { actions, isBusy, cover, panel, notice, status } = useAiDesk(handle, context)
  return (
    <>
      {notice}
      <ReleaseEditor
        html={html}
        textKey="one"
        isSavedDocument
        onChange={() => undefined}
        onReady={(next) => {
          onHandle(next)
          setHandle(next)
        }}
        {...{ actions, isBusy, cover, status }}
      />
      {panel}
      <Toaster />
    </>
  )
}

export function openDesk(
  html = '',
  part: Partial<AiContext> = {},
  Around: ComponentType<{ children: ReactNode }> = Fragment,
) {
  let handle: EditorHandle | undefined
  const context: AiContext = {
    documentId: 'one',
    flush: vi.fn(async () => true),
    saveVersionBefore: vi.fn(async () => true),
    signIn: vi.fn(),
    ...part,
  }
  const onHandle = (next: EditorHandle | undefined) => {
    handle = next
  }
  const element = <Desk html={html} context={context} onHandle={onHandle} />
  render(
    <Around>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Around>,
  )
  return { context, text: () => handle?.readHtml() ?? '', handle: () => handle as EditorHandle }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export async function findDialog(name: string) {
  return within(await screen.findByRole('dialog', { name }))
}
