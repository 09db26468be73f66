import { expect, it } from 'vitest'
import { bareName, readLegalTail } from '#domain/language/legal-forms.ts'

it.each([
  [' A/S, Odense, builds heat pumps', ' A/S'],
  [', S.A.B. de C.V. (with headquarters in Puebla)', ', S.A.B. de C.V.'],
  [' San. ve Tic. A.Ş.', ' San. ve Tic. A.Ş.'],
  [', a.s., Olomouc, supplies trams', ', a.s.'],
  [' Private Limited', ' Private Limited'],
  [' Sp. z o.o. opens a plant', ' Sp. z o.o.'],
])('reads the legal form in "%s"', (after, form) => {
  expect(readLegalTail(after)).toBe(form)
})

it.each([', Co. Cork', ' as a partner', ' and Birch Foods', ', Ohio', ' de la Cruz', ' opens a shop'])(
  'reads no legal form in "%s"',
  (after) => {
    expect(readLegalTail(after)).toBe('')
  },
)

it('leaves a name as it is without its legal forms', () => {
  expect(bareName('Selangor Rubber Sdn Bhd')).toBe('Selangor Rubber')
  expect(bareName('Behnke Winden GmbH & Co. KG')).toBe('Behnke Winden')
  expect(bareName('Mewa Cold Logistics sp. z o.o.')).toBe('Mewa Cold Logistics')
  expect(bareName('Ascensores Ribalta, S.A.')).toBe('Ascensores Ribalta')
  expect(bareName('Grupo Lienzo S.A.B. de C.V.')).toBe('Grupo Lienzo')
  expect(bareName('Miller & Co.')).toBe('Miller & Co.')
  expect(bareName('Harbor Books')).toBe('Harbor Books')
})
