// For any order of edits, reviews, decisions, quotes approved and taken back, revokes and restores the sign-off says exactly who approved
// which text and which quote, and the record who said what when. Comments, edited or withdrawn, are no part of it.

import { describe, expect, it } from 'vitest'
import { createRandom } from '#domain/text/random.test-support.ts'
import { listQuotes } from './find-quotes.ts'
import { findQuoteApproval, listApprovals } from './quotes.ts'
import { buildRecord, type RecordDecision } from './record.ts'
import { isAboutText } from './review.ts'
import { type AskedPerson, type MadeDecision, readSignOff, type SentText, type SignOff } from './sign-off.ts'

const names = ['Mara Voss', 'Jo Bell', 'Dana Ruiz']
const roles = ['client', 'legal', 'spokesperson'] as const
const quotes = ['“We listened,” said Mara Voss. “And it shows.”', '“We listened,” said Mara Voss.']
const speakers = ['Mara Voss', 'Dana Ruiz']
/** The words of a quote, and who says them, come and go and come back. */
const textOf = (number: number) =>
  `Tallow opens store ${number}. ${quotes[number % 2]?.replace('Mara Voss', speakers[number % 3 === 0 ? 1 : 0] ?? '')}`

/** A document's life, with its own plain account of who said what about which words. */
class Story {
  readonly texts: SentText[] = []
  readonly asked: AskedPerson[] = []
  /** As the server stores them. */
  readonly rows: RecordDecision[] = []
  readonly said: { email: string; text: string; kind: RecordDecision['kind']; at: string }[] = []
  text = textOf(0)
  readonly #random: () => number
  #edits = 0

  constructor(seed: number) {
    this.#random = createRandom(seed)
  }

  #pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(this.#random() * items.length)]

  step(): void {
    const answers = [this.#decide, this.#decide, this.#approveQuote, this.#withdrawQuote]
    const act = this.#pick([this.#edit, this.#restore, this.#send, ...answers, this.#revoke])
    act?.call(this)
  }

  #edit(): void {
    this.#edits += 1
    this.text = textOf(this.#edits)
  }

  #restore(): void {
    this.text = this.#pick(this.texts)?.text ?? this.text
  }

  #send(): void {
    const reviewId = `review ${this.texts.length}`
    this.texts.push({ reviewId, version: this.texts.length + 1, textHash: `#${this.text}`, text: this.text })
    names.forEach((name, index) => {
      const isAsked = this.#random() < 0.7
      const role = roles[index]
      if (isAsked && role)
        this.asked.push({
          id: `${reviewId} ${name}`,
          reviewId,
          name,
          email: `${name}@x`,
          role,
          isRevoked: false,
        })
    })
  }

  #decide(): void {
    const { person, frozen } = this.#pickReader()
    if (person && frozen) this.#record(person, frozen, this.#random() < 0.6 ? 'approved' : 'changes', null)
  }

  #approveQuote(): void {
    this.#answerQuote('quote')
  }

  #withdrawQuote(): void {
    this.#answerQuote('quote_withdrawn')
  }

  /** As the server lets them: in the text they were sent, and only their own. */
  #answerQuote(kind: 'quote' | 'quote_withdrawn'): void {
    const { person, frozen } = this.#pickReader()
    if (!person || !frozen) return
    for (const { words, speaker } of listQuotes(frozen.text))
      if (person.name === speaker) this.#record(person, frozen, kind, words)
  }

  #pickReader() {
    const person = this.#pick(this.asked.filter(({ isRevoked }) => !isRevoked))
    return { person, frozen: this.texts.find(({ reviewId }) => reviewId === person?.reviewId) }
  }

  #record(person: AskedPerson, frozen: SentText, kind: RecordDecision['kind'], quote: string | null): void {
    const { version, textHash, text, reviewId } = frozen
    const { id, name, role, email } = person
    const at = String(this.rows.length).padStart(4, '0')
    this.rows.push({
      ...{ review_id: reviewId, reviewer_id: id, kind, quote, version, text_hash: textHash, name, role },
      ...{ note: null, is_old: text !== this.text, created_at: at },
    })
    this.said.push({ email, text, kind, at })
  }

  #revoke(): void {
    const person = this.#pick(this.asked)
    if (person) person.isRevoked = true
  }
}

const lastSaid = ({ said, text }: Story, email: string) =>
  said.findLast((each) => each.email === email && each.text === text && isAboutText(each.kind))?.kind

const decisionsOf = ({ rows }: Story): MadeDecision[] =>
  rows.flatMap(({ reviewer_id, kind, text_hash, version, created_at }) =>
    isAboutText(kind)
      ? [{ reviewerId: reviewer_id, kind, textHash: text_hash, version, at: created_at }]
      : [],
  )

/** What a text puts between quotation marks, without a reader of quotes: all of it is one speaker's. */
const spoken = (text: string) => (text.match(/“[^”]*”/g) ?? []).join(' ')
const speakerOf = (text: string) => speakers.find((name) => text.includes(`said ${name}`))

