// Headers and footers: a letterhead or a contact may stand there and nowhere else, so their text is kept, each line once and marked as
// what it was. Lines that only count pages are left out.
import { type ReleaseBlock, readSpans } from '#domain/formats/release-tree.ts'

const pageLine = /^(?:\W|\d|page|pages|of|seite|von|página|de|pagina|di|sur|more|continued)*$/i

export function joinFurniture(
  headers: readonly ReleaseBlock[][],
  footers: readonly ReleaseBlock[][],
): ReleaseBlock[] {
  return [...markLines('Page header: ', headers), ...markLines('Page footer: ', footers)]
}

function markLines(mark: string, stories: readonly ReleaseBlock[][]): ReleaseBlock[] {
  const seen = new Set<string>()
  return stories.flat().flatMap((block): ReleaseBlock[] => {
    if (block.type === 'rule') return []
    if (block.type !== 'paragraph' && block.type !== 'heading') return [block]
    const text = readSpans(block.spans).trim()
    if (seen.has(text) || pageLine.test(text)) return []
    seen.add(text)
    return [{ type: 'paragraph', spans: [{ text: mark }, ...block.spans] }]
  })
}
