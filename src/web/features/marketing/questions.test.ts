import { expect, it } from 'vitest'
import { dailyLimit } from '#domain/billing/usage.ts'
import { spellNumber } from '#domain/language/numbers/number-spelling.ts'
import { questions } from './questions.ts'

it('promises as many generations a day as the limit grants', () => {
  const text = questions.map((question) => question.text).join('\n')
  expect(text).toContain(`${spellNumber(dailyLimit)} generations a day`)
})
