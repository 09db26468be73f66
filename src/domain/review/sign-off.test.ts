// Who is asked again after an edit, and whose approval is missing.
import { describe, expect, it } from 'vitest'
import {
  type AskedPerson,
  listMissing,
  type MadeDecision,
  readSignOff,
  type SentText,
  type SignOff,
} from './sign-off.ts'

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
  const reasons = (now: string, approvals = quoteApprovals) =>
    Object.fromEntries(
      readSignOff({ ...input, quoteApprovals: approvals }, now).people.map((person) => [
        person.asked.id,
        person.askAgain,
      ]),
    )

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

  it('still asks a speaker for a quote that was never approved, after an edit elsewhere', () => {
    const elsewhere = text.replace('in Bend', 'in Bend, Ore')
    expect(reasons(elsewhere, quoteApprovals.slice(1))).toMatchObject({ mara: 'open-quote', jo: undefined })
  })

  it('names the speakers of open quotes whom nobody asked, under whatever spelling somebody else was', () => {
    const typed = [ask('m', 'client', 'M. Voss'), ask('law', 'legal')]
    const approvedBy = [made('m'), made('law')]
    const signOff = readSignOff({ texts, asked: typed, decisions: approvedBy }, text)
    expect(signOff.isApproved).toBe(true)
    expect(signOff.unclaimed.map(({ speaker }) => speaker)).toEqual(['Mara Voss', 'Jo Bell'])
    expect(listMissing(signOff)).toEqual([
      {
        message: 'Mara Voss hasn’t approved this quote',
        quote: { parts: ['“We listened,”'], printed: '“We listened,”' },
        ask: { name: 'Mara Voss', email: '', role: 'spokesperson' },
      },
      expect.objectContaining({ message: 'Jo Bell hasn’t approved this quote' }),
    ])
    expect(readSignOff({ ...input, quoteApprovals: [] }, text).unclaimed).toEqual([])
  })

  it('lacks the approval of exactly those', () => {
    const heard = text.replace('We listened', 'We heard you')
    const missing = (now: string) =>
      listMissing(readSignOff({ ...input, quoteApprovals }, now)).map(({ message, ask }) => [
        message,
        ask?.name,
      ])
    expect(missing(heard)).toEqual([
      ['Mara Voss approved version 4; the release has changed since', 'Mara Voss'],
      ['law approved version 4; the release has changed since', 'law'],
      ['sam asked for changes to version 4; the release has changed since', 'sam'],
      ['ida hasn’t approved this release', 'ida'],
      ['Mara Voss hasn’t approved this quote', 'Mara Voss'],
    ])
    // Who was asked about this very text isn't asked again.
    expect(missing(text)).toEqual([
      ['sam asked for changes', undefined],
      ['ida hasn’t approved this release', undefined],
    ])
  })

  it('offers to ask those, too, whose own part is the same', () => {
    const mayAsk = (now: string, people = asked) =>
      readSignOff({ ...input, asked: people, quoteApprovals }, now)
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
    // She approved the release: the quote is asked for once more.
    expect(listMissing(read(text, quoteApprovals.slice(1)))).toContainEqual({
      message: 'Mara Voss hasn’t approved this quote',
      quote: { parts: ['“We listened,”'], printed: '“We listened,”' },
      ask: expect.objectContaining({ name: 'Mara Voss' }),
    })
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
