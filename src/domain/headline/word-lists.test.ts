import { describe, expect, it } from 'vitest'
import { actionWords, emotionalWords, powerWords, urgencyWords } from './word-lists.ts'

describe('headline words', () => {
  it('are the three lists of the specification', () => {
    expect(powerWords.join(', ')).toBe(
      'exclusive, breaking, announces, launches, reveals, unveils, introduces, breakthrough, revolutionary, ' +
        'innovative, first, new, major, significant',
    )
    expect(actionWords.join(', ')).toBe('discover, learn, find, explore, unlock, master, achieve, transform')
    expect(urgencyWords.join(', ')).toBe('now, today, immediately, urgent, breaking, just in')
  })

  it('include our own emotional words', () => {
    expect(emotionalWords.join(', ')).toBe(
      'bold, care, costly, crisis, critical, fair, families, family, fear, free, harm, hidden, historic, honest, ' +
        'hope, lasting, lifesaving, lost, love, proud, rare, relief, rescue, risk, safe, safer, stronger, threat, ' +
        'trust, vital, warning',
    )
  })

  it('never count an emotional word twice', () => {
    const others: string[] = [...powerWords, ...actionWords, ...urgencyWords]
    expect(emotionalWords.filter((word) => others.includes(word))).toEqual([])
    expect(new Set(emotionalWords).size).toBe(emotionalWords.length)
  })
})
