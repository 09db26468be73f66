// What an AI function streams when the request accepts text/event-stream: server-sent events named as their
// `type`, each with one JSON object as data. Lines that begin with a colon keep the connection alive and say nothing.
import { z } from 'zod'
import { lineKinds } from '#domain/brief/unit.ts'

const lines = z.array(z.string())

/** What happened to each line of the prompt: the BriefAccount of domain/brief. */
const accountSchema = z.object({
  used: lines,
  usedInPart: z.array(z.object({ text: z.string(), missing: z.string() })),
  notUsed: lines,
  notUnderstood: lines,
  keptOut: z.array(z.object({ text: z.string(), kind: z.enum(lineKinds) })),
})

export const aiEventSchema = z.discriminatedUnion('type', [
  /** The next piece of the text, plain: what the overlay shows while it arrives. */
  z.object({ type: z.literal('text-delta'), delta: z.string() }),
  /** The end: the same fields that the function answers without streaming. */
  z.object({
    type: z.literal('text-end'),
    generatedText: z.string().optional(),
    analysis: z.string().optional(),
    contentId: z.string().optional(),
    account: accountSchema.optional(),
  }),
  /** The end, when something failed after the stream had begun: the sentence and the code of an error answer. */
  z.object({ type: z.literal('error'), error: z.string(), code: z.string() }),
])

export type AiEvent = z.infer<typeof aiEventSchema>

/** Media type by which a request asks for a stream. */
export const eventStreamType = 'text/event-stream'
