import { expect, it } from 'vitest'
import { nameSender } from './smtp.ts'

it.each([
  ['Dana Ruiz', 'Presswright <mail@press.example>', 'Dana Ruiz via Presswright'],
  ['Dana Ruiz', '"Acme PR" <mail@press.example>', 'Dana Ruiz via Acme PR'],
  ['Dana Ruiz', 'mail@press.example', 'Dana Ruiz via Presswright'],
  // A name that looks like an address or another header is only a name.
  [
    'ceo@bank.example <x>\r\nBcc: all',
    'Presswright <mail@press.example>',
    'ceo bank.example x Bcc: all via Presswright',
  ],
])('a mail for %j by way of %j is from %j', (person, from, name) =>
  expect(nameSender(person, from)).toEqual({ name, address: 'mail@press.example' }),
)