/**
 * A quote is shown as approved when its speaker approved exactly these words in some text and hasn't taken back a quote with them since,
 * and never otherwise.
 */
function compareQuotes({ text, rows, said }: Story, where: string): string[] {
  const approvals = listApprovals(rows)
  return listQuotes(text).map((quote) => {
    const last = said.findLast(
      (each) =>
        speakerOf(each.text) === speakerOf(text) &&
        ((each.kind === 'quote' && spoken(each.text) === spoken(text)) ||
          (each.kind === 'quote_withdrawn' && spoken(each.text).includes(spoken(text)))),
    )?.kind
    expect(findQuoteApproval(quote, approvals) !== undefined, where).toBe(last === 'quote')
    return last === 'quote' ? 'quote approved' : last === undefined ? 'quote open' : 'quote taken back'
  })
}

/** The record lists everything that was decided, in order, with the text it was decided on, and nothing else. */
function compareRecord(story: Story, where: string): void {
  const { texts, events } = buildRecord({
    reviews: story.texts.map(({ reviewId, version, textHash, text }) => ({
      ...{ id: reviewId, version, text_hash: textHash, created_at: '', content: text },
      quotes: listQuotes(text),
    })),
    reviewers: story.asked.map(({ id, reviewId, name, email, role, isRevoked }) => ({
      ...{ id, review_id: reviewId, name, email, role, opened_at: null, reminded_at: null },
      revoked_at: isRevoked ? '9999' : null,
    })),
    decisions: story.rows,
    mails: [],
    comments: [],
  })
  const recorded = texts.flatMap(({ content, decisions }) =>
    decisions.map(({ name, kind, created_at }) => [created_at, `${name}@x`, kind, content].join(' | ')),
  )
  const truth = story.said.map(({ at, email, kind, text }) => [at, email, kind, text].join(' | '))
  expect(recorded.sort(), where).toEqual(truth)
  const made = story.said.map(({ at }) => at)
  expect(events.map(({ at }) => at).filter((at) => at !== '' && at !== '9999')).toEqual(made)
}

/** A lawyer's word about another text is either asked for again, or it is said that nobody can give it. */
function compareLegal({ people, uncovered }: SignOff, where: string): string[] {
  const lawyer = people.find(({ asked }) => asked.role === 'legal')
  if (lawyer?.status.kind !== 'stale') return []
  const isUncovered = uncovered.some(({ reason }) => reason === 'legal')
  expect(isUncovered, where).toBe(lawyer.asked.isRevoked)
  expect(lawyer.isAsked || lawyer.askAgain !== undefined || isUncovered, where).toBe(true)
  return isUncovered ? ['uncovered'] : []
}

const readStory = (story: Story): SignOff =>
  readSignOff({ texts: story.texts, asked: story.asked, decisions: decisionsOf(story) }, story.text)

/** The sign-off against the story's own account; returns what it showed. */
function compare(story: Story, where: string): string[] {
  const signOff = readStory(story)
  const { people, isApproved } = signOff
  const truths = people.map(({ asked }) => lastSaid(story, asked.email))
  const answering = people.flatMap(({ asked }, index) => (asked.isRevoked ? [] : [truths[index]]))
  expect(isApproved, where).toBe(answering.length > 0 && answering.every((truth) => truth === 'approved'))
  for (const [index, { status, decision }] of people.entries()) {
    const isOfThisText = decision?.textHash === `#${story.text}`
    const shown = status.kind === 'approved' || status.kind === 'changes' ? status.kind : undefined
    expect(shown, where).toBe(truths[index])
    expect(isOfThisText, where).toBe(shown !== undefined)
  }
  return [
    ...people.map(({ status }) => status.kind),
    ...(isApproved ? ['signed off'] : []),
    ...compareQuotes(story, where),
    ...compareLegal(signOff, where),
  ]
}

describe('the sign-off', () => {
  it('shows an approval for exactly those who last approved exactly this text, whatever happened in whatever order', () => {
    const shown: string[] = []
    for (let seed = 1; seed <= 120; seed += 1) {
      const story = new Story(seed)
      for (let step = 0; step < 40; step += 1) {
        story.step()
        shown.push(...compare(story, `story ${seed}, step ${step}`))
      }
      compareRecord(story, `story ${seed}`)
    }
    const standings = ['approved', 'changes', 'stale', 'waiting', 'signed off']
    for (const kind of [...standings, 'quote approved', 'quote taken back', 'quote open', 'uncovered'])
      expect(shown.filter((each) => each === kind).length, kind).toBeGreaterThan(100)
  })

  it('names nobody twice, and says who was asked last', () => {
    const story = new Story(7)
    for (let step = 0; step < 60; step += 1) story.step()
    const { people } = readStory(story)
    const emails = people.map(({ asked }) => asked.email)
    expect(new Set(emails).size).toBe(emails.length)
    for (const { asked } of people)
      expect(story.asked.findLast(({ email }) => email === asked.email)).toEqual(asked)
  })
})
