// Random orders of edits, restores, reviews, comments, decisions, quotes and revoked links through the API, each compared with a plain
// account of who said what about which words. REVIEW_SEED=7 plays other stories,
// REVIEW_STORIES=30 more of them.
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createRandom } from '#domain/text/random.test-support.ts'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import {
  askReview,
  commentOn,
  enterReview,
  newestToken,
  type Proof,
  readReview,
  sendReview,
} from '#tests/support/review-steps.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const firstSeed = Number(process.env.REVIEW_SEED ?? 1)
const stories = Number(process.env.REVIEW_STORIES ?? 3)
const steps = 50

const people = [
  { name: 'Mara Voss', role: 'client' },
  { name: 'Jo Bell', role: 'spokesperson' },
  { name: 'Dana Ruiz', role: 'legal' },
]

const lines = ['“We listened,” said Mara Voss.', '“We waited,” said Mara Voss.', '“We waited,” said Jo Bell.']
/** The last has the words of the first, and differs in what no sign-off is about. */
const texts = [
  ...lines.map((line) => ({ line, html: `<h1>Tallow opens</h1><p>${line}</p>` })),
  { line: lines[0] ?? '', html: `<h1>Tallow opens</h1><p><strong>${lines[0]}</strong></p>` },
]
type Text = (typeof texts)[number]

const hashOf = ({ line }: Text) => createHash('sha256').update(`Tallow opens\n\n${line}`).digest('hex')

/** One request to one person, which their link leads to. */
interface Asked {
  id: string
  person: number
  text: Text
  proof: Proof
  isRevoked: boolean
  /** What was last decided with this link. */
  last?: { kind: string; isOld: boolean }
}

/** A document's life on the server, and who said what. */
class Story {
  readonly #author: SignedUp
  readonly #document: string
  readonly #emails = people.map(() => newAddress())
  readonly #random: () => number
  readonly #asked: Asked[] = []
  readonly #said: { asked: Asked; kind: string; quote: string | null; isOld: boolean }[] = []
  #text: Text = texts[0] as Text

  constructor(author: SignedUp, document: string, seed: number) {
    this.#author = author
    this.#document = document
    this.#random = createRandom(seed)
  }

  #pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(this.#random() * items.length)]

  /** Does something, and says what. */
  async step(): Promise<string> {
    const answers = [this.#decide, this.#decide, this.#decide, this.#approveQuote, this.#comment]
    const act = this.#pick([this.#edit, this.#edit, this.#send, this.#revoke, ...answers]) ?? this.#edit
    return (await act.call(this)) ?? 'nothing'
  }

  /** There are few texts, so that many an edit restores one. */
  async #edit(): Promise<string> {
    this.#text = this.#pick(texts) ?? this.#text
    await this.#author.client.rpc('save_document', { id: this.#document, content: this.#text.html })
    return `text ${texts.indexOf(this.#text)}`
  }

  async #send(): Promise<string | undefined> {
    const chosen = [0, 1, 2].filter(() => this.#random() < 0.4)
    if (chosen.length === 0) return undefined
    // The daily limit of mails to a person is below what these stories send.
    await test.app.db.query('delete from auth.rate_limits')
    const reviewers = chosen.map((person) => ({
      ...{ name: people[person]?.name ?? '', role: people[person]?.role ?? '' },
      email: this.#emails[person] ?? '',
    }))
    const { body } = await sendReview(test.app, this.#author, this.#document, reviewers)
    const rows = await this.#read<{ id: string; email: string }>('reviewers', 'id, email', {
      review_id: body.review_id,
    })
    for (const person of chosen) {
      const id = rows.find(({ email }) => email === this.#emails[person])?.id ?? ''
      const proof = await this.#enter(person)
      this.#asked.push({ id, person, text: this.#text, proof, isRevoked: false })
    }
    return `sent to ${chosen}`
  }

