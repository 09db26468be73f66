import { describe, expect, it } from 'vitest'
import { PreparedStatements, toText } from './prepared-statements.ts'

const step = (text: string, role?: string) => ({ text, values: [], ...(role && { role }) })

function prepare(statements: PreparedStatements, text: string): string {
  const preparation = statements.take(step(text))
  statements.keep(preparation)
  return preparation.name
}

describe('prepared statements', () => {
  it('are ready once they have worked', () => {
    const statements = new PreparedStatements()
    const first = statements.take(step('select 1'))
    expect(first.isReady).toBe(false)
    statements.keep(first)
    expect(statements.take(step('select 1'))).toEqual({ ...first, isReady: true })
  })

  it('are prepared again after a failure', () => {
    const statements = new PreparedStatements()
    prepare(statements, 'select 1')
    statements.forget(statements.take(step('select 1')))
    expect(statements.take(step('select 1')).isReady).toBe(false)
  })

  it('belong to one role', () => {
    const statements = new PreparedStatements()
    const first = statements.take(step('select 1', 'anon'))
    statements.keep(first)
    const other = statements.take(step('select 1', 'authenticated'))
    expect(other.isReady).toBe(false)
    expect(other.name).not.toBe(first.name)
  })

  it('give up the name of the one used longest ago', () => {
    const statements = new PreparedStatements()
    const names = Array.from({ length: 100 }, (_, index) => prepare(statements, `select ${index}`))
    expect(new Set(names).size).toBe(100)
    expect(statements.take(step('select 0')).isReady).toBe(true)
    expect(prepare(statements, 'select 100')).toBe(names[1])
    expect(statements.take(step('select 0')).isReady).toBe(true)
    expect(statements.take(step('select 1')).isReady).toBe(false)
  })

  it('have no name when their text is very long', () => {
    const statements = new PreparedStatements()
    const long = `select '${'x'.repeat(10_000)}'`
    expect(prepare(statements, long)).toBe('')
    expect(statements.take(step(long)).isReady).toBe(false)
  })
})

describe('a value as text', () => {
  it.each([
    [null, null],
    [7, '7'],
    [false, 'false'],
    ['a "b"', 'a "b"'],
    [['a', 'b,c', 'd"e', 'f\\g', ''], '{"a","b,c","d\\"e","f\\\\g",""}'],
  ])('of %o is %o', (value, text) => {
    expect(toText(value)).toBe(text)
  })
})
