// Calls of /functions/v1, whole or streamed, by people and visitors.
import { type AiEvent, aiEventSchema } from '#contract/ai-stream.ts'
import { insertSession } from '#server/stores/sessions.ts'
import { accessToken } from './client.ts'
import { createPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

export interface FunctionCall {
  token?: string
  signal?: AbortSignal
  headers?: Record<string, string>
}

export interface FunctionAnswer {
  status: number
  headers: Headers
  body: Record<string, any>
}

const toInit = (body: unknown, { token, signal, headers }: FunctionCall): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...(signal && { signal }),
})

/** Calls a function and reads its JSON. */
export async function callFunction(
  app: TestApp,
  name: string,
  body: unknown,
  call: FunctionCall = {},
): Promise<FunctionAnswer> {
  const response = await app.request(`/functions/v1/${name}`, toInit(body, call))
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}

/** Calls a function for a stream. */
export function openStream(
  app: TestApp,
  name: string,
  body: unknown,
  call: FunctionCall = {},
): Promise<Response> {
  const headers = { accept: 'text/event-stream', ...call.headers }
  return app.request(`/functions/v1/${name}`, toInit(body, { ...call, headers }))
}

/** The events of a stream as they come, each checked against the contract. */
export async function* readEvents(response: Response): AsyncGenerator<AiEvent> {
  const decoder = new TextDecoder()
  let pending = ''
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    pending += decoder.decode(chunk, { stream: true })
    const parts = pending.split('\n\n')
    pending = parts.pop() ?? ''
    for (const part of parts.filter((text) => !text.startsWith(':'))) yield readEvent(part)
  }
}

function readEvent(text: string): AiEvent {
  const [, name, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? []
  const event = aiEventSchema.parse(JSON.parse(data))
  if (event.type !== name) throw new Error(`The event ${name} says it is ${event.type}.`)
  return event
}

export async function collectEvents(response: Response): Promise<AiEvent[]> {
  const events: AiEvent[] = []
  for await (const event of readEvents(response)) events.push(event)
  return events
}

/** The text that arrived. */
export const joinDeltas = (events: AiEvent[]): string =>
  events.map((event) => (event.type === 'text-delta' ? event.delta : '')).join('')

export interface Author {
  id: string
  token: string
}

/** Someone signed in; days since their profile was made decide about the trial. */
export async function createAuthor(
  app: TestApp,
  profile: { status?: 'free' | 'pro'; days?: number } = {},
): Promise<Author> {
  const { id } = await createPerson(app.db)
  const session = { userId: id, hmacKey: id, method: 'password', userAgent: 'test', ip: '127.0.0.1' }
  const token = await accessToken(app, { sub: id, session_id: await insertSession(app.db, session) })
  await app.db.query(
    `update public.profiles set subscription_status = $2, created_at = now() - $3::float8 * interval '1 day'
     where user_id = $1`,
    [id, profile.status ?? 'free', profile.days ?? 0],
  )
  return { id, token }
}

/** The counter of the generators. */
export async function usesOf(app: TestApp, id: string): Promise<number> {
  const [row] = await app.db.query<{ daily_uses: number }>(
    'select daily_uses from public.profiles where user_id = $1',
    [id],
  )
  return row?.daily_uses ?? -1
}
