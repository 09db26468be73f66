// One time limit for everything that tests wait for, long enough that a slow machine never fails a test.
import { vi } from 'vitest'

const timeout = 60_000
const { waitFor, waitUntil } = vi

vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout, ...options })
vi.waitUntil = (check, options) =>
  waitUntil(check, typeof options === 'number' ? options : { timeout, ...options })
