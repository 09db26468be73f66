// What the author and the reviewers of a release do.
import { type APIResponse, expect, type Page } from '@playwright/test'
import { newestMail } from './auth-steps.ts'
import type { Account } from './desk-steps.ts'

export const release =
  '<h1>Tallow opens in Bend</h1><p>BEND, Ore. — Tallow opens its first store on Friday.</p><p>“We listened,” said Mara Voss, chief executive of Tallow.</p>'

export const headersOf = ({ session, apikey }: Account) => ({
  apikey,
  authorization: `Bearer ${session.access_token}`,
})

/** Saves a release and returns its id. */
export async function saveRelease(page: Page, account: Account, content = release): Promise<string> {
  const saved = await page.request.post('/rest/v1/rpc/save_document', {
    headers: headersOf(account),
    data: { content, title: 'Tallow' },
  })
  return ((await saved.json()) as { id: string }).id
}

/** The link that was mailed to a reviewer last. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  await newestMail(page, email, /(Review requested|ready for your review|Another look|Reminder)/)
  const mails = (await (await page.request.get(`/local/mail.json?to=${email}`)).json()) as { text: string }[]
  return /\/review\/[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
}

/** Opens a review on its page, by the mailed code. */
export async function enterReview(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText('We’re emailing a code to')).toBeVisible()
  const { code } = await newestMail(page, email, /Your code/)
  await page.getByLabel('Code').fill(code)
  await expect(page.getByRole('heading', { level: 1, name: 'Tallow' }).first()).toBeVisible()
}

interface Proof {
  token: string
  session: string
}

/** A reviewer without a page: what a review needs besides the one that is looked at. */
export class QuickReviewer {
  readonly #page: Page
  readonly #apikey: string
  #proof: Proof = { token: '', session: '' }

  constructor(page: Page, { apikey }: Account) {
    this.#page = page
    this.#apikey = apikey
  }

  async enter(email: string): Promise<void> {
    const token = (await mailedLink(this.#page, email)).replace('/review/', '')
    await this.#ask({ action: 'send-code', token })
    const { code } = await newestMail(this.#page, email, /Your code/)
    const answer = await this.#ask({ action: 'enter', token, code })
    this.#proof = { token, session: ((await answer.json()) as { session: string }).session }
  }

  async comment(comment: { passage: string; body: string; suggestion?: string }): Promise<void> {
    await this.#ask({ action: 'comment', ...this.#proof, key: crypto.randomUUID(), ...comment })
  }

  async decide(decision: 'approved' | 'changes', note?: string): Promise<void> {
    await this.#ask({ action: 'decide', ...this.#proof, decision, ...(note && { note }) })
  }

  async withdrawAll(): Promise<void> {
    const read = await this.#ask({ action: 'read', ...this.#proof })
    const { review } = (await read.json()) as { review: { comments: { id: string; is_mine: boolean }[] } }
    for (const { id } of review.comments.filter(({ is_mine }) => is_mine))
      await this.#ask({ action: 'withdraw-comment', ...this.#proof, comment_id: id })
  }

  async #ask(data: Record<string, unknown>): Promise<APIResponse> {
    const answer = await this.#page.request.post('/functions/v1/review', {
      headers: { apikey: this.#apikey },
      data,
    })
    expect(answer.status()).toBe(200)
    return answer
  }
}
