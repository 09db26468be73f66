import { expect, it } from 'vitest'
import { predictOutcome, type Successor } from './succession.ts'

const person = (
  name: string,
  role: Successor['role'],
  joinedAt = '2026-11-01T10:00:00+00:00',
): Successor => ({
  ...{ userId: name.toLowerCase(), name, role, joinedAt },
})
const ines = person('Ines', 'owner')

it.each<[string, Successor[], object]>([
  ['nobody else is there', [], { kind: 'deleted' }],
  ['another owner is there', [person('Jo', 'editor', '2025'), person('Bo', 'owner')], { kind: 'kept' }],
  [
    'editors inherit before viewers',
    [person('Vi', 'viewer', '2025'), person('Ed', 'editor')],
    { kind: 'inherited', newOwner: 'Ed' },
  ],
  [
    'the first to join inherits',
    [
      person('Ed', 'editor', '2026-11-01T10:00:00.12+00:00'),
      person('Jo', 'editor', '2026-11-01T10:00:00.1+00:00'),
      person('Al', 'editor', '2026-11-02T10:00:00+00:00'),
    ],
    { kind: 'inherited', newOwner: 'Jo' },
  ],
  [
    'of two who joined at once the database takes the first id',
    [person('Jo', 'viewer'), person('Bo', 'viewer')],
    { kind: 'inherited', newOwner: 'Bo' },
  ],
])('when %s', (_, others, outcome) => {
  expect(predictOutcome([ines, ...others], ines.userId)).toEqual(outcome)
})
