// Reads the text of an AI analysis into suggestions.

/** One proposed change; `why` is the reason when the block gives one. */
export type Suggestion = { original: string; improved: string; why?: string }

const labelPattern = /^(original|improved|why):(.*)$/i
const blankLines = /\n[^\S\n]*\n/

type Field = 'original' | 'improved' | 'why'

/** The suggestions of an analysis, in its order; a block without both an original and an improved text is dropped. */
export function parseAnalysis(analysis: string): Suggestion[] {
  return analysis
    .replaceAll(/\r\n?/g, '\n')
    .split(blankLines)
    .map(readBlock)
    .filter((suggestion) => suggestion !== undefined)
}

function readBlock(block: string): Suggestion | undefined {
  const fields: Partial<Record<Field, string>> = {}
  let current: Field | undefined
  for (const line of block.split('\n').map((text) => text.trim())) {
    if (line === '') continue
    const [, label, text = ''] = labelPattern.exec(line) ?? []
    const field = label?.toLowerCase() as Field | undefined
    const expected = expectedAfter(current)
    if (field !== undefined && field === expected) {
      fields[field] = text.trim()
      current = field
    } else if (field === undefined && current !== undefined) {
      // A long sentence may be broken over several lines.
      fields[current] = `${fields[current] ?? ''} ${line}`.trim()
    } else {
      return undefined
    }
  }
  return toSuggestion(fields)
}

function expectedAfter(field: Field | undefined): Field | undefined {
  if (field === undefined) return 'original'
  if (field === 'original') return 'improved'
  return field === 'improved' ? 'why' : undefined
}

function toSuggestion({ original, improved, why }: Partial<Record<Field, string>>): Suggestion | undefined {
  if (!original || !improved) return undefined
  return why ? { original, improved, why } : { original, improved }
}
