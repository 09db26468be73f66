import { describe, expect, it } from 'vitest'
import { sortByRules } from '#domain/brief/sort-brief.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { openStatedNews } from './stated-news.ts'

const likely = { open: 0.8, silenced: 0.05 }

/** The classes after the pass, where the classifier finds every line as likely as `shares` says. */
function open(notes: string, shares = likely): string[] {
  const units = sortByRules(notes)
  openStatedNews(
    units,
    units.map(() => shares),
  )
  return units.map(({ kind, text }: SortedUnit) => `${kind}: ${text}`)
}

const rest = 'Tenants of 40 flats will pay by phone from June 3.\nPress: ann@alderpay.example'

describe('a line that says what the company does', () => {
  it.each([
    'so Alder Pay (Nakuru, you know us) has signed with the Birch Farmers Union.',
    'Alder Pay (us, Oakland) is acquiring Birch Ledger, a team of nine',
  ])('is news however it is wrapped up: %s', (line) => {
    expect(open(`${line}\n${rest}`)).toContain(`fact: ${line}`)
  })

  it.each([
    ['asks', 'do you know if Alder Pay (us) has signed with the Birch Farmers Union?'],
    ['is private', 'between us Alder Pay (you know us) has signed with the Birch Farmers Union.'],
    ['gives an opinion', 'so Alder Pay (us) has probably signed with the Birch Farmers Union.'],
    ['says nothing', 'so this is Alder Pay, you know us.'],
  ])('remains doubtful when it %s', (_why, line) => {
    expect(open(`${line}\n${rest}`)).not.toContain(`fact: ${line}`)
  })

  it('remains doubtful where the classifier doubts it, or where another line says it', () => {
    const line = 'so Alder Pay (us) has signed with the Birch Farmers Union.'
    expect(open(`${line}\n${rest}`, { open: 0.5, silenced: 0.05 })).not.toContain(`fact: ${line}`)
    expect(open(`${line}\n${rest}`, { open: 0.8, silenced: 0.2 })).not.toContain(`fact: ${line}`)
    expect(open(`Alder Pay has opened an office in Kisumu.\n${line}\n${rest}`)).not.toContain(`fact: ${line}`)
  })
})
