// For any order of edits, reviews, decisions, approved quotes, revokes and restores the sign-off says exactly who approved which text
// and which quote. Comments, edited or withdrawn, are no part of it: the sign-off isn't given any.

import { describe, expect, it } from 'vitest'
import { createRandom } from '#domain/text/random.test-support.ts'
import { findQuoteApproval, listQuotes } from './quotes.ts'
import {
  type AskedPerson,
  listMissing,
  type MadeDecision,
  readSignOff,
  type SentText,
  type SignOff,
} from './sign-off.ts'

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
  readonly decisions: MadeDecision[] = []
  readonly approvals: { quote: string; name: string; text: string }[] = []
  readonly said: { email: string; text: string; kind: 'approved' | 'changes' }[] = []
  text = textOf(0)
  readonly #random: () => number
  #edits = 0

  constructor(seed: number) {
    this.#random = createRandom(seed)
  }

  #pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(this.#random() * items.length)]

  step(): void {
    const answers = [this.#decide, this.#decide, this.#approveQuote]
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
    const person = this.#pick(this.asked.filter(({ isRevoked }) => !isRevoked))
    const frozen = this.texts.find(({ reviewId }) => reviewId === person?.reviewId)
    if (!person || !frozen) return
    const kind = this.#random() < 0.6 ? 'approved' : 'changes'
    const { version, textHash, text } = frozen
    this.decisions.push({ reviewerId: person.id, kind, textHash, version, at: String(this.decisions.length) })
    this.said.push({ email: person.email, text, kind })
  }

  /** As the server lets them: in the text they were sent, and only their own. */
  #approveQuote(): void {
    const person = this.#pick(this.asked.filter(({ isRevoked }) => !isRevoked))
    const text = this.texts.find(({ reviewId }) => reviewId === person?.reviewId)?.text ?? ''
    for (const { words, speaker } of listQuotes(text))
      if (person?.name === speaker) this.approvals.push({ quote: words, name: speaker, text })
  }

  #revoke(): void {
    const person = this.#pick(this.asked)
    if (person) person.isRevoked = true
  }
}

const lastSaid = ({ said, text }: Story, email: string) =>
  said.findLast((each) => each.email === email && each.text === text)?.kind

/** What a text puts between quotation marks, without a reader of quotes: all of it is one speaker's. */
const spoken = (text: string) => (text.match(/“[^”]*”/g) ?? []).join(' ')
const speakerOf = (text: string) => speakers.find((name) => text.includes(`said ${name}`))

/** A quote is shown as approved when its speaker approved exactly these words in some text, and never otherwise. */
function compareQuotes({ text, approvals }: Story, where: string): string[] {
  return listQuotes(text).map((quote) => {
    const truth = approvals.some(
      (each) => spoken(each.text) === spoken(text) && speakerOf(each.text) === speakerOf(text),
    )
    expect(findQuoteApproval(quote, approvals) !== undefined, where).toBe(truth)
    return truth ? 'quote approved' : 'quote open'
  })
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

/** The sign-off against the story's own account; returns what it showed. */
function compare(story: Story, where: string): string[] {
  const signOff = readSignOff(story, story.text)
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
    }
    const standings = ['approved', 'changes', 'stale', 'waiting', 'signed off']
    for (const kind of [...standings, 'quote approved', 'quote open', 'uncovered'])
      expect(shown.filter((each) => each === kind).length, kind).toBeGreaterThan(100)
  })

  it('names nobody twice, and says who was asked last', () => {
    const story = new Story(7)
    for (let step = 0; step < 60; step += 1) story.step()
    const { people } = readSignOff(story, story.text)
    const emails = people.map(({ asked }) => asked.email)
    expect(new Set(emails).size).toBe(emails.length)
    for (const { asked } of people)
      expect(story.asked.findLast(({ email }) => email === asked.email)).toEqual(asked)
  })
})

