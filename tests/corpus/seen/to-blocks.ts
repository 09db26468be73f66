// The corpus as the newsroom check reads a document.
import type { Block } from '#domain/rules/release/block.ts'
import type { CorpusBlock, CorpusRelease } from './release.ts'

/** The blocks of a release, with links and italics where they stand. */
export function toBlocks({ blocks }: CorpusRelease): Block[] {
  return blocks.map(toBlock)
}

function toBlock({ type, level, text, isBold, links, italics }: CorpusBlock): Block {
  const rangeOf = (part: string) => ({ from: text.indexOf(part), to: text.indexOf(part) + part.length })
  return {
    type,
    text,
    ...(level === undefined ? {} : { level }),
    ...(isBold ? { isBold } : {}),
    ...(links ? { links: links.map((link) => ({ ...rangeOf(link.text), href: link.url })) } : {}),
    ...(italics ? { italics: italics.map(rangeOf) } : {}),
  }
}
