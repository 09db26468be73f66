// Counts the words of long texts here, because the database takes seconds for it; 0020-counted-words.sql reads the result.
import { createHash } from 'node:crypto'
import { countHtmlWords } from '#domain/text/html-word-count.ts'
import type { RestRequest } from './request.ts'

/** A shorter one costs the database less than looking it up among the counted. */
const longText = 20_000
const targets = ['rpc save_document', 'table content_versions']

/** The setting that tells the words of the request's long texts, by the hash of the text. */
export function countedWords({ body, json, target }: RestRequest): { 'request.words'?: string } {
  if (body.length < longText || !targets.includes(`${target.kind} ${target.name}`)) return {}
  const parsed: unknown = json()
  const counts = (Array.isArray(parsed) ? parsed : [parsed]).flatMap((row: { content?: unknown } | null) =>
    typeof row?.content === 'string' && row.content.length >= longText
      ? [[createHash('sha256').update(row.content).digest('hex'), countHtmlWords(row.content)] as const]
      : [],
  )
  return counts.length > 0 ? { 'request.words': JSON.stringify(Object.fromEntries(counts)) } : {}
}
