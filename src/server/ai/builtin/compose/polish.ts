// Applies the rules to a finished draft: the newsroom's style, no hype, third person. The editor's check then finds nothing to fix.
import { applyAllRules } from '#domain/check/apply-rules.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { rulesOfPreset } from '#domain/rules/presets.ts'
import type { Block } from '#domain/rules/release/block.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'

/** All rules except those that reword sentences, which is left to the person. */
const rules: ReadonlySet<string> = new Set([...rulesOfPreset()].filter((id) => !/^TON-0[345]$/.test(id)))

export function polish(blocks: readonly ReleaseBlock[], { company, profile }: Story): ReleaseBlock[] {
  const places = listPlaces(blocks)
  const { blocks: polished } = applyAllRules(
    places.map(({ block }) => block),
    { rules, profile, isSentence: true, ...(company !== undefined && { speaker: { company } }) },
  )
  const texts = new Map(places.map(({ spans }, index) => [spans, polished[index]?.text ?? '']))
  return blocks.map((block) => write(block, texts))
}

type Spans = Extract<ReleaseBlock, { type: 'paragraph' }>['spans']

/** Polishes a single text as body text. */
export function polishText(
  text: string,
  { company, profile }: Pick<Story, 'profile'> & Partial<Story>,
): string {
  const given = curlQuotes(text)
  const { blocks } = applyAllRules([{ type: 'paragraph', text: given }], {
    rules,
    profile,
    isPart: true,
    isSentence: true,
    ...(company !== undefined && { speaker: { company } }),
  })
  return blocks[0]?.text ?? given
}

function listPlaces(blocks: readonly ReleaseBlock[]): { spans: Spans; block: Block }[] {
  return blocks.flatMap((block): { spans: Spans; block: Block }[] => {
    if (block.type === 'list')
      return block.items
        .flatMap(listPlaces)
        .map(({ spans, block: { text } }) => ({ spans, block: { type: 'listItem' as const, text } }))
    if (block.type !== 'paragraph' && block.type !== 'heading') return []
    const text = curlQuotes(block.spans.map((span) => span.text).join(''))
    return [
      {
        spans: block.spans,
        block:
          block.type === 'heading'
            ? { type: 'heading', level: block.level, text }
            : { type: 'paragraph', text },
      },
    ]
  })
}

function write(block: ReleaseBlock, texts: ReadonlyMap<Spans, string>): ReleaseBlock {
  if (block.type === 'list')
    return { ...block, items: block.items.map((item) => item.map((inner) => write(inner, texts))) }
  if (block.type !== 'paragraph' && block.type !== 'heading') return block
  const [first] = block.spans
  return { ...block, spans: [{ ...first, text: texts.get(block.spans) ?? '' }] }
}

function curlQuotes(text: string): string {
  return (
    text
      .replaceAll(/(?<=^|[\s(])"(?=\S)/g, '“')
      .replaceAll('"', '”')
      // Single quotation marks: "called 'lifts'" inside a quotation, but an apostrophe in "the '90s".
      .replaceAll(/(?<=^|[\s(“])'(?=\p{L}[^']*')/gu, '‘')
      .replaceAll(/(?<=[\p{L}\p{N}.,!?])'|'(?=\d\ds?\b)/gu, '’')
  )
}
