// What of a template's block is bold, in the editor and in the builder alike.
import { dateline } from './skeletons.ts'

interface TemplateLine {
  bold: string
  plain: string
}

/** 'WHAT: ' of a media advisory */
const label = /^[A-Z]+:/

/** The lines of a block: the dateline is bold, the line above what it heads, and the labels of a media advisory. */
export function splitBold(block: string): TemplateLine[] {
  if (block.startsWith(dateline)) return [{ bold: dateline, plain: block.slice(dateline.length) }]
  const lines = block.split('\n')
  if (lines.every((line) => label.test(line))) return lines.map((line) => cut(line, line.indexOf(':') + 1))
  return lines.map((line, index) => cut(line, index === 0 && lines.length > 1 ? line.length : 0))
}

const cut = (line: string, end: number): TemplateLine => ({
  bold: line.slice(0, end),
  plain: line.slice(end),
})
