// Turns web and mail addresses in a release into links.

import type { ReleaseBlock, ReleaseSpan } from '#domain/formats/release-tree.ts'
import { findMatches } from '#domain/language/matches.ts'

const addressPattern =
  /(?<mail>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)|(?<web>(?:https?:\/\/|(?<![\w@./-])(?=[\w-]+\.))[\w-]{1,63}(?:\.[\w-]{1,63})*\.(?:com|org|net|edu|gov|io|co|ai|app|dev|eu|uk|de|us|ca|info|health|tech|shop|store|example)(?![\w-])(?:\/[\w./?=&%#-]*[\w/])?)/gi
// A quick test: every address has a period inside, and few sentences do.
const innerStop = /\.\w/

/** The blocks with every address linked. */
export function linkAddresses(blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  return blocks.map((block) =>
    block.type === 'paragraph' ? { ...block, spans: block.spans.flatMap(linkSpan) } : block,
  )
}

function linkSpan(span: ReleaseSpan): ReleaseSpan[] {
  if (!innerStop.test(span.text)) return [span]
  const spans: ReleaseSpan[] = []
  let at = 0
  for (const match of findMatches(span.text, addressPattern)) {
    const { mail, web = '' } = match.groups ?? {}
    const link = mail === undefined ? toUrl(web) : `mailto:${mail}`
    if (match.index > at) spans.push({ ...span, text: span.text.slice(at, match.index) })
    spans.push({ ...span, text: match[0], link })
    at = match.index + match[0].length
  }
  if (at < span.text.length) spans.push({ ...span, text: span.text.slice(at) })
  return spans
}

function toUrl(address: string): string {
  return /^https?:/i.test(address) ? address : `https://${address}`
}
