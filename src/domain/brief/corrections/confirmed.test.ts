import { describe, expect, it } from 'vitest'
import { sortBrief } from '#domain/brief/sort-brief.ts'

const news =
  'Marrick Water closed its north plant on Monday after a pump failed.\nThe outage cut off 5,200 homes and 41 shops in Marrick.\nA bottle of water costs $2 at the depot.'

const kindOf = (line: string) =>
  sortBrief(`${news}\n${line}`).units.find(({ text }) => text.startsWith(line))?.kind

describe('what notes only confirm', () => {
  it.each(['shops still 41', 'the shops are unchanged at 41', 'homes the same, 5,200'])(
    'is for the writer: %s',
    (line) => {
      expect(kindOf(line)).not.toBe('fact')
    },
  )

  it.each(['Nine schools stay open.', 'The crew is still at 14 sites.', 'The reserve is 41% full.'])(
    'is nothing else: %s',
    (line) => {
      expect(kindOf(line)).not.toBe('instruction')
    },
  )
})
