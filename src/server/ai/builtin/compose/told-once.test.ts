import { describe, expect, it } from 'vitest'
import { tellOnce } from './told-once.ts'

const lead = 'Larkmoor has raised $4 million in a seed round led by Harbor Ventures.'

describe('tellOnce', () => {
  it('leaves out a sentence that says no more than the lead', () => {
    expect(tellOnce([['Larkmoor is raising $4 million.'], ['It makes axles.']], lead)).toEqual([
      ['It makes axles.'],
    ])
  })

  it('leaves out a clause that the lead has told, and keeps the one behind it', () => {
    const text = 'Harbor Ventures led it, and the Birch Fund of Salem is in it, too.'
    expect(tellOnce([[text]], lead)).toEqual([['The Birch Fund of Salem is in it, too.']])
  })

  it('leaves out a sentence that another of the body has told', () => {
    const text = 'The plant employs 40 people.'
    expect(tellOnce([[text], ['The plant employs 40 people.']], lead)).toEqual([[text]])
  })

  it.each([
    ['denies what the lead says', 'Harbor Ventures has not led the round.'],
    ['gives another figure', 'Larkmoor has raised $400,000 in a seed round.'],
    ['holds on a condition', 'Harbor Ventures led the round unless Larkmoor has raised $4 million.'],
  ])('keeps a sentence that %s', (_, text) => {
    expect(tellOnce([[text]], lead)).toEqual([[text]])
  })
})
