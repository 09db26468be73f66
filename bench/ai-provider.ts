// A streaming provider on PORT, in the OpenAI protocol. The prompt names a stream by "STREAM n": its text is made from n alone,
// so that whoever asked can check it. "HOLD" keeps the stream open after its first piece; "PACE ms" waits before each piece.
import { createServer } from 'node:http'
import { piecesOf } from './support/ai-text.ts'

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  const pace = Number(/PACE (\d+)/.exec(body)?.[1] ?? 0)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk({ role: 'assistant', content: '' }))
  for (const piece of piecesOf(Number(/STREAM (\d+)/.exec(body)?.[1] ?? 0))) {
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace))
    if (response.destroyed) return
    response.write(chunk({ content: piece }))
    if (body.includes('HOLD')) return
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => process.exit(0))
})
