// A release tree -> HTML, letter for letter as the editor writes it.
import { writeHtml } from '#domain/formats/html.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'

export function writeRelease(blocks: readonly ReleaseBlock[]): string {
  return writeHtml(blocks)
}
