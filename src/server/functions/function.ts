// What a function is: how its request is read, who may call it, what it does.
import type { Context } from 'hono'
import { z } from 'zod'
import type { Writers } from '#server/ai/create-writer.ts'
import type { Deps } from '#server/deps.ts'
import { readJson } from '#server/http/body.ts'
import type { AppEnv } from '#server/http/env.ts'
import { BadForm, boundaryOf, readParts } from '#server/http/multipart.ts'
import type { WordConverter } from '#server/word/word-converter.ts'
import { functionErrors } from './errors.ts'

/** What handlers work with. */
export interface FunctionDeps extends Deps, Writers {
  word: WordConverter
  /** Sends the confirmation mail again, with the requested return address if it is allowed; returns whether it did. */
  confirmAddress(userId: string, redirectUrl: string): Promise<boolean>
}

/** The person asking, their account and session checked to exist still. */
export interface User {
  id: string
  email: string | null
}

/** One call, as its handler sees it. */
export interface Call<Input, Caller = User> {
  input: Input
  user: Caller
  deps: FunctionDeps
  /** Where the call came from, for limits by address. */
  address: string
  /** A header of the request. */
  header(name: string): string | undefined
  /** Ends when the client goes away. */
  signal: AbortSignal
  requestId: string
}

/** Handles a call; failures are thrown as FunctionErrors. Use Response.json: without that type clients read text. */
type Handler<Input, Caller> = (call: Call<Input, Caller>) => Promise<Response> | Response

/**
 * 'user' is for people signed in, with their second factor shown if they have one, 'proven-user' for those of them who proved
 * who they are a moment ago; 'anyone' also for visitors. 'none' does not ask who calls: a token that is no good anymore is no
 * reason to refuse.
 */
export type Guard = 'user' | 'proven-user' | 'anyone' | 'none'

export interface ApiFunction {
  guard: Guard
  /** Reads the request, calls the handler and returns its response. */
  answer(c: Context<AppEnv>, call: Omit<Call<unknown, User | undefined>, 'input'>): Promise<Response>
}

/** A function for people signed in. The reader takes the request apart: `json(schema)` or `uploadedFile`. */
export function forUsers<Input>(
  read: Reader<Input>,
  handler: Handler<Input, User>,
  guard: 'user' | 'proven-user' = 'user',
): ApiFunction {
  return {
    guard,
    async answer(c, call) {
      if (!call.user) throw functionErrors.signInRequired()
      return handler({ ...call, user: call.user, input: await read(c) })
    },
  }
}

/** A function for everyone; `call.user` is undefined for a visitor. */
export function forAnyone<Input>(
  read: Reader<Input>,
  handler: Handler<Input, User | undefined>,
): ApiFunction {
  return {
    guard: 'anyone',
    answer: async (c, call) => handler({ ...call, input: await read(c) }),
  }
}

/** A function that doesn't check the caller, so that it works for users who are locked out of their account. */
export function noAuth<Input>(read: Reader<Input>, handler: Handler<Input, undefined>): ApiFunction {
  return {
    guard: 'none',
    answer: async (c, call) => handler({ ...call, user: undefined, input: await read(c) }),
  }
}

/** Takes what a function needs out of its request. */
export type Reader<Input> = (c: Context<AppEnv>) => Promise<Input>

/** Reads a JSON body by its contract, whatever its content type says. */
export function json<Input>(schema: z.ZodType<Input>): Reader<Input> {
  return (c) => readJson(c, z.preprocess(toStorable, schema), functionErrors)
}

/** Without what no database keeps and nobody sees: NUL, and halves of characters. The depth of a body is bounded. */
function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '')
  if (Array.isArray(value)) return value.map(toStorable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [toStorable(name), toStorable(member)]),
  )
}

/** Takes nothing: whatever the body is, it is not read. */
export const noInput: Reader<void> = async () => {}

/** The body as it came, for what is signed. */
export const rawText: Reader<string> = (c) => c.req.text()

/** Reads the file in the given field of a multipart body. */
export function uploadedFile(field: string): Reader<File> {
  return async (c) => {
    if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
      throw functionErrors.notMultipart(field)
    const file = await findFile(c.req.raw, field).catch((error: unknown) => {
      throw functionErrors.badMultipart(error)
    })
    if (!file) throw functionErrors.noFile(field)
    return file
  }
}

/** A form has a file and a few fields. */
const mostParts = 20

async function findFile({ body, headers }: Request, field: string): Promise<File | undefined> {
  const boundary = boundaryOf(headers.get('content-type') ?? '')
  if (boundary === undefined || body === null) throw new BadForm('The form has no boundary or no body.')
  let file: File | undefined
  let parts = 0
  for await (const { name, filename, type = '', body: bytes } of readParts(body, boundary)) {
    parts += 1
    if (parts > mostParts) throw new BadForm('The form has too many parts.')
    if (name !== field || filename === undefined || file) continue
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for await (const chunk of bytes) chunks.push(new Uint8Array(chunk))
    file = new File(chunks, filename, { type })
  }
  return file
}
