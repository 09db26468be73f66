// AI providers as servers on this machine, each speaking its real protocol: their answers are scripted.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LocalServer } from './local-server.ts'

export type Protocol = 'openai-compatible' | 'anthropic' | 'google'

/** What the provider does with one request. */
export type Reply =
  | {
      pieces: string[]
      /** Cut: the connection breaks. Early: it ends properly, but without the protocol's own end. */
      ending?: 'end' | 'cut' | 'early' | 'silence'
      delayMs?: number
      tokens?: [input: number, output: number]
    }
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | { silence: true }
  | { garbage: string; type?: string }

export interface Asked {
  protocol: Protocol
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, any>
  /** When the caller went away before the answer was complete. */
  gone: Promise<void>
}

export class ProviderStandIn extends LocalServer {
  readonly asked: Asked[] = []
  /** What comes next; the last one is repeated. */
  replies: Reply[] = [{ pieces: ['Hello'] }]
  /** Streams open at the moment, and the most there were at once. */
  open = 0
  mostOpen = 0

  override get url(): string {
    return `${super.url}/v1`
  }

  /** What the server under test needs to call this provider. */
  environment(protocol: Protocol = 'openai-compatible'): Record<string, string> {
    return {
      AI_PROVIDER: protocol,
      AI_MODEL: 'press-1',
      AI_BASE_URL: this.url,
      AI_API_KEY: 'key-that-stays-secret',
    }
  }

  reset(...replies: Reply[]): void {
    this.asked.length = 0
    this.mostOpen = this.open
    this.replies = replies
  }

  protected async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    const protocol = protocolOf(path)
    const gone = new Promise<void>((resolve) => {
      response.on('close', () => {
        if (!response.writableFinished) resolve()
      })
    })
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}')
    this.asked.push({ protocol, path, headers: request.headers, body, gone })
    const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0]
    if (reply) await this.#send(response, protocol, reply)
  }

  async #send(response: ServerResponse, protocol: Protocol, reply: Reply): Promise<void> {
    if ('silence' in reply) return
    if ('garbage' in reply) {
      response.writeHead(200, { 'content-type': reply.type ?? 'text/event-stream' }).end(reply.garbage)
      return
    }
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      response.end(JSON.stringify(reply.body ?? { error: { message: 'refused', type: 'error' } }))
      return
    }
    await this.#stream(response, protocols[protocol], reply)
  }

  async #stream(
    response: ServerResponse,
    protocol: StreamProtocol,
    reply: Extract<Reply, { pieces: string[] }>,
  ): Promise<void> {
    this.open += 1
    this.mostOpen = Math.max(this.mostOpen, this.open)
    response.on('close', () => {
      this.open -= 1
    })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(protocol.start())
    for (const piece of reply.pieces) {
      if (reply.delayMs) await new Promise((resolve) => setTimeout(resolve, reply.delayMs))
      if (response.destroyed) return
      response.write(protocol.piece(piece))
    }
    if (reply.ending === 'silence') return
    if (reply.ending === 'cut') response.socket?.destroySoon()
    else if (reply.ending === 'early') response.end()
    else response.end(protocol.end(reply.tokens ?? [11, 7]))
  }
}

const protocolOf = (path: string): Protocol => {
  if (path.endsWith('/messages')) return 'anthropic'
  return path.includes(':streamGenerateContent') ? 'google' : 'openai-compatible'
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`

const choice = (delta: object, finish: string | null = null) =>
  data({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'press-1',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

interface StreamProtocol {
  start(): string
  piece(text: string): string
  end(tokens: [number, number]): string
}

const protocols: Record<Protocol, StreamProtocol> = {
  'openai-compatible': {
    start: () => choice({ role: 'assistant', content: '' }),
    piece: (text) => choice({ content: text }),
    end: ([input, output]) =>
      choice({}, 'stop') +
      data({
        id: 'chat-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'press-1',
        choices: [],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      }) +
      'data: [DONE]\n\n',
  },
  anthropic: {
    start: () =>
      event({
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'press-1',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 11, output_tokens: 1 },
        },
      } as { type: string }) +
      event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as {
        type: string
      }),
    piece: (text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as {
        type: string
      }),
    end: ([, output]) =>
      event({ type: 'content_block_stop', index: 0 } as { type: string }) +
      event({
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: output },
      } as { type: string }) +
      event({ type: 'message_stop' }),
  },
  google: {
    start: () => '',
    piece: (text) => data({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
    end: ([input, output]) =>
      data({
        candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason: 'STOP', index: 0 }],
        usageMetadata: {
          promptTokenCount: input,
          candidatesTokenCount: output,
          totalTokenCount: input + output,
        },
      }),
  },
}
