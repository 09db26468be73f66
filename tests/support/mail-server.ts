// A real mail server on a free port of this machine, with the mails it accepted.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from './server-process.ts'

export interface ReceivedMail {
  to: string[]
  from: string
  header(name: string): string
  /** The decoded part of the given type. */
  part(type: string): string
}

export interface MailServer {
  url: string
  /** What it has accepted, oldest first. */
  mails: ReceivedMail[]
  stop(): Promise<void>
}

export interface MailServerOptions extends SMTPServerOptions {
  port?: number
  /** Returns a recipient: a status refuses it. */
  refuse?: (address: string) => number | undefined
  /** The mail is accepted when this is done. */
  beforeAccepting?: () => Promise<unknown>
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { port = await freePort(), refuse, beforeAccepting, ...others } = options
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    ...others,
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse?.(address)
      done(responseCode ? Object.assign(new Error(`<${address}> refused`), { responseCode }) : null)
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      await beforeAccepting?.()
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
      const to = session.envelope.rcptTo.map(({ address }) => address)
      mails.push({ from, to, ...readMail(Buffer.concat(chunks).toString('latin1')) })
      done()
    },
  })
  // A client that is killed breaks its connection, which isn't the server's fault.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}

function readMail(raw: string): Pick<ReceivedMail, 'header' | 'part'> {
  const boundary = /boundary="?([^"\r\n;]+)/.exec(raw)?.[1]
  const parts = boundary ? raw.split(`--${boundary}`).slice(1, -1).map(splitMail) : []
  const { headers } = splitMail(raw)
  return {
    header: (name) => headers[name.toLowerCase()] ?? '',
    part: (type) => {
      const found = parts.find((part) => part.headers['content-type']?.startsWith(type))
      return found ? decode(found.body, found.headers['content-transfer-encoding'] ?? '') : ''
    },
  }
}

function splitMail(raw: string): { headers: Record<string, string>; body: string } {
  const text = raw.replace(/^\r\n/, '')
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => [
    line.split(':', 1)[0]?.toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return { headers: Object.fromEntries(headers), body: text.slice(end + 4) }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8')
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Waits until the answer is true. */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 300): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${isSo}`)
    await pause(0.02)
  }
}

export const pause = (seconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, seconds * 1000))
