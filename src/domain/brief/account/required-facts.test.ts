import { describe, expect, it } from 'vitest'
import { setCheckedOnly } from '#domain/brief/checked-lines.ts'
import { type DocumentBrief, emptyBrief } from '#domain/brief/document-brief.ts'
import { findMissing } from '#domain/facts/compare-facts.ts'
import { readRequired } from './required-facts.ts'

const mail = `---------- Forwarded message ---------
From: Tom Achterberg <tom@brightleafbikes.example>
Date: Tue, Nov 17, 2026 at 4:12 PM
Subject: Fwd: Haul launch - finally!!
To: Kira Lindqvist <kira@lindqvistpr.example>

Hi Kira,

ok so here's everything for the Haul release, sorry its a mess!!

- the Haul is our first electric cargo bike. It goes on sale Dec 3 2026 in our 3 Portland shops
- price $1,899. that's about half of what comparable bikes cost, I think??
- carries up to 440 lbs, 60 mile range

Quote from Nadia Ferreira, founder: "I built the bike I could not find in any shop."

Please don't mention the battery supplier (it's Voltara Cells), the contract isn't signed yet.
Can you put the range in the headline? And keep it under 400 words pls.

Press contact: Tom Achterberg, marketing lead, tom@brightleafbikes.example, 503-555-0176

Between us: we're losing our Beaverton landlord so the 4th shop is dead, keep that quiet.

Cheers
Tom

--
Tom Achterberg
Marketing Lead | Brightleaf Bikes
2210 SE Division St, Portland, OR 97202
Sent from my iPhone
`

function listLeftOut(brief: Partial<DocumentBrief>, draft: string): string[] {
  const { lines, neverSay } = readRequired({ ...emptyBrief, prompt: mail, ...brief })
  return findMissing(lines, draft, neverSay).map(({ text }) => text)
}

describe('what a draft is said to leave out', () => {
  it('are facts, quotes and contacts', () => {
    const left = listLeftOut({}, 'Brightleaf Bikes has news.').join(' | ')
    for (const fact of ['$1,899', '440 lbs', 'I built the bike', '503-555-0176'])
      expect(left).toContain(fact.replace(' lbs', ''))
  })

  it.each([
    'Voltara',
    'Beaverton',
    '4th',
    'Kira',
    'Fwd',
    'Nov 17',
    '4:12',
    'Division',
    '97202',
    'iPhone',
    '400',
    'half',
  ])('is never %s, of a private line, a mail’s head, a greeting, a request or a signature', (word) => {
    expect(listLeftOut({}, '').join(' | ')).not.toContain(word)
  })

  it('is nothing that was typed as never to be said', () => {
    const words = { added: ['Nadia Ferreira'], removed: [] }
    expect(listLeftOut({}, 'Brightleaf Bikes.')).toContain('Nadia Ferreira')
    expect(listLeftOut({ words }, 'Brightleaf Bikes.')).not.toContain('Nadia Ferreira')
  })

  it('follows the class that a person gave to a line', () => {
    const line = 'carries up to 440 lbs, 60 mile range'
    expect(listLeftOut({ kinds: { [line]: 'private' } }, '').join(' ')).not.toContain('440')
  })

  it('is nothing of unchecked notes where only checked lines are used', () => {
    expect(listLeftOut({ kinds: setCheckedOnly({}, true) }, '')).toEqual([])
  })

  it('is a value typed into the sheet, until the draft has it', () => {
    expect(listLeftOut({ answers: { product: 'Haul Max' } }, 'Haul')).toContain('Haul Max')
    expect(listLeftOut({ answers: { product: 'Haul Max' } }, 'The Haul Max.')).not.toContain('Haul Max')
  })
})
