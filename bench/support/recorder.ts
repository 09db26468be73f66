// Records how long each kind of request took and what failed.
import { readFileSync } from 'node:fs'

export interface Recorder {
  errors: string[]
  /** Runs a request to the end of its body and returns that body; a failure is recorded and returns nothing. */
  time(kind: string, ask: () => Promise<Response>): Promise<string | undefined>
  count(kind: string): number
  /** The duration in milliseconds within which this share of the requests finished. */
  quantile(kind: string, share: number): number
}

export function createRecorder(): Recorder {
  const times = new Map<string, number[]>()
  const errors: string[] = []
  return {
    errors,
    time: async (kind, ask) => {
      const began = performance.now()
      try {
        const response = await ask()
        const body = await response.text()
        const durations = times.get(kind) ?? []
        times.set(kind, durations)
        durations.push(performance.now() - began)
        if (response.ok) return body
        errors.push(`${kind} answered ${response.status}: ${body.slice(0, 200)}`)
      } catch (error) {
        const { message, cause } = error as Error
        errors.push(`${kind}: ${message} ${cause instanceof Error ? cause.message : ''}`)
      }
      return undefined
    },
    count: (kind) => times.get(kind)?.length ?? 0,
    quantile: (kind, share) => {
      const sorted = (times.get(kind) ?? []).toSorted((a, b) => a - b)
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
    },
  }
}

/** Memory of a process in bytes, as the system counts it. */
export function residentMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}
