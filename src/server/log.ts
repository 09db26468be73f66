// Logs one line of JSON per event. Never tokens, people's addresses or document text.

const levels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]
export type LogFields = Record<string, string | number | boolean | null | undefined>

export type Log = Record<LogLevel, (event: string, fields?: LogFields) => void>

export function createLog(minimum: LogLevel, write: (line: string) => void = writeLine): Log {
  const emit =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (levels.indexOf(level) < levels.indexOf(minimum)) return
      write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
    }
  return { debug: emit('debug'), info: emit('info'), warn: emit('warn'), error: emit('error') }
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** An error's own words and place for the log, with its causes; never for a client. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause ? ` <- ${describeError(error.cause)}` : ''
  const place = error.stack?.split('\n')[1]?.trim() ?? ''
  return `${error.name}: ${error.message} ${place}${cause}`
}
