import { describe, expect, it } from 'vitest'
import { compareFacts, findMissing } from './compare-facts.ts'

function compare(before: string, after: string) {
  const { lost, added, changed } = compareFacts(before, after)
  return {
    lost: lost.map(({ text }) => text),
    added: added.map(({ text }) => text),
    changed: changed.map((change) => [change.before.text, change.after.text]),
  }
}

const unchanged = { lost: [], added: [], changed: [] }

describe('compareFacts', () => {
  it('finds no change in another spelling, another order or fewer mentions', () => {
    expect(
      compare(
        'On November 17th, Acme Corp. raised $5M. Acme grew 30 percent. Jane Doe, CEO, was pleased. Doe said so.',
        'Acme grew 30% and raised $5 million on Nov. 17. Chief executive Jane Doe was pleased.',
      ),
    ).toEqual(unchanged)
  })

  it('misses no letters where the name they stand for is still there', () => {
    const agency = 'The U.S. Environmental Protection Agency'
    expect(compare(`${agency} (EPA) fined it.`, `${agency} fined it.`)).toEqual(unchanged)
    expect(compare(`${agency} and the FDA fined it.`, `${agency} fined it.`).lost).toEqual(['FDA'])
  })

  it('reports what is gone and what is new', () => {
    expect(compare('Acme hired 40 nurses in Ohio.', 'Acme hired nurses.')).toEqual({
      ...unchanged,
      lost: ['40', 'Ohio'],
    })
    expect(compare('The shop opens.', 'The shop opens at 9 a.m. with 12 staff.')).toEqual({
      ...unchanged,
      added: ['9 a.m.', '12'],
    })
  })

  it('pairs a fact with its replacement of the same kind in the same sentence', () => {
    expect(compare('Acme raised $4.2M in seed funding.', 'Acme raised $4M in seed funding.')).toEqual({
      ...unchanged,
      changed: [['$4.2M', '$4M']],
    })
    expect(compare('“We grew fast,” said Doe.', '“We grew very fast,” said Doe.')).toEqual({
      ...unchanged,
      changed: [['“We grew fast,”', '“We grew very fast,”']],
    })
  })

  it.each([
    ['Microsoft agreed.', 'Google agreed.', 'Microsoft', 'Google'],
    ['call 555-0100', 'call 555-0101', '555-0100', '555-0101'],
    ['sales doubled', 'sales tripled', 'doubled', 'tripled'],
    ['We had dozens of users', 'We had thousands of users', 'dozens', 'thousands'],
    ['works at −5°C outside', 'works at 5°C outside', '−5°C', '5°C'],
    ['over 40 miles', 'over 40 kilometers', '40 miles', '40 kilometers'],
    ['‘It works,’ said Bo.', '‘It fails,’ said Bo.', '‘It works,’', '‘It fails,’'],
  ])('reports that %s became %s', (before, after, was, is) => {
    expect(compare(before, after)).toEqual({ ...unchanged, changed: [[was, is]] })
  })

  it('reports that two facts were swapped', () => {
    expect(compare('Sales rose 12% and costs fell 8%.', 'Sales rose 8% and costs fell 12%.').changed).toEqual(
      [
        ['12%', '8%'],
        ['8%', '12%'],
      ],
    )
    expect(
      compare('Ann Bo is CEO and Lee Park is CFO.', 'Lee Park is CEO and Ann Bo is CFO.').changed,
    ).toHaveLength(2)
  })

  it('claims no change of places where the words moved along, or are around both', () => {
    expect(compare('Sales rose 12% and costs fell 8%.', 'Costs fell 8% and sales rose 12%.')).toEqual(
      unchanged,
    )
    expect(
      compare('It costs $5 a share. It costs $6 a share.', 'It costs $6 a share. It costs $5 a share.'),
    ).toEqual(unchanged)
  })

  it('does not pair facts that have nothing in common', () => {
    expect(compare('Tickets cost $12.', 'The grant covers $900 of rent elsewhere.')).toEqual({
      ...unchanged,
      lost: ['$12'],
      added: ['$900'],
    })
  })

  it('reports a full name that shrank to a surname', () => {
    expect(compare('Then Jane Doe spoke.', 'Then Doe spoke.').lost).toEqual(['Jane Doe'])
  })

  it('reports a quotation whose speaker changed', () => {
    const { lost, added, changed } = compareFacts(
      '“It folds flat,” said Jane Doe with John Roe.',
      '“It folds flat,” said John Roe with Jane Doe.',
    )
    expect([lost.length, added.length, changed.length]).toEqual([0, 0, 1])
    expect(changed[0]).toMatchObject({ before: { speaker: 'doe' }, after: { speaker: 'roe' } })
  })

  it('compares long texts without a common fact', () => {
    const list = (unit: string) =>
      Array.from({ length: 4000 }, (_, index) => `${unit}${index * 7 + 1000}`).join(' ')
    const { lost, added } = compareFacts(list('$'), list('€'))
    expect([lost.length, added.length]).toEqual([4000, 4000])
  })
})

describe('findMissing', () => {
  it('lists what was given and is not in the text, in any spelling', () => {
    const given = 'Acme opens on November 17, 2026 in Boulder for $49. Jane Doe says: "It folds flat."'
    expect(findMissing(given, 'BOULDER, Nov. 17, 2026 — Acme opens.').map(({ text }) => text)).toEqual([
      '$49',
      'Jane Doe',
      '"It folds flat."',
    ])
    expect(findMissing(given, given)).toEqual([])
  })

  it('finds a company and its town apart, but not the parts of one name', () => {
    expect(findMissing('Acme of Duluth opens.', 'DULUTH — Acme opens.')).toEqual([])
    expect(findMissing('Acme Labs of Duluth opens.', 'DULUTH — Acme Labs opens.')).toEqual([])
    expect(findMissing('the Bank of Duluth opens', 'DULUTH — The bank opens.')).toHaveLength(1)
  })

  it('does not ask the text for what was said about the text', () => {
    expect(
      findMissing('Write 400 words in AP style and five headlines about Acme.', 'Acme is here.'),
    ).toEqual([])
  })
})
