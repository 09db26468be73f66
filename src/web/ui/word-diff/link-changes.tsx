// Links that lead elsewhere than before, which a comparison of words can't show.
import type { LinkChange, TextLink } from '#domain/text/link-changes.ts'
import { InOrder } from '#web/ui/in-order.tsx'

export const readLinks = (element: ParentNode): TextLink[] =>
  [...element.querySelectorAll('a[href]')].map((link) => ({
    words: (link.textContent ?? '').trim(),
    target: link.getAttribute('href') ?? '',
  }))

export function LinkChanges({ changes }: { changes: readonly LinkChange[] }) {
  if (changes.length === 0) return null
  return (
    <ul aria-label="Changed links" className="grid gap-1 text-14 wrap-anywhere">
      <InOrder items={changes}>
        {(change) => (
          <li>
            {describe(change)}: “{change.words}” → {change.before !== undefined && <del>{change.before}</del>}{' '}
            {change.after !== undefined && <ins>{change.after}</ins>}
          </li>
        )}
      </InOrder>
    </ul>
  )
}

function describe({ before, after }: LinkChange): string {
  if (before === undefined) return 'Link added'
  return after === undefined ? 'Link removed' : 'Link changed'
}
