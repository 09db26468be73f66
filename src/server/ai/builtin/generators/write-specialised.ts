// The four generator pages: plain text from a context box.
import type { GeneratorType } from '#domain/ai/generator.ts'
import { listPrintable } from '#server/ai/builtin/brief/material.ts'
import { readBrief } from '#server/ai/builtin/brief/read-brief.ts'
import { writeBoilerplate } from './boilerplate.ts'
import { writeCallsToAction } from './calls-to-action.ts'
import { labelCommaList } from './comma-list.ts'
import { writeDraftQuotes } from './draft-quotes.ts'
import { writeHeadlines } from './headlines.ts'

const writers: Readonly<Record<GeneratorType, (context: string) => string>> = {
  boilerplate: (context) => writeBoilerplate(readBrief(labelCommaList(context))),
  headline: (context) => writeHeadlines(readBrief(context)).join('\n'),
  quote: (context) => writeDraftQuotes(readBrief(context)).join('\n\n'),
  cta: (context) => writeCallsToAction(readBrief(context), listPrintable(context)).join('\n'),
}

export function writeSpecialised(type: GeneratorType, context: string): string {
  return writers[type](context)
}
