// A release that was sent for review, with comments on it, made over HTTP: what its two pages need to open.
import { randomUUID } from 'node:crypto'
import type { Keys } from '#server/keys/keys.ts'
import { createAccounts, signIn } from './accounts.ts'
import { longRelease } from './editor-text.ts'

export interface ReviewRound {
  /** The first reviewer's link, and what their browser keeps for it after the code. */
  link: string
  stored: { key: string; value: string }
  documentId: string
  /** The author's, as the browser keeps it. */
  authorSession: string
}

const reviewers = Array.from({ length: 10 }, (_, index) => ({
  name: `Reviewer ${index + 1}`,
  email: `reviewer-${index + 1}@example.test`,
  role: index === 1 ? 'legal' : 'client',
}))

export async function sendForReview(
  site: string,
  { anonKey, serviceRoleKey }: Pick<Keys, 'anonKey' | 'serviceRoleKey'>,
  { words, comments }: { words: number; comments: number },
): Promise<ReviewRound> {
  const [author] = await createAccounts(site, serviceRoleKey, 1)
  if (!author) throw new Error('No account was made.')
  const authorSession = await (await signIn(site, author.email, author.password)).text()
  const { access_token } = JSON.parse(authorSession) as { access_token: string }
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const answer = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const content = longRelease('Tallow opens in Bend', words)
  const { id: documentId } = await post<{ id: string }>('/rest/v1/rpc/save_document', {
    content,
    title: 'Tallow',
  })
  await post('/functions/v1/send-review', { content_id: documentId, reviewers, shows_comments: true })
  const ask = <Answer>(body: Record<string, unknown>) => post<Answer>('/functions/v1/review', body)
  const enter = async ({ email }: { email: string }) => {
    const token = await readMail(site, email, /\/review\/([\w-]+)/)
    await ask({ action: 'send-code', token })
    const code = await readMail(site, email, /Your code: (\d+)/)
    const { session } = await ask<{ session: string }>({ action: 'enter', token, code })
    return { token, session }
  }
  const proofs: { token: string; session: string }[] = []
  for (const reviewer of reviewers) proofs.push(await enter(reviewer))
  const [first = { token: '', session: '' }] = proofs
  for (const [index, passage] of choosePassages(content, comments).entries())
    await ask({
      ...{ action: 'comment', ...(proofs[index % proofs.length] ?? first), key: randomUUID(), passage },
      body: `Please check “${passage}”.`,
    })
  return {
    link: `${site}/review/${first.token}`,
    stored: { key: `review:${first.token}`, value: JSON.stringify({ session: first.session }) },
    documentId,
    authorSession,
  }
}

/** The newest mail to somebody that has it. */
async function readMail(site: string, email: string, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const mails = (await (await fetch(`${site}/local/mail.json?to=${email}`)).json()) as {
      text: string
    }[]
    const found = mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0]
    if (found !== undefined) return found
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error(`No mail with ${pattern}.`)
}

/** Runs of words from all over the text. */
function choosePassages(html: string, count: number): string[] {
  const paragraphs = [...html.matchAll(/<p>([^<]{40,})<\/p>/g)].map(([, text = '']) => text.split(' '))
  return Array.from({ length: count }, (_, index) => {
    const words = paragraphs[Math.floor((index * paragraphs.length) / count)] ?? []
    const from = (index * 7) % Math.max(1, words.length - 6)
    return words.slice(from, from + 6).join(' ')
  })
}
