// The text that a record is about, as it was sent: a fingerprint alone tells nobody what was approved.
import { getSchema } from '@tiptap/core'
import { useMemo } from 'react'
import { fromEditor } from '#domain/formats/from-editor.ts'
import { writeShownHtml } from '#domain/formats/html.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { parseHtml } from '#web/features/editor/document/parse-html.ts'
import { createExtensions } from '#web/features/editor/extensions/extensions.ts'
import { TrustedHtml } from '#web/ui/trusted-html.tsx'
import '#web/styles/document.css'

export function RecordedWords({ version, html }: { version: number; html: string }) {
  const shown = useMemo(() => writeRecordedText(html), [html])
  const title = `Text of version ${version}`
  return (
    <section aria-label={title} className="grid gap-3 pt-2">
      <h3 className="text-14 font-medium">{title}</h3>
      <TrustedHtml
        className="release recorded-text rounded-card border border-line bg-sheet p-6"
        lang="en"
        html={shown}
      />
    </section>
  )
}

/** Only what the schema knows. Pictures are named by their descriptions, which a sign-off covers. */
function writeRecordedText(html: string): string {
  const doc = parseHtml(getSchema(createExtensions()), html)
  return writeShownHtml(fromEditor(doc.toJSON()).map(describePicture))
}

const describePicture = (block: ReleaseBlock): ReleaseBlock =>
  block.type === 'picture'
    ? {
        type: 'paragraph',
        spans: [
          { text: 'Picture: ', italic: true },
          { text: [block.alt, block.caption].filter(Boolean).join('. ') || 'no alt text or caption' },
        ],
      }
    : block
