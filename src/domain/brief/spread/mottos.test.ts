import { expect, it } from 'vitest'
import { sortByRules } from '#domain/brief/sort-brief.ts'
import { closeMottos } from './mottos.ts'

function lastKind(notes: string): string | undefined {
  const units = sortByRules(notes)
  closeMottos(units)
  return units.at(-1)?.kind
}

const motto = '"A friend in need is a friend indeed"'

it('closes a line between marks below the address of whoever signs', () => {
  expect(lastKind(`Larkmoor opens.\n\nRegards\n\nOrla Fenn\norla@larkmoor.example\n${motto}`)).toBe(
    'furniture',
  )
})

it('leaves words that stand elsewhere, or with their speaker', () => {
  expect(lastKind(`Larkmoor opens.\n${motto}`)).toBe('quote')
  expect(lastKind(`Regards\n\nOrla Fenn\norla@larkmoor.example\n${motto} said Orla Fenn, director`)).toBe(
    'quote',
  )
})