  /** By the code of another link of theirs, if there is one that wasn’t revoked. */
  async #enter(person: number): Promise<Proof> {
    const email = this.#emails[person] ?? ''
    const sessions = this.#asked.filter((asked) => asked.person === person).map(({ proof }) => proof.session)
    const token = await newestToken(test.app, email)
    const { status, body } = await askReview(test.app, { action: 'resume', token, sessions })
    return status === 200 ? { token, session: String(body.session) } : enterReview(test.app, email)
  }

  /** Whether somebody got an answer with this link, which may be an old one, or one that was revoked. */
  async #ask(asked: Asked, body: Record<string, unknown>): Promise<boolean> {
    const { status } = await askReview(test.app, { ...body, ...asked.proof })
    if (asked.isRevoked) expect(status).toBe(404)
    return status === 200
  }

  #isOld = ({ text }: Asked) => text.line !== this.#text.line

  async #decide(): Promise<string | undefined> {
    const asked = this.#pick(this.#asked)
    if (!asked) return undefined
    const kind = this.#random() < 0.7 ? 'approved' : 'changes'
    const note = kind === 'changes' ? { note: 'Say more.' } : {}
    if (await this.#ask(asked, { action: 'decide', decision: kind, ...note })) {
      const now = { kind, isOld: this.#isOld(asked) }
      // Saying the same again is no other decision.
      if (asked.last?.kind !== now.kind || asked.last.isOld !== now.isOld)
        this.#said.push({ asked, quote: null, ...now })
      asked.last = now
    }
    return `${people[asked.person]?.name}: ${kind} text ${texts.indexOf(asked.text)}`
  }

  async #approveQuote(): Promise<string | undefined> {
    const asked = this.#pick(this.#asked)
    if (!asked) return undefined
    const quote = /“[^”]*”/.exec(asked.text.line)?.[0] ?? ''
    const isOwn = asked.text.line.includes(`said ${people[asked.person]?.name}`)
    const isDone = await this.#ask(asked, { action: 'approve-quote', quote })
    expect(isDone).toBe(isOwn && !asked.isRevoked)
    if (isDone) this.#said.push({ asked, kind: 'quote', quote, isOld: this.#isOld(asked) })
    return `${people[asked.person]?.name}: quote`
  }

  async #comment(): Promise<string | undefined> {
    const asked = this.#pick(this.#asked.filter(({ isRevoked }) => !isRevoked))
    if (!asked) return undefined
    await commentOn(test.app, asked.proof, 'Tallow', 'Why?')
    return 'comment'
  }

  async #revoke(): Promise<string | undefined> {
    const asked = this.#pick(this.#asked)
    if (!asked || this.#random() < 0.5) return undefined
    const { error } = await this.#author.client
      .from('reviewers')
      .update({ revoked_at: '2026-01-01T00:00:00Z' })
      .eq('id', asked.id)
    expect(error).toBeNull()
    asked.isRevoked = true
    return `${people[asked.person]?.name}: revoked`
  }

  /** Rows as the author reads them. */
  async #read<Row>(table: string, columns: string, where: Record<string, unknown> = {}): Promise<Row[]> {
    const { data, error } = await this.#author.client
      .from(table)
      .select(columns)
      .match(where)
      .order(table === 'decisions' ? 'created_at' : 'id')
    if (error) throw error
    return data as Row[]
  }

  /** What somebody last decided about these very words, with whichever of their links. */
  #lastAbout = (line: string, person: number) =>
    this.#said.findLast(
      ({ asked, quote }) => asked.person === person && asked.text.line === line && quote === null,
    )?.kind

  /** The status of the document, by what was said. */
  get #status(): string {
    if (this.#asked.length === 0) return 'draft'
    const newest = people.flatMap((_, index) => this.#asked.findLast(({ person }) => person === index) ?? [])
    const answering = newest.filter(({ isRevoked }) => !isRevoked)
    const isApproved = answering.every(
      ({ person }) => this.#lastAbout(this.#text.line, person) === 'approved',
    )
    if (answering.length > 0 && isApproved) return 'approved'
    return answering.some(({ last }) => last?.kind === 'changes') ? 'changes_requested' : 'in_review'
  }

  /** The server against the story's own account; answers the status. */
  async compare(where: string): Promise<string> {
    const rows = await this.#read<{ status: string }>('content', 'status', { id: this.#document })
    expect(rows, where).toEqual([{ status: this.#status }])
    const decisions = await this.#read<Record<string, unknown>>(
      'decisions',
      'name,role,kind,text_hash,is_old',
    )
    const told = this.#said.map(({ asked, kind, isOld }) => ({
      ...people[asked.person],
      ...{ kind, text_hash: hashOf(asked.text), is_old: isOld },
    }))
    const isAboutText = ({ kind }: { kind?: unknown }) => kind !== 'quote'
    expect(decisions.filter(isAboutText), where).toEqual(told.filter(isAboutText))
    // A quote that is approved already isn’t recorded again.
    for (const quote of decisions.filter(({ kind }) => kind === 'quote'))
      expect(told, where).toContainEqual(quote)
    const asked = this.#pick(this.#asked.filter(({ isRevoked }) => !isRevoked))
    if (asked) await this.#comparePage(asked, where)
    return this.#status
  }

  /** What a reviewer is shown: the text they were sent, their own last word on it, and whether its quote is approved. */
  async #comparePage(asked: Asked, where: string): Promise<void> {
    const { html, is_old, decision, quotes } = await readReview(test.app, asked.proof)
    const { line } = asked.text
    expect(html, where).toContain(line)
    expect(is_old, where).toBe(this.#isOld(asked))
    expect(decision?.kind, where).toBe(asked.last?.kind)
    const isApproved = this.#said.some(
      ({ quote, asked: { person } }) =>
        quote !== null && line.includes(quote) && line.includes(people[person]?.name ?? ''),
    )
    expect(
      quotes.map(({ approved }) => approved !== null),
      where,
    ).toEqual([isApproved])
  }
}

it('goes as the account of each story says, whatever happens in whatever order', async () => {
  const statuses = new Set<string>()
  for (let seed = firstSeed; seed < firstSeed + stories; seed += 1) {
    const author = await signUpConfirmed(test.app)
    const { data } = await author.client.rpc('save_document', { content: texts[0]?.html, title: 'Tallow' })
    const story = new Story(author, data.id, seed)
    const told = [`story ${seed}`]
    for (let index = 0; index < steps; index += 1) {
      told.push(await story.step())
      statuses.add(await story.compare(told.join('\n')))
    }
  }
  expect([...statuses].sort()).toEqual(['approved', 'changes_requested', 'draft', 'in_review'])
})
