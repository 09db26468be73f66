// A unit cut in two, each half with its own words and place in the notes.
import type { Unit } from './unit.ts'

export function cutAt(unit: Unit, at: number): Unit[] {
  const { text } = unit
  const first = text.slice(0, at).trimEnd()
  const rest = unit.text.slice(at).replace(/^[\s,;(–—-]+/, '')
  const cut = unit.to - rest.length
  const body = unit.text.endsWith(unit.body) ? first.slice(unit.text.length - unit.body.length) : first
  const { label, value, cells: _cells, ...others } = unit
  const labeled = label === undefined ? {} : { label, value: first.slice(text.length - (value ?? '').length) }
  return [
    { ...others, ...labeled, text: first, body, to: cut - (text.length - first.length - rest.length) },
    { ...others, text: rest, body: rest, from: cut, isFirst: false },
  ]
}