describe('after an edit', () => {
  const text = 'Tallow opens in Bend. “We listened,” said Mara Voss. “It is legal,” said Jo Bell.'
  const texts: SentText[] = [{ reviewId: 'r', version: 4, textHash: '#4', text }]
  const ask = (id: string, role: AskedPerson['role'], name = id): AskedPerson => ({
    ...{ id, role, name, reviewId: 'r', email: `${id}@x`, isRevoked: false },
  })
  const made = (reviewerId: string, kind: MadeDecision['kind'] = 'approved'): MadeDecision => ({
    ...{ reviewerId, kind, textHash: '#4', version: 4, at: '1' },
  })
  const asked = [
    ask('mara', 'client', 'Mara Voss'),
    ask('jo', 'spokesperson', 'Jo Bell'),
    ask('law', 'legal'),
    ask('sam', 'colleague'),
    ask('ida', 'colleague'),
    { ...ask('gone', 'legal'), isRevoked: true },
  ]
  const input = {
    texts,
    asked,
    decisions: [made('mara'), made('jo'), made('law'), made('sam', 'changes'), made('gone')],
  }
  const quoteApprovals = [
    { quote: '“We listened,”', name: 'Mara Voss' },
    { quote: '“It is legal,”', name: 'Jo Bell' },
  ]
  const reasons = (now: string) =>
    Object.fromEntries(readSignOff(input, now).people.map((person) => [person.asked.id, person.askAgain]))

  it('asks those again whose quote changed, the lawyers, who wanted changes and who never answered', () => {
    expect(reasons(text.replace('We listened', 'We heard you'))).toEqual({
      ...{ mara: 'quote', jo: undefined, law: 'legal', sam: 'changes', ida: 'unanswered', gone: undefined },
    })
  })

  it('leaves the speakers alone when their words are the same', () => {
    expect(reasons(text.replace('in Bend', 'in Bend, Ore'))).toMatchObject({
      mara: undefined,
      jo: undefined,
      law: 'legal',
    })
  })

  it('lacks the approval of exactly those', () => {
    const heard = text.replace('We listened', 'We heard you')
    expect(listMissing(readSignOff({ ...input, quoteApprovals }, heard))).toEqual([
      'Mara Voss approved version 4, which has changed since',
      'law approved version 4, which has changed since',
      'sam asked for changes to version 4, which has changed since',
      'ida hasn’t approved this release',
    ])
    expect(listMissing(readSignOff({ ...input, quoteApprovals }, text))).toEqual([
      'sam asked for changes',
      'ida hasn’t approved this release',
    ])
  })

  it('offers to ask those, too, whose own part is the same', () => {
    const mayAsk = (now: string, people = asked) =>
      readSignOff({ ...input, asked: people }, now)
        .people.filter(({ mayAskAgain }) => mayAskAgain)
        .map(({ asked: { id } }) => id)
    expect(mayAsk(text.replace('in Bend', 'in Bend, Ore'))).toEqual(['mara', 'jo'])
    expect(mayAsk(text.replace('We listened', 'We heard you'))).toEqual(['jo'])
    expect(mayAsk(text)).toEqual([])
    const revoked = asked.map((person) => ({ ...person, isRevoked: true }))
    expect(mayAsk(text.replace('in Bend', 'in Bend, Ore'), revoked)).toEqual([])
  })

  it('says whose quote in this text is not approved, though they approved the release', () => {
    const read = (now: string, approvals = quoteApprovals) =>
      readSignOff({ ...input, quoteApprovals: approvals }, now)
    const open = (signOff: SignOff) =>
      signOff.people.filter(({ openQuotes }) => openQuotes > 0).map(({ asked: { id } }) => id)
    expect(open(read(text))).toEqual([])
    expect(open(read(text, []))).toEqual(['mara', 'jo'])
    expect(listMissing(read(text, quoteApprovals.slice(1)))).toContain(
      'Mara Voss’s quote in this version: not approved',
    )
    // Somebody else's word for it is none.
    expect(open(read(text, [{ quote: '“We listened,”', name: 'Jo Bell' }]))).toEqual(['mara', 'jo'])
  })

  it('says when nobody from Legal can be asked, or a speaker whose quote changed', () => {
    const revoked = asked
      .filter(({ id }) => id !== 'law')
      .map((person) => (person.id === 'mara' ? { ...person, isRevoked: true } : person))
    const { uncovered } = readSignOff(
      { ...input, asked: revoked },
      text.replace('We listened', 'We heard you'),
    )
    expect(uncovered.map(({ person, reason }) => [person.asked.id, reason])).toEqual([
      ['mara', 'quote'],
      ['gone', 'legal'],
    ])
    expect(readSignOff(input, text.replace('in Bend', 'in Oregon')).uncovered).toEqual([])
    expect(readSignOff({ ...input, asked: revoked }, text).uncovered).toEqual([])
  })

  it('asks nobody about a text they have in hand', () => {
    expect(Object.values(reasons(text)).every((reason) => reason === undefined)).toBe(true)
  })
})
