// Waiting for what happens soon has one limit for all tests: a busy machine may be slow, never red.
import { vi } from 'vitest'

const timeout = 60_000
const { waitFor, waitUntil } = vi

vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout, ...options })
vi.waitUntil = (check, options) =>
  waitUntil(check, typeof options === 'number' ? options : { timeout, ...options })
