import { describe, expect, it } from 'vitest'
import { createLog, describeError } from './log.ts'

describe('the log', () => {
  it('writes one line of JSON per event', () => {
    const lines: string[] = []
    createLog('info', (line) => lines.push(line)).info('request', { status: 200, path: '/a\nb' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('\n')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      event: 'request',
      status: 200,
      path: '/a\nb',
    })
  })

  it('leaves out what is below its level', () => {
    const lines: string[] = []
    const log = createLog('warn', (line) => lines.push(line))
    log.debug('a')
    log.info('b')
    log.warn('c')
    log.error('d')
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['c', 'd'])
  })

  it('describes an error with its causes', () => {
    const error = new Error('outer', { cause: new TypeError('inner') })
    expect(describeError(error)).toMatch(/^Error: outer .*<- TypeError: inner/)
    expect(describeError('plain')).toBe('plain')
  })
})
