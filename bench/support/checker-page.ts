// Runs in the browser: how long the newsroom check takes there, in milliseconds.
import { Checker } from '#domain/check/checker.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { makeRelease, typeInto } from './checker-text.ts'

const settings = defaultSettings('2026-11-17')

type Times = { median: number; least: number }

function timeAll(turns: number, run: (turn: number) => () => unknown): Times {
  const times = Array.from({ length: turns }, (_, turn) => {
    const prepared = run(turn)
    const start = performance.now()
    prepared()
    return performance.now() - start
  })
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(turns / 2)] ?? 0, least: sorted[0] ?? 0 }
}

function measure(words: number, turns: number): { full: Times; keystroke: Times } {
  const full = timeAll(turns, () => {
    const blocks = makeRelease(words)
    return () => new Checker().check(blocks, settings)
  })
  const checker = new Checker()
  const blocks = makeRelease(words)
  checker.check(blocks, settings)
  const keystroke = timeAll(turns, (turn) => {
    const typed = typeInto(blocks, turn)
    return () => checker.check(typed, settings)
  })
  return { full, keystroke }
}

Object.assign(window, { measure })
