// Streams as their readers see them: when the first word arrived, and the whole text.

export interface Stream {
  /** Milliseconds until the first word. */
  first: number
  /** The text; complete once `end` is awaited. */
  text(): string
  end: Promise<void>
  stop(): void
}

/** Data of an event, of the provider's and of ours. */
interface EventData {
  choices?: { delta?: { content?: string } }[]
  type?: string
  delta?: string
  error?: string
}

/** Sends a request and reads server-sent events; `read` finds the text in the data of one. */
async function openStream(
  url: string,
  init: RequestInit,
  read: (data: EventData) => string,
): Promise<Stream> {
  const stop = new AbortController()
  const since = performance.now()
  const response = await fetch(url, { method: 'POST', signal: stop.signal, ...init })
  if (!response.ok || !response.body)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let pending = ''
  let text = ''
  /** Adds what arrived; returns whether that was all. */
  const take = async (): Promise<boolean> => {
    const { done, value = '' } = await reader.read()
    pending += value
    const events = pending.split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: ([{].*)$/m.exec(event)?.[1]
      if (data) text += read(JSON.parse(data))
    }
    return done
  }
  while (text === '') if (await take()) throw new Error(`${url} said nothing.`)
  const first = performance.now() - since
  const readOn = async () => {
    while (!(await take()));
  }
  const end = readOn()
  end.catch(() => {})
  return { first, text: () => text, end, stop: () => stop.abort() }
}

/** Straight from the provider. */
export const askProvider = (provider: string, prompt: string): Promise<Stream> =>
  openStream(
    `${provider}/chat/completions`,
    {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: prompt }] }),
    },
    (data) => data.choices?.[0]?.delta?.content ?? '',
  )

/** Through generate-content, as the editor does it. */
export const askServer = (site: string, token: string, prompt: string): Promise<Stream> =>
  openStream(
    `${site}/functions/v1/generate-content`,
    {
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ type: 'generate', content: prompt }),
    },
    (data) => {
      if (data.type === 'error') throw new Error(data.error)
      return data.type === 'text-delta' ? (data.delta ?? '') : ''
    },
  )
