// What the author and the reviewers of a document do, through the API.
import { randomUUID } from 'node:crypto'
import type { ReviewView } from '#contract/reviews.ts'
import type { SignedUp } from './accounts.ts'
import { callFunction } from './functions.ts'
import { mailsTo, newestMail } from './mail.ts'
import type { TestApp } from './start-app.ts'

export interface Proof {
  token: string
  session: string
}

export interface AskedReviewer {
  name: string
  email: string
  role: string
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Everything reviewers do, without an account. */
export const askReview = async (app: TestApp, body: Record<string, unknown>): Promise<Answer> =>
  await callFunction(app, 'review', body, {})

export const viewOf = ({ body }: Answer): ReviewView => body.review as ReviewView

export const sendReview = async (
  app: TestApp,
  author: SignedUp,
  content_id: string,
  reviewers: readonly AskedReviewer[],
  more: Record<string, unknown> = {},
): Promise<Answer> =>
  await callFunction(app, 'send-review', { content_id, reviewers, ...more }, { token: author.token })

/** The end of the link that was mailed to an address last. */
export async function newestToken(app: TestApp, email: string): Promise<string> {
  const texts = (await mailsTo(app, email)).map(({ text }) => text)
  return /\/review\/([\w-]+)/.exec(texts.find((text) => text.includes('/review/')) ?? '')?.[1] ?? ''
}

export async function enterReview(app: TestApp, email: string): Promise<Proof> {
  const token = await newestToken(app, email)
  await askReview(app, { action: 'send-code', token })
  const code = /Your code: (\d+)/.exec((await newestMail(app, email)).text)?.[1]
  const { body } = await askReview(app, { action: 'enter', token, code })
  return { token, session: String(body.session) }
}

export const readReview = async (app: TestApp, proof: Proof): Promise<ReviewView> =>
  viewOf(await askReview(app, { action: 'read', ...proof }))

export const commentOn = async (
  app: TestApp,
  proof: Proof,
  passage: string,
  body: string,
  more: Record<string, unknown> = {},
): Promise<ReviewView> =>
  viewOf(await askReview(app, { action: 'comment', ...proof, passage, body, key: randomUUID(), ...more }))
