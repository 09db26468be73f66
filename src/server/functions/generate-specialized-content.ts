// generate-specialized-content: one item of a generator page, for anyone. Signed-in users have a daily limit and keep the item;
// visitors share an hourly limit per network.
import type { GenerateSpecializedContentRequest } from '#contract/functions.ts'
import { checkContext, type GeneratorType } from '#domain/ai/generator.ts'
import { AiError } from '#server/ai/errors.ts'
import { keepVisible } from '#server/ai/fence.ts'
import { dropMarkdown } from '#server/ai/markdown.ts'
import { describeError } from '#server/log.ts'
import { insertGeneratedItem } from '#server/stores/generated-items.ts'
import { returnToken, takeToken } from '#server/stores/rate-limits.ts'
import { reserveUse, returnUse } from '#server/stores/usage.ts'
import { type AiAnswer, answerJob, type Outcome } from './ai/ai-job.ts'
import { askReader } from './ask-reader.ts'
import { functionErrors } from './errors.ts'
import type { Call, User } from './function.ts'
import { visitorBucket } from './visitor-allowance.ts'

type GeneratorCall = Call<GenerateSpecializedContentRequest, User | undefined>

export async function generateSpecializedContent(call: GeneratorCall): Promise<Response> {
  const { type } = call.input
  const context = checkContext(keepVisible(call.input.context))
  if (!context.ok) throw functionErrors.invalid(context.message)
  const missing = await askReader(call, 'missing', { type, context: context.context })
  if (missing !== undefined) throw functionErrors.tooThin(missing)
  const giveBack = call.user ? await reserveForUser(call, call.user) : await reserveForVisitor(call)
  return answerJob(call, {
    name: 'generate-specialized-content',
    write: (run) => call.deps.writer.specialized({ type, context: context.context }, run),
    show: (pieces) => pieces,
    finish: (text) => finish(call, type, text),
    settle: async (outcome) => {
      if (isFree(outcome)) await giveBack()
    },
  })
}

/** What failed, or was stopped before anything arrived, counts nothing. */
const isFree = (outcome: Outcome): boolean =>
  outcome === 'failed' || outcome === 'stopped before the first piece'

async function reserveForUser({ deps }: GeneratorCall, { id }: User): Promise<() => Promise<void>> {
  const day = await reserveUse(deps.db, id)
  if (day === undefined) throw functionErrors.dailyLimit()
  return () => returnUse(deps.db, id, day)
}

async function reserveForVisitor(call: GeneratorCall): Promise<() => Promise<void>> {
  const { db } = call.deps
  const { key, size, seconds } = visitorBucket(call)
  if (!(await takeToken(db, key, size, seconds))) throw functionErrors.visitorLimit()
  return () => returnToken(db, key, size)
}

async function finish(call: GeneratorCall, type: GeneratorType, text: string): Promise<AiAnswer> {
  const { deps, user, requestId } = call
  const generatedText = dropMarkdown(keepVisible(text)).trim()
  if (generatedText === '') throw new AiError('empty')
  if (!user) return { generatedText }
  const html = await askReader(call, 'item', generatedText)
  const contentId = await insertGeneratedItem(deps.db, { userId: user.id, type, html }).catch(
    (error: unknown) => {
      // The text is delivered even if saving its copy fails.
      deps.log.error('generated item not saved', { id: requestId, cause: describeError(error) })
      return undefined
    },
  )
  return { generatedText, ...(contentId && { contentId }) }
}
