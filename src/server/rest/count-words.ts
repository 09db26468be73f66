// Counts the words of a request's texts here, because the database would take seconds; 0026-known-words.sql reads the result.
import { hash } from 'node:crypto'
import { contentMaxBytes } from '#domain/document/document.ts'
import { countHtmlWords } from '#domain/text/html-word-count.ts'
import type { RestRequest } from './request.ts'

/** For shorter bodies and texts, counting in the database is faster than looking up the result. */
const longBody = 20_000
const worthCounting = 200
const targets = ['rpc save_document', 'table content', 'table content_versions']

/** The setting with the word counts of the request's texts, by a prefix of the text's hash. */
export function countedWords({ body, json, target }: RestRequest): { 'request.words'?: string } {
  if (body.length < longBody || !targets.includes(`${target.kind} ${target.name}`)) return {}
  const parsed = json()
  const counts = (Array.isArray(parsed) ? parsed : [parsed]).flatMap((row: { content?: unknown } | null) =>
    typeof row?.content === 'string' && isWorthCounting(row.content)
      ? [[hashOf(row.content), countHtmlWords(row.content)] as const]
      : [],
  )
  return counts.length > 0 ? { 'request.words': JSON.stringify(Object.fromEntries(counts)) } : {}
}

/** The database refuses a document that is too long, so its words don't matter. */
const isWorthCounting = ({ length }: string) => length >= worthCounting && length <= contentMaxBytes

const hashOf = (text: string) => hash('sha256', text).slice(0, 16)
