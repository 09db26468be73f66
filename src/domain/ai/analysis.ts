// Reads the text of an AI analysis into suggestions.

/** One proposed change, with its reason and its category where the block gives them. */
export type Suggestion = { original: string; improved: string; why?: string; category?: string }

const labelPattern = /^(original|improved|why|category):(.*)$/i
const blankLines = /\n[^\S\n]*\n/

type Field = keyof Suggestion

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
    if (field !== undefined && expectedAfter(current).includes(field)) {
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

function expectedAfter(field: Field | undefined): readonly Field[] {
  if (field === undefined) return ['original']
  if (field === 'original') return ['improved']
  if (field === 'improved') return ['why', 'category']
  return field === 'why' ? ['category'] : []
}

function toSuggestion(fields: Partial<Record<Field, string>>): Suggestion | undefined {
  const { original, improved, why, category } = fields
  if (!original || !improved) return undefined
  return { original, improved, ...(why && { why }), ...(category && { category }) }
}

/** A block as parseAnalysis reads it. */
export function writeSuggestion({ original, improved, why, category }: Suggestion): string {
  const lines = [`Original: ${original}`, `Improved: ${improved}`]
  if (why) lines.push(`Why: ${why}`)
  if (category) lines.push(`Category: ${category}`)
  return lines.join('\n')
}
