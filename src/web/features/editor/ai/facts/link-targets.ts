// The links of the document, and those whose target isn't in the user's material.
import type { Node } from '@tiptap/pm/model'
import { findForeignTarget } from '#domain/facts/link-target.ts'
import { Material } from '#domain/facts/material.ts'
import type { FactMark } from '#domain/language/fact.ts'
import { readText } from '#domain/language/reading.ts'
import type { Range } from './text-places.ts'

type Link = Range & { text: string; address: string }

/** Every link in reading order; bold inside a link splits its text, not the link. */
export function listLinks(doc: Node): Link[] {
  const links: Link[] = []
  doc.descendants((node, from) => {
    const address = node.marks.find(({ type }) => type.name === 'link')?.attrs.href
    if (!node.isText || typeof address !== 'string') return
    const [text, to] = [node.text ?? '', from + node.nodeSize]
    const last = links.at(-1)
    if (last?.to !== from || last.address !== address) links.push({ from, to, text, address })
    else Object.assign(last, { to, text: last.text + text })
  })
  return links
}

/** A mark for every link whose URL is neither in the material nor in its own words, with its range in the document. */
export function findForeignLinks(doc: Node, material: readonly string[]): FactMark[] {
  const links = listLinks(doc)
  if (links.length === 0) return []
  const source = new Material(material.map((text) => readText(text)))
  return links.flatMap(({ address, ...place }) => {
    const key = findForeignTarget(address, place.text, source)
    return key === undefined ? [] : [{ kind: 'link' as const, key, ...place }]
  })
}
