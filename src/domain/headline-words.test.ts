import { describe, expect, it } from 'vitest'
import { ACTION_WORDS, EMOTIONAL_WORDS, POWER_WORDS, URGENCY_WORDS } from './headline-words.ts'

describe('headline words', () => {
  it('are the three lists of the specification', () => {
    expect(POWER_WORDS.join(', ')).toBe(
      'exclusive, breaking, announces, launches, reveals, unveils, introduces, breakthrough, revolutionary, ' +
        'innovative, first, new, major, significant',
    )
    expect(ACTION_WORDS.join(', ')).toBe('discover, learn, find, explore, unlock, master, achieve, transform')
    expect(URGENCY_WORDS.join(', ')).toBe('now, today, immediately, urgent, breaking, just in')
  })

  it('include our own emotional words', () => {
    expect(EMOTIONAL_WORDS.join(', ')).toBe(
      'bold, care, costly, crisis, critical, fair, families, family, fear, free, harm, hidden, historic, honest, ' +
        'hope, lasting, lifesaving, lost, love, proud, rare, relief, rescue, risk, safe, safer, stronger, threat, ' +
        'trust, vital, warning',
    )
  })

  it('never count an emotional word twice', () => {
    const others: string[] = [...POWER_WORDS, ...ACTION_WORDS, ...URGENCY_WORDS]
    expect(EMOTIONAL_WORDS.filter((word) => others.includes(word))).toEqual([])
    expect(new Set(EMOTIONAL_WORDS).size).toBe(EMOTIONAL_WORDS.length)
  })
})
