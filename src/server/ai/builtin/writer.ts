// The built-in writer (decision 18): no network, no model, the same answer for the same task. It orders and polishes what the
// user gave and leaves brackets for the rest.
import { setImmediate } from 'node:timers/promises'
import type {
  AnalyzeTask,
  GenerateTask,
  RewriteTask,
  Run,
  SpecialisedTask,
  Writer,
} from '#server/ai/writer.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { createAnalyst } from './analysis/analyst.ts'
import { readBrief } from './brief/read-brief.ts'
import { composeRelease } from './compose/compose-release.ts'
import { linkAddresses } from './compose/link-spans.ts'
import { writeSpecialised } from './generators/write-specialised.ts'
import { findCompany } from './rewrite/places.ts'
import { readWish } from './rewrite/read-wish.ts'
import { rewriteRelease } from './rewrite/rewrite-release.ts'
import { inPieces } from './text/pieces.ts'

export function createBuiltinWriter(): Writer {
  const analyst = createAnalyst()
  return {
    generate: (task, run) => write(() => generate(task), run),
    rewrite: (task, run) => write(() => rewrite(task, run.signal), run),
    analyze: ({ html }: AnalyzeTask, run) => write(() => analyst.analyze(html, run.signal), run),
    specialised: ({ type, context }: SpecialisedTask, run) =>
      write(() => writeSpecialised(type, context), run),
  }
}

async function* write(make: () => string | Promise<string>, { signal }: Run): AsyncGenerator<string> {
  signal.throwIfAborted()
  // The answer is made in one go: let what is waiting go first.
  await setImmediate()
  yield* inPieces(await make(), signal)
}

async function generate({ prompt, instruction }: GenerateTask): Promise<string> {
  const blocks = linkAddresses(composeRelease(readBrief(prompt)))
  if (instruction === undefined || instruction.trim() === '') return writeRelease(blocks)
  return writeRelease(await rewriteRelease(blocks, readWish(undefined, instruction)))
}

async function rewrite(
  { html, preset, instruction, selection }: RewriteTask,
  signal: AbortSignal,
): Promise<string> {
  const wish = readWish(preset, instruction)
  const draft = parseRelease(html)
  if (selection === undefined) return writeRelease(await rewriteRelease(draft, wish, { signal }))
  const company = findCompany(draft)
  return writeRelease(
    await rewriteRelease(parseRelease(selection), wish, {
      signal,
      isPart: true,
      ...(company && { company }),
    }),
  )
}
